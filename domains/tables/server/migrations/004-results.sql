-- The last results of a table, for its statistics.
create index round_of_table on tables.round (table_code, opened_at desc) where state = 'dealt';
