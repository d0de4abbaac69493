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

-- How long a refused document is kept.
alter table protection.profile add column refused_document_days integer not null default 30
	check (refused_document_days between 1 and 365);

insert into protection.identity_level (profile, level, needs, allows)
	select code, level.number, level.needs, level.allows
	from protection.profile
	join (values
		('international', 1, '{identity}'::text[], '{withdraw}'::text[]),
		('international', 2, '{address}', '{}'),
		('great-britain', 1, '{identity}', '{play,deposit,withdraw}'),
		('great-britain', 2, '{address,funds}', '{}'),
		('sweden', 1, '{identity}', '{play,deposit,withdraw}'),
		('ontario', 1, '{identity}', '{play,deposit,withdraw}'),
		('strict', 1, '{identity}', '{withdraw}'),
		('strict', 2, '{address}', '{}')
	) as level (profile, number, needs, allows) on level.profile = code;

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
	-- Why it was refused, for the member to read.
	reason text not null default '' check (length(reason) <= 200),
	-- When a refused one is forgotten.
	forget_at timestamptz,
	primary key (member_id, id),
	check ((state = 'waiting') = (decided_at is null)),
	check ((state = 'refused') = (forget_at is not null))
);
-- One of a kind at most waits or is accepted.
create unique index document_of_kind on protection.document (member_id, kind) where state <> 'refused';
create index document_queue on protection.document (sent_at) where state = 'waiting';
create index document_forget on protection.document (forget_at) where forget_at is not null;

create table protection.document_image (
	member_id bigint not null,
	document_id uuid not null,
	place integer not null check (place between 1 and 3),
	sealed bytea not null check (length(sealed) between 29 and 6000000),
	primary key (member_id, document_id, place),
	foreign key (member_id, document_id) references protection.document on delete cascade
);
