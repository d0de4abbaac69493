-- An operator edits promotions: each edit is a new version, and a bonus keeps the one that it was chosen with. Games that count
-- towards the turnover, by category: none named is all of them.
alter table cashier.promotion
	add column version integer not null default 1 check (version >= 1),
	add column games text[] not null default '{}';
alter table cashier.bonus
	add column version integer not null default 1,
	add column games text[] not null default '{}';
