"""What both kinds of databases share: ports, errors, the writer, the migrations."""
