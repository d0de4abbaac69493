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
	-- The least time from one stake to the next in one game, of slots and of all other kinds; 0 asks for none.
	minimum_cycle_ms integer not null default 0 check (minimum_cycle_ms between 0 and 60000),
	minimum_cycle_others_ms integer not null default 0 check (minimum_cycle_others_ms between 0 and 60000),
	autoplay boolean not null default false,
	-- Whether slots may sell their bonus for its own price, and offer to double what was just won: off unless the market allows it.
	feature_buy boolean not null default false,
	double_up boolean not null default false,
	-- Minutes of play between two reality checks: what holds for whoever chose none, and what may be chosen.
	reality_minutes integer not null,
	reality_least integer not null check (reality_least >= 1),
	reality_most integer not null check (reality_most <= 1440),
	-- Where a market demands reality checks, the usual interval holds for whoever chose none; elsewhere nobody is interrupted
	-- without their own wish.
	reality_demanded boolean not null default false,
	-- Whether the length of a session and its net position stand on every page of play.
	session_shown boolean not null default true,
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
	-- How often the place of whoever plays is looked at (GLI-19 2.7), and in which countries the market lets them play: null
	-- wherever the brand is open.
	location_minutes integer not null default 30 check (location_minutes between 1 and 1440),
	countries text[]
		check (cardinality(countries) between 1 and 250 and array_to_string(countries, ',') ~ '^[A-Z]{2}(,[A-Z]{2})*$'),
	-- How long a refused document is kept.
	refused_document_days integer not null default 30 check (refused_document_days between 1 and 365),
	-- Whether money may go between an agent's float and members below (T13): off unless the market allows it.
	agent_transfers boolean not null default false,
	-- Whether a player may take a withdrawal back that nobody decided yet (RTS 14B: not in Great Britain).
	withdrawal_cancellable boolean not null default true,
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

-- Identity levels of a market: what each asks for, and what it lets a member do. An act that no level names needs none.
create table protection.identity_level (
	profile text not null references protection.profile,
	level integer not null check (level between 1 and 5),
	-- Kinds of documents that must have been accepted, besides those of the levels below.
	needs text[] not null check (cardinality(needs) >= 1 and needs <@ array['identity', 'address', 'funds']),
	allows text[] not null default '{}' check (allows <@ array['play', 'deposit', 'withdraw']),
	primary key (profile, level)
);
create trigger rules_changed after insert or update or delete on protection.identity_level
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

-- What excludes a member from playing and logging in, by their own will: a break, or an exclusion. Nothing lifts one before
-- its end: rows are only added, and the database refuses to change or delete them.
create table protection.exclusion (
	member_id bigint not null,
	id bigint generated always as identity,
	kind text not null check (kind in ('break', 'exclusion')),
	began_at timestamptz not null,
	ends_at timestamptz not null,
	primary key (member_id, id),
	check (ends_at > began_at)
);

-- Who must not register again while an exclusion runs: digests of what identifies a person, with a key of this house.
create table protection.excluded_identity (
	digest bytea not null check (length(digest) = 32),
	member_id bigint not null,
	merchant text not null,
	ends_at timestamptz not null,
	primary key (digest, member_id, ends_at)
);

create table protection.identity_key (
	one_row boolean primary key default true check (one_row),
	secret bytea not null
);
insert into protection.identity_key (secret)
	values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

create function protection.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'protection.% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on protection.exclusion
	for each row execute function protection.refuse_change();
create trigger only_grows before update or delete on protection.excluded_identity
	for each row execute function protection.refuse_change();
create trigger no_truncate before truncate on protection.exclusion
	for each statement execute function protection.refuse_change();
create trigger no_truncate before truncate on protection.excluded_identity
	for each statement execute function protection.refuse_change();

-- Each look. No address is kept: a digest of the network, with a key of this house, tells only whether it changed.
create table protection.location_check (
	member_id bigint not null,
	id bigint generated always as identity,
	-- The login or the game that was looked at.
	subject uuid not null,
	at timestamptz not null,
	reason text not null check (reason in ('login', 'play', 'network', 'interval')),
	-- Empty where no source can tell.
	country text not null check (country ~ '^([A-Z]{2})?$'),
	allowed boolean not null,
	network bytea not null check (length(network) = 32),
	primary key (member_id, id)
);
create index location_check_subject on protection.location_check (member_id, subject, id desc);
create index location_check_time on protection.location_check (at);
create index location_check_violation on protection.location_check (at) where not allowed;

-- What an operator did to the rules of a brand (GLI-19 2.8.8): who, when, before and after. It only grows.
create table protection.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	-- Where it came from: the address and the id of the call, as the program around it says at the head of its
	-- transaction; nothing for what is done at the machine itself.
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_newest on protection.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on protection.operator_act
	for each row execute function protection.refuse_change();
create trigger no_truncate before truncate on protection.operator_act
	for each statement execute function protection.refuse_change();

-- A document that a member sent for review. The pictures are drawn anew and sealed with a key that is not in the database.
create table protection.document (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	kind text not null check (kind in ('identity', 'address', 'funds')),
	state text not null check (state in ('waiting', 'accepted', 'refused')),
	remark text not null check (length(remark) <= 140),
	sent_at timestamptz not null,
	decided_at timestamptz,
	decided_by text check (length(decided_by) between 1 and 100),
	-- Why it was refused: a word of the house, which the member reads in their own language, and the operator's own beside it.
	refusal text not null default ''
		check (refusal in ('', 'unreadable', 'cut-off', 'expired', 'other-name', 'other-kind', 'other')),
	reason text not null default '' check (length(reason) <= 200),
	-- When a refused one is forgotten.
	forget_at timestamptz,
	primary key (member_id, id),
	check ((state = 'waiting') = (decided_at is null)),
	check ((state = 'refused') = (forget_at is not null)),
	check ((state = 'refused') or refusal = '')
);

-- One of a kind at most waits or is accepted.
create unique index document_of_kind on protection.document (member_id, kind) where state <> 'refused';
create index document_queue on protection.document (sent_at) where state = 'waiting';
create index document_by_state on protection.document (merchant, state, sent_at, id);
create index document_forget on protection.document (forget_at) where forget_at is not null;

create table protection.document_image (
	member_id bigint not null,
	document_id uuid not null,
	place integer not null check (place between 1 and 3),
	sealed bytea not null check (length(sealed) between 29 and 6000000),
	primary key (member_id, document_id, place),
	foreign key (member_id, document_id) references protection.document on delete cascade
);
