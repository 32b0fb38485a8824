-- Functions of SQLite that PostgreSQL lacks and the store's statements use.
CREATE OR REPLACE FUNCTION json_valid(document text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  PERFORM document::jsonb;
  RETURN true;
EXCEPTION WHEN others THEN
  RETURN false;
END
$$;

-- path: '$.name', '$[0]' and combinations of them, which jsonpath writes alike.
CREATE OR REPLACE FUNCTION json_extract(document text, path text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT jsonb_path_query_first(document::jsonb, path::jsonpath) #>> '{}'
$$;

-- The elements of an array; anything else is one element that is not an object.
CREATE OR REPLACE FUNCTION json_each(document text)
RETURNS TABLE (key bigint, value text, type text) LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT place - 1, element #>> '{}', jsonb_typeof(element)
  FROM jsonb_array_elements(
    CASE jsonb_typeof(document::jsonb)
    WHEN 'array' THEN document::jsonb ELSE jsonb_build_array(0) END
  ) WITH ORDINALITY AS elements (element, place)
$$;

-- path: of one member of an object, '$.name'.
CREATE OR REPLACE FUNCTION json_set(document text, path text, number bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT document::jsonb || jsonb_build_object(substr(path, 3), number)
$$;

-- Members of `changes` replace those of `document`; null removes a member.
CREATE OR REPLACE FUNCTION json_patch(document text, changes json) RETURNS text
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT (document::jsonb || changes::jsonb)
    - ARRAY(SELECT name FROM jsonb_each(changes::jsonb) AS each (name, member)
            WHERE member = 'null')
$$;

CREATE OR REPLACE FUNCTION json_appended(list jsonb, element anyelement) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT list || jsonb_build_array(element)
$$;

CREATE OR REPLACE AGGREGATE json_group_array(anyelement) (
  SFUNC = json_appended, STYPE = jsonb, INITCOND = '[]'
);

-- True if the text contains these digits.
CREATE OR REPLACE FUNCTION instr(document text, number bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT strpos(document, number::text) > 0
$$;

-- The only format and origin that the statements use: '%Y-%m', 'unixepoch'.
CREATE OR REPLACE FUNCTION strftime(format text, moment double precision, origin text)
RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT to_char(to_timestamp(moment) AT TIME ZONE 'UTC', 'YYYY-MM')
$$;
