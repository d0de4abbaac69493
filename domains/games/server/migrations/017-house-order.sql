-- The house's vendors stand in the order they were made, before those from outside. One that an operator moved stays.
update games.vendor set sort_order = 10 where code = 'TESSERA' and sort_order = 100;
update games.vendor set sort_order = 40 where code = 'TESSERA_INSTANT' and sort_order = 100;
