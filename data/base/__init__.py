"""The common base of both kinds of databases: ports, errors, the writer, the migrations."""
