-- The chat: what was said is kept for 90 days, apart from the rooms that show the last of it.
create table community.chat_line (
	room text not null,
	id bigint not null,
	merchant text not null,
	member_id bigint not null,
	-- As others see the author: a name that leads nowhere else.
	author text not null,
	name text not null,
	level smallint not null,
	key text not null,
	text text not null,
	-- A won round that its owner shows.
	card jsonb,
	at timestamptz not null,
	-- The filter asks a moderator to look.
	flagged boolean not null,
	reports integer not null default 0,
	-- A moderator has seen what was reported or flagged.
	judged_at timestamptz,
	judged_by text,
	hidden_at timestamptz,
	primary key (room, id)
);
create index chat_line_by_member on community.chat_line (member_id, at desc);
create index chat_line_by_time on community.chat_line using brin (at) with (pages_per_range = 32);
create index chat_line_to_judge on community.chat_line (merchant, at) where judged_at is null and (reports > 0 or flagged);

create table community.chat_report (
	room text not null,
	id bigint not null,
	member_id bigint not null,
	reason text not null,
	at timestamptz not null,
	primary key (room, id, member_id),
	foreign key (room, id) references community.chat_line on delete cascade
);

-- Whom a member does not want to read.
create table community.chat_block (
	member_id bigint not null,
	blocked_id bigint not null,
	author text not null,
	name text not null,
	at timestamptz not null,
	primary key (member_id, blocked_id),
	check (member_id <> blocked_id)
);

-- Who may not write, until when, and why; for ever without an end.
create table community.chat_bar (
	id bigint generated always as identity primary key,
	merchant text not null,
	member_id bigint not null,
	until timestamptz,
	reason text not null,
	operator text not null,
	at timestamptz not null,
	lifted_at timestamptz,
	lifted_by text
);
create index chat_bar_of_member on community.chat_bar (member_id) where lifted_at is null;
create index chat_bar_newest on community.chat_bar (merchant, id desc);

-- What somebody said lately, for the pace at which they may speak.
create unlogged table community.chat_speaker (
	member_id bigint primary key,
	spoken jsonb not null,
	at timestamptz not null
);

-- Who may write in a brand's chat.
create table community.chat_rule (
	merchant text primary key,
	-- A proven phone or e-mail is asked for.
	proven boolean not null,
	-- So much must have been staked, in minor units of the brand's currency.
	turnover bigint not null check (turnover >= 0)
);
