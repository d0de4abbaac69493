-- How a member is reached, the one-time codes that prove it, and how often codes are asked for.

create table members.contacts (
	member_id bigint not null references members.accounts on delete cascade,
	merchant members.merchant not null,
	kind text not null check (kind in ('phone', 'email')),
	-- E.164, or the address in lower case.
	value text not null check (
		case kind when 'phone' then value ~ '^\+[1-9][0-9]{5,14}$' else value = lower(value) and value like '_%@_%' end
	),
	-- Undefined until its owner has sent back a code.
	verified_at timestamptz,
	primary key (member_id, kind)
);
-- A number or address that was proven is one account's (GLI-19 2.5.2d).
create unique index contacts_verified on members.contacts (merchant, kind, value) where verified_at is not null;

insert into members.contacts (member_id, merchant, kind, value)
select answer.member_id, account.merchant, 'email', lower(answer.answer)
from members.registration_answers as answer
join members.accounts as account on account.id = answer.member_id
where answer.field = 'email' and answer.answer like '_%@_%';

-- One code for a purpose and a number or address. What it is for and whom it went to stand only in the bucket, a keyed
-- digest; the code too is kept as one. The key is not in the database.
create table members.codes (
	bucket bytea primary key check (length(bucket) = 32),
	salt bytea not null check (length(salt) = 16),
	digest bytea not null check (length(digest) = 32),
	tries_left smallint not null check (tries_left >= 0),
	expires_at timestamptz not null
);
create index codes_by_expiry on members.codes (expires_at);

-- Sends to a number or address, from a network, for an account; wrong codes from a network. A bucket is a keyed digest.
create table members.code_tallies (
	bucket bytea primary key check (length(bucket) = 32),
	times timestamptz[] not null default '{}',
	blocked_until timestamptz,
	touched_at timestamptz not null
);
create index code_tallies_by_touch on members.code_tallies (touched_at);

-- What an operator may set; a brand without a row has the standard.
create table members.code_rules (
	merchant members.merchant primary key,
	expired_minutes integer not null default 3 check (expired_minutes between 1 and 60),
	mail_minutes integer not null default 10 check (mail_minutes between 1 and 1440),
	tries integer not null default 5 check (tries between 1 and 10),
	per_target integer not null default 5 check (per_target > 0),
	per_network integer not null default 20 check (per_network > 0),
	per_account integer not null default 8 check (per_account > 0),
	window_minutes integer not null default 30 check (window_minutes between 1 and 1440),
	per_target_day integer not null default 15 check (per_target_day > 0),
	wrong_per_network integer not null default 30 check (wrong_per_network > 0)
);

-- A password for one login, sent by e-mail; about 78 random bits, so a plain digest is enough.
create table members.one_time_passwords (
	member_id bigint primary key references members.accounts on delete cascade,
	digest bytea not null check (length(digest) = 32),
	expires_at timestamptz not null
);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed'));
