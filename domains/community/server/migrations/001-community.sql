-- Messages to members: rows of one member, and messages to many, which are one row each and read by rule.
create schema community;

create table community.message (
	member_id bigint not null,
	id bigint generated always as identity,
	merchant text not null,
	-- What it says, in the language of whoever reads it; its sentences stand in the messages of the pages.
	template text not null,
	params jsonb not null,
	at timestamptz not null,
	read_at timestamptz,
	expires_at timestamptz not null,
	-- What it follows from: told again, it is the same message.
	source text not null,
	primary key (member_id, id),
	unique (member_id, source)
);
create index message_by_time on community.message (member_id, at desc, id desc);
create index message_unread on community.message (member_id) where read_at is null;
create index message_by_end on community.message (expires_at);

create table community.broadcast (
	id bigint generated always as identity primary key,
	merchant text not null,
	-- Of the call that sent it: the same again is the same message.
	request_key text not null,
	-- By language: { "EN": { "title", "body" } }.
	texts jsonb not null,
	link text not null default '',
	-- Only to who has agreed to it, and to nobody who is excluded.
	marketing boolean not null,
	audience text not null check (audience in ('all', 'ranks', 'languages', 'team', 'list', 'depositors', 'players')),
	-- What the audience is narrowed by.
	terms jsonb not null,
	publish_at timestamptz not null,
	expires_at timestamptz not null,
	withdrawn_at timestamptz,
	withdrawn_by text,
	written_by text not null,
	written_at timestamptz not null,
	-- Pages that are open were told that it is there.
	told_at timestamptz,
	unique (merchant, request_key),
	check (expires_at > publish_at),
	check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index broadcast_by_time on community.broadcast (merchant, publish_at desc, id desc);
create index broadcast_untold on community.broadcast (publish_at) where told_at is null and withdrawn_at is null;

-- Whom a message to a list is for.
create table community.broadcast_member (
	broadcast_id bigint not null references community.broadcast on delete cascade,
	member_id bigint not null,
	primary key (broadcast_id, member_id)
);

create table community.broadcast_read (
	member_id bigint not null,
	broadcast_id bigint not null references community.broadcast on delete cascade,
	read_at timestamptz not null,
	primary key (member_id, broadcast_id)
);
create index broadcast_read_by_broadcast on community.broadcast_read (broadcast_id);

-- What a member has chosen. Without a row: no marketing, shown on boards under a masked name.
create table community.choice (
	member_id bigint primary key,
	marketing boolean not null,
	boards boolean not null,
	changed_at timestamptz not null
);
create index choice_hidden on community.choice (member_id) where not boards;

create table community.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_newest on community.operator_act (merchant, at desc, id desc);

create function community.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'acts are written once';
end $$;
create trigger only_grows before update or delete on community.operator_act
	for each row execute function community.refuse_change();
create trigger no_truncate before truncate on community.operator_act
	for each statement execute function community.refuse_change();
