"""Who sits where: lobbies, hosts, invitations, votes, rematches; pure changes of a table."""
