-- Letters to people, by e-mail and text message: their texts, the outbox, what is known of the channels.
create schema courier;

create domain courier.merchant as text check (value ~ '^[a-z0-9][a-z0-9-]{0,39}$');
create domain courier.channel as text check (value in ('sms', 'mail'));
create domain courier.kind as text check (value ~ '^(sms|mail)-[a-z-]{1,40}$');

-- The operator's texts; {{code}} and the like are filled in.
create table courier.texts (
	merchant courier.merchant not null,
	kind courier.kind not null,
	language text not null check (language ~ '^[A-Z]{2}$'),
	subject text not null default '' check (length(subject) <= 200 and subject !~ '[\r\n]'),
	body text not null check (body <> '' and length(body) <= 4000),
	primary key (merchant, kind, language)
);

-- How many letters of a channel a brand sends in 24 hours.
create table courier.quotas (
	merchant courier.merchant not null,
	channel courier.channel not null,
	per_day integer not null check (per_day >= 0),
	primary key (merchant, channel)
);

-- The outbox. Whom a letter is for and what it says is sealed with a key that is not in the database, and is taken out
-- as soon as nobody needs it any more.
create table courier.letters (
	id uuid primary key,
	merchant courier.merchant not null,
	channel courier.channel not null,
	kind courier.kind not null,
	-- void: goes nowhere; it stands for a person who is not there, so that both take the same way.
	state text not null check (state in ('waiting', 'carrying', 'sent', 'kept', 'refused', 'lost', 'void')),
	sealed bytea,
	created_at timestamptz not null,
	expires_at timestamptz not null check (expires_at > created_at),
	attempts integer not null default 0 check (attempts >= 0),
	begun_at timestamptz,
	settled_at timestamptz,
	-- Operators look for letters by whom they went to. The address stays sealed: beside it lies a keyed digest, whose key is not
	-- in the database. A letter that stands for nobody has none.
	to_digest bytea check (length(to_digest) = 32),
	check (sealed is null or state in ('waiting', 'carrying', 'kept')),
	check (sealed is not null or state <> 'waiting')
);
create index letters_by_channel on courier.letters (merchant, channel, created_at);
create index letters_by_age on courier.letters (created_at);
create index letters_by_time on courier.letters (merchant, created_at, id);
create index letters_by_state on courier.letters (merchant, state, created_at, id);
create index letters_by_address on courier.letters (merchant, to_digest, created_at, id) where to_digest is not null;

-- What a carrier said last when it took nothing.
create table courier.channel_faults (
	channel courier.channel primary key,
	fault text not null check (fault in ('quota', 'down')),
	ends_at timestamptz not null
);

-- Who has read the outbox, and how many letters were shown.
create table courier.looks (
	id bigint generated always as identity primary key,
	operator text not null check (operator <> ''),
	at timestamptz not null,
	letters integer not null check (letters >= 0)
);
