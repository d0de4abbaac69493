-- How often the place of whoever plays is looked at (GLI-19 2.7), and in which countries the market lets them play: null
-- wherever the brand is open.
alter table protection.profile add column location_minutes integer not null default 30
	check (location_minutes between 1 and 1440);
alter table protection.profile add column countries text[]
	check (cardinality(countries) between 1 and 250 and array_to_string(countries, ',') ~ '^[A-Z]{2}(,[A-Z]{2})*$');

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
