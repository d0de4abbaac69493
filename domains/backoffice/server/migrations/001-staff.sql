-- The back office: who works here and what they may, how they come in, what they did, what waits for a second person.
create schema backoffice;

create table backoffice.role (
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z-]{1,29}$'),
	permissions text[] not null,
	primary key (merchant, code)
);

create table backoffice.staff (
	id bigint generated always as identity primary key,
	merchant text not null,
	username text not null check (username ~ '^[a-z][a-z0-9.-]{2,29}$'),
	name text not null check (length(name) between 1 and 80),
	roles text[] not null default '{}',
	disabled boolean not null default false,
	password_hash text not null,
	-- When somebody else gave the password: good for a day and one login. None once they chose their own.
	given_at timestamptz,
	-- The authenticator's secret, sealed with a key that is not in the database; none before the first login.
	sealed_secret bytea check (length(sealed_secret) between 29 and 200),
	-- The step of the last code that was good: neither that one nor an earlier one is taken again.
	last_step bigint not null default 0 check (last_step >= 0),
	created_at timestamptz not null,
	last_access_at timestamptz,
	unique (merchant, username),
	-- Nobody has a password of their own without a second factor.
	check ((given_at is null) = (sealed_secret is not null))
);

create table backoffice.backup_code (
	staff_id bigint not null references backoffice.staff,
	code_digest bytea not null check (length(code_digest) = 32),
	primary key (staff_id, code_digest)
);

-- Failures at one name of a brand, whether somebody has it or not: a digest, so that it tells nobody's name.
create table backoffice.entry_tally (
	name_digest bytea primary key check (length(name_digest) = 32),
	failures integer not null check (failures >= 0),
	last_failed_at timestamptz not null,
	locked_until timestamptz
);

-- Logins that have shown their password and owe the second factor.
create table backoffice.entry_step (
	token_digest bytea primary key check (length(token_digest) = 32),
	staff_id bigint not null references backoffice.staff,
	-- Of a first login: the secret that was shown, sealed.
	sealed_secret bytea,
	expires_at timestamptz not null
);
create index entry_step_by_end on backoffice.entry_step (expires_at);

create table backoffice.session (
	token_digest bytea primary key check (length(token_digest) = 32),
	session_id uuid not null unique,
	staff_id bigint not null references backoffice.staff,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	expires_at timestamptz not null,
	address text not null,
	user_agent text not null check (length(user_agent) <= 300)
);
create index session_of_staff on backoffice.session (staff_id);
create index session_by_end on backoffice.session (expires_at);

create function backoffice.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'backoffice.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

create trigger never_deleted before delete on backoffice.staff
	for each row execute function backoffice.refuse_change();
create trigger no_truncate before truncate on backoffice.staff
	for each statement execute function backoffice.refuse_change();

-- What staff did in the back office itself: who, when, before and after, from where. It only grows.
create table backoffice.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	-- Where it came from: the address and the id of the call, as the back office says at the head of its transaction.
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on backoffice.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on backoffice.operator_act
	for each row execute function backoffice.refuse_change();
create trigger no_truncate before truncate on backoffice.operator_act
	for each statement execute function backoffice.refuse_change();
revoke update, delete, truncate on backoffice.operator_act from public, current_user;

-- Every act of every domain in one list: done in the back office or at the machine itself.
create view backoffice.every_act as
	select 'backoffice' as source, id, merchant, act, operator, at, before, after, origin from backoffice.operator_act
	union all
	select 'cashier', id, merchant, act, operator, at, before, after, origin from cashier.operator_act
	union all
	select 'protection', id, merchant, act, operator, at, before, after, origin from protection.operator_act
	union all
	select 'brand', id, merchant::text, act, operator, at, before, after, origin from brand.operator_act
	union all
	select 'members', id, merchant::text, act, operator, at,
		jsonb_strip_nulls(jsonb_build_object('member', member_id)), jsonb_build_object('detail', detail), origin
	from members.operator_acts;
