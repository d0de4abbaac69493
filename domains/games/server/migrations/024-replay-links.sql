-- Links with which members show one of their rounds to others. A token is kept as its digest alone: whoever reads the table
-- opens nothing. A link that is taken back leaves no row, so it is answered like one that never was.
create table games.replay_link (
	id bigint generated always as identity primary key,
	digest bytea not null unique check (octet_length(digest) = 32),
	member_id bigint not null,
	round_id uuid not null,
	game_id bigint not null references games.game (id),
	-- Whether stake and win are shown; else the win as a multiple of the stake.
	amounts boolean not null,
	made_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > made_at)
);
create index replay_link_of_member on games.replay_link (member_id, id desc);
create index replay_link_end on games.replay_link (ends_at);
