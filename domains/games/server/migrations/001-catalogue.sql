-- Vendors, categories and games: small tables that an operator edits; the server keeps a copy and watches the version.
create schema games;

create table games.vendor (
	code text primary key check (code ~ '^[A-Z0-9_]{2,24}$'),
	names jsonb not null check (names ? 'en'),
	art_code text not null,
	launch_url text not null,
	-- The account on the other side of every bet and win, as the ledger names it.
	counter text not null unique check (counter ~ '^games:[a-z0-9-]{2,40}$'),
	interrupted text not null check (interrupted in ('complete', 'refund')),
	interrupted_after_seconds integer not null check (interrupted_after_seconds between 1 and 2592000),
	enabled boolean not null default true,
	sort_order integer not null default 100,
	created_at timestamptz not null default now()
);

-- Secrets of signed dialects. More than one may be in force while a vendor changes over.
create table games.vendor_key (
	vendor text not null references games.vendor (code),
	key_id text not null check (key_id ~ '^[A-Za-z0-9_-]{1,64}$'),
	secret bytea not null check (length(secret) >= 32),
	created_at timestamptz not null default now(),
	retired_at timestamptz,
	primary key (vendor, key_id)
);

create table games.vendor_nonce (
	vendor text not null,
	nonce text not null check (length(nonce) between 16 and 128),
	seen_at timestamptz not null,
	primary key (vendor, nonce)
);
create index vendor_nonce_seen on games.vendor_nonce (seen_at);

create table games.category (
	code text primary key check (code in ('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'PVP', 'FISH')),
	names jsonb not null check (names ? 'en'),
	page text not null check (page like '/%'),
	-- Their order and rates are the brand's.
	open boolean not null
);

insert into games.category (code, names, page, open) values
	('RNG', '{"en": "Slots", "ko": "슬롯"}', '/rng', true),
	('LIVE', '{"en": "Live casino", "ko": "라이브 카지노"}', '/live', false),
	('SPORTS', '{"en": "Sports", "ko": "스포츠"}', '/sports', false),
	('ESPORTS', '{"en": "E-sports", "ko": "e스포츠"}', '/esports', false),
	('LOTT', '{"en": "Lottery", "ko": "복권"}', '/elott', false),
	('ELOTT', '{"en": "E-lottery", "ko": "전자 복권"}', '/elott', false),
	('PVP', '{"en": "Poker", "ko": "포커"}', '/pvp', false),
	('FISH', '{"en": "Fishing", "ko": "피싱"}', '/fish', false);

create table games.game (
	id bigint generated always as identity primary key,
	vendor text not null references games.vendor (code),
	code text not null check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
	category text not null references games.category (code),
	names jsonb not null check (names ? 'en'),
	rtp numeric(5, 2) not null check (rtp between 0 and 100),
	pay_table text not null,
	lines integer not null check (lines >= 0),
	volatility text not null check (volatility in ('low', 'medium', 'high')),
	hot boolean not null,
	new boolean not null,
	art_small text not null,
	art_show text not null,
	hue integer not null check (hue between 0 and 360),
	trial boolean not null,
	enabled boolean not null default true,
	sort_order integer not null default 100,
	created_at timestamptz not null default now(),
	unique (vendor, code)
);

-- Least and greatest total stake in minor units. A game cannot be played in a currency that is not here.
create table games.game_limit (
	game_id bigint not null references games.game (id),
	currency text not null,
	min_stake bigint not null check (min_stake > 0),
	max_stake bigint not null check (max_stake >= min_stake),
	primary key (game_id, currency)
);

-- One row that every change of the catalogue raises, so that a copy in memory knows when it is stale, and is told.
create table games.catalogue_version (
	only_row boolean primary key default true check (only_row),
	version bigint not null
);
insert into games.catalogue_version (version) values (1);

create function games.raise_catalogue_version() returns trigger language plpgsql as $$
begin
	update games.catalogue_version set version = version + 1;
	perform pg_notify('games_changed', '');
	return null;
end $$;

create trigger vendor_changed after insert or update or delete on games.vendor
	for each statement execute function games.raise_catalogue_version();
create trigger category_changed after insert or update or delete on games.category
	for each statement execute function games.raise_catalogue_version();
create trigger game_changed after insert or update or delete on games.game
	for each statement execute function games.raise_catalogue_version();
create trigger game_limit_changed after insert or update or delete on games.game_limit
	for each statement execute function games.raise_catalogue_version();

create table games.favourite (
	member_id bigint not null,
	game_id bigint not null references games.game (id),
	marked_at timestamptz not null,
	primary key (member_id, game_id)
);

create table games.recent (
	member_id bigint not null,
	game_id bigint not null references games.game (id),
	played_at timestamptz not null,
	primary key (member_id, game_id)
);
