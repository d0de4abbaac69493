-- Standing and points: the ladder and the mall as an operator edits them, what members played, what they gave points for.
create schema loyalty;

create domain loyalty.language as text check (value ~ '^[A-Z]{2,3}$');

-- The ladder of a brand. What a rank needs is the turnover of the last 90 days, in minor units of the brand's currency.
create table loyalty.rank (
	merchant text not null,
	level smallint not null check (level between 0 and 8),
	code text not null check (code ~ '^[a-z0-9-]{2,40}$'),
	needed bigint not null check (needed >= 0),
	-- What it makes of the points that play earns: 100 is the brand's rate.
	point_percent smallint not null check (point_percent between 100 and 1000),
	primary key (merchant, level),
	unique (merchant, code),
	constraint the_lowest_needs_nothing check ((level = 0) = (needed = 0))
);

create table loyalty.rank_text (
	merchant text not null,
	level smallint not null,
	language loyalty.language not null,
	name text not null check (length(name) between 1 and 40),
	summary text not null,
	-- A sentence each, in order.
	brings text[] not null,
	primary key (merchant, level, language),
	foreign key (merchant, level) references loyalty.rank on delete cascade
);

-- Points to cash: each whole step of points becomes so much cash. All in minor units.
create table loyalty.conversion (
	merchant text primary key,
	step bigint not null check (step > 0),
	cash bigint not null check (cash > 0),
	smallest bigint not null check (smallest > 0),
	largest bigint not null check (largest >= smallest),
	constraint limits_are_steps check (smallest % step = 0 and largest % step = 0)
);

create table loyalty.conversion_offer (
	merchant text not null references loyalty.conversion on delete cascade,
	points bigint not null check (points > 0),
	primary key (merchant, points)
);

create table loyalty.item (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z0-9-]{2,40}$'),
	type text not null check (type in ('credit', 'picture')),
	points bigint not null check (points > 0),
	-- What play money pays into the cash purse when it is passed.
	cash bigint not null default 0 check (cash >= 0),
	-- Where a picture lies; told when it is passed.
	download text not null default '' check (download = '' or download ~ '^/([^/\\]|$)'),
	art text not null check (art ~ '^/([^/\\]|$)'),
	stock integer check (stock >= 0),
	min_level smallint not null default 0 check (min_level between 0 and 8),
	open boolean not null default true,
	sort_order integer not null default 100,
	unique (merchant, code),
	check ((type = 'credit') = (cash > 0)),
	check ((type = 'picture') = (download <> ''))
);

create table loyalty.item_text (
	item_id bigint not null references loyalty.item on delete cascade,
	language loyalty.language not null,
	name text not null check (length(name) between 1 and 80),
	text text not null,
	primary key (item_id, language)
);

-- Up to which transaction (excluded) play has been counted. One row: its lock lets one worker count at a time.
create table loyalty.play_mark (
	one_row boolean primary key default true check (one_row),
	transaction_id bigint not null,
	counted_at timestamptz not null
);
insert into loyalty.play_mark (transaction_id, counted_at) values (0, now());

-- What members played: stakes of complete rounds, by the day they ended (UTC). A void takes off again.
create table loyalty.turnover (
	member_id bigint not null,
	day date not null,
	currency text not null,
	category text not null,
	stake bigint not null,
	rounds bigint not null,
	primary key (member_id, day, currency, category)
);
create index turnover_day on loyalty.turnover (day);

-- With which stake a round of several commands stands in the sums, so that only the difference counts when it changes.
create table loyalty.counted_round (
	member_id bigint not null,
	round_id uuid not null,
	stake bigint not null check (stake >= 0),
	primary key (member_id, round_id)
);

-- What is left of the last division, in millionths of a minor point; below zero while voided play is earned again.
create table loyalty.point_rest (
	member_id bigint not null,
	currency text not null,
	rest bigint not null check (rest < 1000000),
	primary key (member_id, currency)
);

-- A member's rank; a member without a row stands on level 0.
create table loyalty.standing (
	member_id bigint primary key,
	merchant text not null,
	level smallint not null check (level between 0 and 8),
	since timestamptz not null
);

create table loyalty.rank_change (
	member_id bigint not null,
	id bigint generated always as identity,
	changed_at timestamptz not null,
	merchant text not null,
	from_level smallint not null,
	to_level smallint not null,
	-- Of the last 90 days, in minor units: why.
	turnover bigint not null,
	primary key (member_id, id),
	check (from_level <> to_level)
);

-- What points were given for. The points are taken when it is applied for; a rejection gives them back.
create table loyalty.exchange (
	id bigint generated always as identity unique,
	member_id bigint not null,
	merchant text not null,
	-- The client's key: one application, however often it is sent.
	request_key text not null,
	applied_at timestamptz not null,
	type text not null check (type in ('convert', 'credit', 'picture')),
	item_id bigint references loyalty.item,
	quantity integer not null check (quantity between 1 and 1000),
	currency text not null,
	points bigint not null check (points > 0),
	cash bigint not null check (cash >= 0),
	status text not null check (status in ('applying', 'rejected', 'passed')),
	remark text not null default '' check (length(remark) <= 500),
	-- The ledger's key of what was taken, and the group of all that belongs to it.
	taken_key uuid not null,
	group_key uuid not null,
	decided_at timestamptz,
	decided_by text,
	primary key (member_id, applied_at, id),
	check ((type = 'convert') = (item_id is null)),
	check ((status = 'applying') = (decided_at is null)),
	constraint one_application_a_key unique (member_id, request_key)
);
create index exchange_applying on loyalty.exchange (merchant, applied_at) where status = 'applying';
