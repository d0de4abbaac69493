-- The brand as data: what an operator edits. Every change of any of these tables moves brand.version, so that every
-- node reads the brand again within a second.
create schema brand;

create table brand.version (
	only_row boolean primary key default true check (only_row),
	version bigint not null default 1,
	changed_at timestamptz not null default clock_timestamp()
);
insert into brand.version default values;

create function brand.move_version() returns trigger language plpgsql as $$
begin
	update brand.version set version = version + 1, changed_at = clock_timestamp();
	perform pg_notify('brand_changed', '');
	return null;
end $$;

create domain brand.code as text check (value ~ '^[a-z0-9][a-z0-9-]{0,39}$');
create domain brand.language as text check (value ~ '^[A-Z]{2,3}$');
create domain brand.country as text check (value ~ '^[A-Z]{2}$');

create table brand.brands (
	merchant brand.code primary key,
	name text not null check (name <> ''),
	currency text not null check (currency ~ '^[A-Z]{1,5}$'),
	play_money boolean not null,
	default_language brand.language not null,
	languages text[] not null check (array_to_string(languages, ',') ~ '^[A-Z]{2,3}(,[A-Z]{2,3})*$'),
	-- Pages other than login and registration need a session.
	members_only boolean not null default false,
	-- Granted to a new member, in minor units.
	starting_balance bigint not null default 0 check (starting_balance between 0 and 100000000000),
	idle_minutes integer not null default 30 check (idle_minutes between 1 and 1440),
	session_days integer not null default 30 check (session_days between 1 and 30),
	password_max_age_days integer check (password_max_age_days > 0),
	terms_version text not null check (terms_version <> ''),
	minimum_age integer not null default 18 check (minimum_age between 18 and 25),
	maintenance boolean not null default false,
	maintenance_until timestamptz,
	check (default_language = any (languages))
);

-- Where a language of the site asks for more years.
create table brand.minimum_ages (
	merchant brand.code not null references brand.brands on delete cascade,
	language brand.language not null,
	years integer not null check (years between 18 and 25),
	primary key (merchant, language)
);

create table brand.flags (
	merchant brand.code not null references brand.brands on delete cascade,
	flag text not null check (flag ~ '^[A-Z0-9]{3,30}$'),
	enabled boolean not null,
	primary key (merchant, flag)
);

create table brand.registration_fields (
	merchant brand.code not null references brand.brands on delete cascade,
	field text not null check (field ~ '^[a-zA-Z]{2,30}$'),
	enabled boolean not null,
	required boolean not null,
	pattern_id brand.code not null,
	min_length integer not null check (min_length >= 0),
	max_length integer not null check (max_length <= 256),
	primary key (merchant, field),
	check (min_length <= max_length)
);

-- The hosts of a brand. The host '*' stands for every host that no row names.
create table brand.domains (
	host text primary key check (host = lower(host) and (host = '*' or host ~ '^[a-z0-9.:\[\]-]{1,253}$')),
	merchant brand.code not null references brand.brands on delete cascade
);

create table brand.restricted_countries (
	merchant brand.code not null references brand.brands on delete cascade,
	country brand.country not null,
	primary key (merchant, country)
);

-- Networks that pass or are refused whatever their country. The longest prefix decides.
create table brand.network_rules (
	merchant brand.code not null references brand.brands on delete cascade,
	network cidr not null,
	allowed boolean not null,
	note text not null default '',
	primary key (merchant, network)
);

create table brand.countries (
	code brand.country primary key,
	dialing_code text not null check (dialing_code ~ '^[1-9][0-9]{0,5}$')
);

create table brand.sorting (
	merchant brand.code not null references brand.brands on delete cascade,
	category text not null check (category ~ '^[A-Z]{2,10}$'),
	position integer not null,
	-- Whether the navigation shows it.
	enabled boolean not null,
	-- The rate shown beside the category.
	point numeric(6, 2) check (point >= 0),
	primary key (merchant, category)
);

create table brand.resources (
	merchant brand.code not null references brand.brands on delete cascade,
	resource_type text not null check (resource_type ~ '^[A-Z_]{2,30}$'),
	position integer not null,
	url text not null,
	qr_code_url text not null,
	label_name_en text not null,
	primary key (merchant, resource_type)
);

create table brand.service_links (
	merchant brand.code not null references brand.brands on delete cascade,
	position integer not null,
	type integer not null check (type between 1 and 99),
	-- The address in the clear; it is sealed when it is answered.
	address text not null,
	primary key (merchant, position)
);

create table brand.analytics (
	merchant brand.code not null references brand.brands on delete cascade,
	provider brand.code not null,
	tracking_id text not null,
	primary key (merchant, provider)
);

-- Where pictures and games are served from; the empty origin is the site's own.
create table brand.cdns (
	merchant brand.code not null references brand.brands on delete cascade,
	purpose text not null check (purpose in ('image', 'launch-game')),
	position integer not null,
	origin text not null check (origin = '' or origin ~ '^https?://[^/ ]+$'),
	primary key (merchant, purpose, position)
);
