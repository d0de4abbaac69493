-- A tournament whose prizes are more than whoever saves it may promise alone waits here for a second person (decision 067). Until
-- then nothing of it stands and nothing is set aside; what is agreed to is written as it was asked for.

create table games.tournament_proposal (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	-- The version that was looked at; null of a new one.
	was integer check (was >= 1),
	settings jsonb not null,
	kept text not null default 'waiting' check (kept in ('waiting', 'agreed', 'refused', 'withdrawn', 'lapsed')),
	asked_by text not null,
	asked_by_id text not null,
	asked_at timestamptz not null,
	lapses_at timestamptz not null check (lapses_at >= asked_at),
	decided_by text,
	decided_by_id text,
	decided_at timestamptz,
	-- Why it was refused.
	why text check (length(why) between 3 and 500),
	check ((kept in ('waiting', 'lapsed')) = (decided_by_id is null)),
	check ((decided_by is null) = (decided_by_id is null) and (decided_at is null) = (decided_by_id is null)),
	-- Nobody agrees to their own, and nobody takes back what another asked for.
	check (kept not in ('agreed', 'refused') or decided_by_id <> asked_by_id),
	check (kept <> 'withdrawn' or decided_by_id = asked_by_id),
	check ((kept = 'refused') = (why is not null))
);
-- Of one tournament one thing waits at a time.
create unique index tournament_waits on games.tournament_proposal (code) where kept = 'waiting';
