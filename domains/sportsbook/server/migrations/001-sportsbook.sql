-- Events of the simulated leagues with how they stand, and slips: what was bet on them. Money is tickets of the games.
create schema sportsbook;

-- How good each side is in a season: drawn when its first match is planned, known to the house alone.
create table sportsbook.season (
	league text collate "C" not null check (league ~ '^[A-Z0-9]{3}$'),
	season integer not null check (season >= 0),
	strengths jsonb not null,
	primary key (league, season)
);

create table sportsbook.event (
	id text collate "C" primary key check (id ~ '^[A-Z0-9]{3}-[0-9]{1,9}$'),
	league text collate "C" not null,
	season integer not null,
	home smallint not null,
	away smallint not null check (away <> home),
	kickoff timestamptz not null,
	-- void: not played to its end; what is not decided by then is void.
	status text not null default 'before' check (status in ('before', 'live', 'ended', 'void')),
	-- As the law reads it.
	state jsonb not null,
	-- When bets were refused because something might change, by version from 0.
	stops jsonb not null default '[]',
	-- Rises with each correction of a result.
	result_version integer not null default 0,
	settled_version integer not null default 0,
	ended_at timestamptz,
	foreign key (league, season) references sportsbook.season (league, season),
	check ((status in ('ended', 'void')) = (ended_at is not null)),
	check (settled_version <= result_version)
);
create index event_kickoff on sportsbook.event (kickoff) where status in ('before', 'live');
create index event_season on sportsbook.event (league, season, kickoff desc);
create index event_unsettled on sportsbook.event (ended_at) where settled_version < result_version;

create table sportsbook.slip (
	id uuid primary key,
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	key text collate "C" not null,
	vendor text collate "C" not null,
	currency text collate "C" not null,
	legs jsonb not null,
	sizes jsonb not null,
	line bigint not null check (line > 0),
	stake bigint not null check (stake >= line),
	most bigint not null check (most >= 0),
	-- Null until it is known that the stake was taken.
	ticket_id uuid,
	placed_at timestamptz,
	-- Of the settlement by which its ticket stands.
	version integer not null default 0,
	state text not null default 'open' check (state in ('open', 'settled', 'void')),
	sold smallint not null default 0 check (sold between 0 and 100),
	cashed bigint not null default 0 check (cashed >= 0),
	returned bigint not null default 0 check (returned >= 0),
	-- By leg; null where a leg is open.
	ends jsonb not null default '[]',
	created_at timestamptz not null,
	unique (owner, key)
);
create index slip_owner on sportsbook.slip (owner, vendor, created_at desc) where ticket_id is not null;
create index slip_lost on sportsbook.slip (created_at) where ticket_id is null;

create table sportsbook.slip_leg (
	event text collate "C" not null references sportsbook.event (id),
	slip uuid not null references sportsbook.slip (id) on delete cascade,
	primary key (event, slip)
);
create index slip_leg_slip on sportsbook.slip_leg (slip);
