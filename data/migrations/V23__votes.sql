-- Nobody votes on another clock any more: a table with such a vote loses the votes that are open.
UPDATE tables SET votes = '[]' WHERE votes LIKE '%"clock"%';
