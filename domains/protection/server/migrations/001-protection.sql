-- Protection of players: the rules of each market, the limits that are held, what was played against them, and since
-- when somebody plays. Every key of a member's table begins with the member.
create schema protection;

-- The rules of one market, an operator's to edit. What a market does not ask for stands as its weakest value.
create table protection.profile (
	code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	name text not null check (length(name) between 1 and 80),
	-- By which brands play that name none.
	usual boolean not null default false,
	minimum_age integer not null check (minimum_age between 18 and 25),
	-- The least time from one stake to the next in one game; 0 asks for none.
	minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms between 0 and 60000),
	autoplay boolean not null default false,
	-- Minutes of play between two reality checks: what holds for whoever chose none, and what may be chosen.
	reality_minutes integer not null,
	reality_least integer not null check (reality_least >= 1),
	reality_most integer not null check (reality_most <= 1440),
	-- Days, weeks and months of the limits begin at midnight of this zone.
	utc_offset_minutes integer not null default 0 check (utc_offset_minutes between -720 and 840),
	-- How long a looser limit waits.
	looser_wait_hours integer not null default 24 check (looser_wait_hours between 0 and 720),
	-- Limits without which nobody deposits (deposit) or stakes (the others).
	mandatory_limits text[] not null default '{}' check (mandatory_limits <@ array['deposit', 'loss', 'wager', 'time']),
	-- The most minutes of play in a day, whatever a member chose; null where the market sets none.
	most_minutes_a_day integer check (most_minutes_a_day between 30 and 1440),
	break_hours integer[] not null check (cardinality(break_hours) between 1 and 8 and 1 <= all (break_hours) and 1008 >= all (break_hours)),
	exclusion_months integer[] not null
		check (cardinality(exclusion_months) between 1 and 8 and 1 <= all (exclusion_months) and 120 >= all (exclusion_months)),
	check (reality_minutes between reality_least and reality_most)
);

create unique index one_usual_profile on protection.profile (usual) where usual;

create table protection.brand_profile (
	merchant text primary key,
	profile text not null references protection.profile
);

-- Every node reads its players anew when the rules of a market change.
create function protection.tell_rules() returns trigger language plpgsql as $$
begin
	perform pg_notify('protection_changed', '');
	return null;
end $$;
create trigger rules_changed after insert or update or delete on protection.profile
	for each statement execute function protection.tell_rules();
create trigger rules_changed after insert or update or delete on protection.brand_profile
	for each statement execute function protection.tell_rules();

-- A limit that somebody holds a member to. Money in minor units of the currency, time in minutes.
create table protection.member_limit (
	member_id bigint not null,
	holder text not null check (holder in ('member', 'operator')),
	kind text not null check (kind in ('deposit', 'loss', 'wager', 'time')),
	period text not null check (period in ('day', 'week', 'month')),
	currency text not null,
	-- Null where none holds now.
	amount bigint check (amount >= 0),
	set_at timestamptz not null,
	-- What takes its place from then on; null together with a time means that none will hold.
	next_amount bigint check (next_amount >= 0),
	next_at timestamptz,
	primary key (member_id, holder, kind, period),
	check (next_at is not null or next_amount is null)
);

-- Up to which posting a member's play is in the sums below. This row is the lock of whoever weighs a stake.
create table protection.flow_mark (
	member_id bigint not null,
	currency text not null,
	version bigint not null default 0,
	posted_at timestamptz not null,
	primary key (member_id, currency)
);

-- What was staked, won and deposited on a day of the market, in minor units, as the ledger says.
create table protection.day_flow (
	member_id bigint not null,
	currency text not null,
	day date not null,
	staked bigint not null,
	won bigint not null,
	deposited bigint not null,
	primary key (member_id, currency, day)
);

-- The present run of play: it begins after a pause.
create table protection.play_run (
	member_id bigint primary key,
	started_at timestamptz not null,
	-- The last reality check that was answered, or the beginning.
	checked_at timestamptz not null,
	seen_at timestamptz not null
);

create table protection.play_day (
	member_id bigint not null,
	day date not null,
	seconds integer not null check (seconds >= 0),
	primary key (member_id, day)
);

-- What a member chose between two reality checks, in minutes.
create table protection.reality_choice (
	member_id bigint primary key,
	minutes integer not null check (minutes between 1 and 1440),
	chosen_at timestamptz not null
);

-- Significant events (GLI-19 2.8.8): who changed what of a member's protection, before and after. No personal data.
create table protection.event (
	member_id bigint not null,
	id bigint generated always as identity,
	at timestamptz not null,
	kind text not null,
	actor text not null check (length(actor) between 1 and 100),
	before jsonb not null,
	after jsonb not null,
	primary key (member_id, id)
);
create index event_by_time on protection.event (at);
