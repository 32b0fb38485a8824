"""What is made of tables: lessons, the deal of the day. Tables know nothing of them."""
