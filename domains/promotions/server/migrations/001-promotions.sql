create schema promotions;

create function promotions.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'promotions.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

-- A promotion of a brand: its window and where it stands; what it says and brings are its versions.
create table promotions.promotion (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
	kind text not null,
	currency text not null,
	state text not null check (state in ('draft', 'live', 'paused', 'ended')),
	version integer not null check (version > 0),
	opens_at timestamptz not null,
	closes_at timestamptz check (closes_at > opens_at),
	scene text not null default '',
	position integer not null default 0,
	changed_at timestamptz not null,
	-- Of draws: the seed until it is told, its SHA-256 from the first moment on, then the seed itself and the list it drew from.
	seed_sealed bytea,
	seed_hash text,
	seed text,
	list text,
	drawn_at timestamptz,
	unique (merchant, code)
);

create table promotions.version (
	promotion_id bigint not null references promotions.promotion,
	version integer not null,
	rule jsonb not null,
	-- By language: title, summary, terms.
	texts jsonb not null,
	made_at timestamptz not null,
	made_by text not null,
	primary key (promotion_id, version)
);
create trigger only_grows before update or delete on promotions.version
	for each row execute function promotions.refuse_change();

-- What was issued of a promotion: in all, of a day of the brand, of a member. The row of all is the lock of its budget.
create table promotions.spent (
	promotion_id bigint not null references promotions.promotion,
	scope text not null,
	amount bigint not null check (amount >= 0),
	primary key (promotion_id, scope)
);

-- One member in one turn of a promotion; a mission has a row a step. Who joined keeps the version.
create table promotions.entry (
	id uuid primary key,
	promotion_id bigint not null references promotions.promotion,
	member_id bigint not null,
	turn text not null,
	step integer not null default 0,
	version integer not null,
	state text not null check (state in ('coming', 'join', 'process', 'claim', 'applying', 'rejected', 'issued', 'claimed',
		'signed', 'close')),
	amount bigint not null default 0 check (amount >= 0),
	points integer not null default 0 check (points >= 0),
	-- Nothing of it lies on the ledger here: free spins are the games'.
	elsewhere boolean not null default false,
	made_at timestamptz not null,
	moved_at timestamptz not null,
	issued_at timestamptz,
	spent_day text,
	lapses_at timestamptz,
	reason text not null default '' check (length(reason) <= 500),
	foreign key (promotion_id, version) references promotions.version,
	unique (promotion_id, member_id, turn, step),
	check (state not in ('issued', 'claimed', 'signed') or (amount > 0 and issued_at is not null))
);
create index entry_member on promotions.entry (member_id, moved_at desc);
create index entry_waiting on promotions.entry (promotion_id, moved_at) where state = 'applying';
create index entry_lapsing on promotions.entry (lapses_at) where state = 'issued';
create index entry_points on promotions.entry (issued_at) where points > 0;

-- What was sent with an application; the pictures sealed, for reviewers alone.
create table promotions.application (
	entry_id uuid not null references promotions.entry,
	number integer not null check (number between 1 and 20),
	remark text not null check (char_length(remark) <= 140),
	sent_at timestamptz not null,
	decision text not null default '' check (decision in ('', 'issued', 'rejected', 'taken back')),
	reason text not null default '' check (length(reason) <= 500),
	decided_at timestamptz,
	decided_by text not null default '',
	primary key (entry_id, number)
);
create table promotions.picture (
	entry_id uuid not null,
	number integer not null,
	place integer not null check (place between 1 and 3),
	sealed bytea not null,
	primary key (entry_id, number, place),
	foreign key (entry_id, number) references promotions.application
);

-- One person, one reward: keyed digests of what identifies somebody.
create table promotions.subject (
	promotion_id bigint not null references promotions.promotion,
	kind text not null check (kind in ('mobile', 'document', 'person')),
	digest bytea not null check (length(digest) = 32),
	member_id bigint not null,
	primary key (promotion_id, kind, digest)
);

-- What members played by day of the brand, of every game; a void takes off again.
create table promotions.played (
	member_id bigint not null,
	day date not null,
	currency text not null,
	game_id bigint not null,
	category text not null,
	rounds bigint not null,
	counted bigint not null,
	staked bigint not null,
	won bigint not null,
	primary key (member_id, day, currency, game_id)
);
create index played_day on promotions.played (day);

-- What happened to a member that missions count: each event of the outbox once.
create table promotions.happened (
	event_id bigint primary key,
	member_id bigint not null,
	day date not null,
	what text not null check (what in ('deposits', 'logins', 'friends')),
	amount bigint not null
);
create index happened_member on promotions.happened (member_id, what, day);

-- Whose promotions are to be looked at because something of theirs was counted.
create table promotions.due (member_id bigint primary key);

-- A red packet's parts, drawn when it was made, handed out in order.
create table promotions.part (
	promotion_id bigint not null references promotions.promotion,
	place integer not null,
	amount bigint not null check (amount > 0),
	entry_id uuid unique references promotions.entry,
	primary key (promotion_id, place)
);

create table promotions.coupon (
	promotion_id bigint not null references promotions.promotion,
	digest bytea not null check (length(digest) = 32),
	primary key (promotion_id, digest)
);
create table promotions.coupon_miss (member_id bigint not null, at timestamptz not null);
create index coupon_miss_member on promotions.coupon_miss (member_id, at);

create table promotions.invite (
	member_id bigint primary key,
	code text not null unique
);
create table promotions.friend (
	friend_id bigint primary key,
	inviter_id bigint not null,
	joined_at timestamptz not null,
	-- The first deposit, in minor units; what counts is told when both are there.
	deposit bigint,
	counted_at timestamptz,
	check (friend_id <> inviter_id)
);
-- Who registered of late: they may still say who invited them.
create table promotions.newcomer (member_id bigint primary key, registered_at timestamptz not null);
create index friend_inviter on promotions.friend (inviter_id, joined_at);

create table promotions.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_newest on promotions.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on promotions.operator_act
	for each row execute function promotions.refuse_change();
create trigger no_truncate before truncate on promotions.operator_act
	for each statement execute function promotions.refuse_change();

-- The members' side of the ledger: what was taken from the account of each promotion.
create view promotions.taken as
	select split_part(substr(counter, 12), ':', 1) as account, currency, key, member_id, delta
	from wallet.posting where counter like 'promotions:%' and kind = 'promo';

-- Each line is a fault: an entry that was taken and is not exactly one posting to its member, or the reverse; a budget that does
-- not say what was issued. Reads the ledger's postings: for an auditor and the simulation.
create view promotions.fault as
	with due as (
		select e.id, e.member_id, e.amount, p.currency, p.merchant || '-' || p.code as account
		from promotions.entry e join promotions.promotion p on p.id = e.promotion_id
		where e.state in ('claimed', 'signed') and not e.elsewhere
	)
	select coalesce(d.account, t.account) as account, 'payment' as what
	from due d full join promotions.taken t
		on t.account = d.account and t.member_id = d.member_id and t.delta = d.amount and t.currency = d.currency
			and t.key = d.id
	where d.id is null or t.key is null
	union all
	select p.code, 'budget'
	from promotions.promotion p
	left join promotions.spent s on s.promotion_id = p.id and s.scope = 'all'
	where coalesce(s.amount, 0) <> (select coalesce(sum(e.amount), 0) from promotions.entry e
		where e.promotion_id = p.id and e.state in ('issued', 'claimed', 'signed'));

-- Play is followed from now on.
insert into platform.reader (reader) values ('games.plays') on conflict do nothing;
insert into platform.follower_position (follower, reader, position)
	values ('promotions.play', 'games.plays', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
