-- A lease lasts as long as its holder's session; one that was given back has no holder.
UPDATE leases SET holder = '' WHERE heard = 0;
ALTER TABLE leases DROP COLUMN heard;
