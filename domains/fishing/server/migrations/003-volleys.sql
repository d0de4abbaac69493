-- The volleys of a sitting that were told, with their rounds, so that the record opens from a sitting to each of them.
create table fishing.volley (
	sitting uuid not null references fishing.sitting (id) on delete cascade,
	n integer not null,
	round_id uuid not null,
	at timestamptz not null,
	shots integer not null,
	stake numeric not null,
	win numeric not null,
	primary key (sitting, n)
);
create index sitting_of_owner on fishing.sitting (owner, game, sat_at desc, id desc);
