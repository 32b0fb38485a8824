-- Nobody votes on another clock any more: a table with such a vote loses the votes that are open.
UPDATE tables SET votes = '[]' WHERE votes LIKE '%"clock"%';
-- Nobody follows a table any more.
DELETE FROM settings WHERE scope = 'table' AND name LIKE 'follow:%';
