"""PostgreSQL for the store, for bots that outgrow one machine; needs the extra `cluster`."""
