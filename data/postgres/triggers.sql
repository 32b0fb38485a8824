-- The announcements between the processes of a cluster; created after the tables.
CREATE OR REPLACE FUNCTION tell_of_setting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed settings := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('settings', changed.scope || ':' || changed.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tell_of_setting AFTER INSERT OR UPDATE OR DELETE ON settings
FOR EACH ROW EXECUTE FUNCTION tell_of_setting();
