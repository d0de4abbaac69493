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

-- What operators decide of the mall, by state: what waits from the oldest on, what was decided from the newest on.
create index exchange_by_status on loyalty.exchange (merchant, status, applied_at, id) where item_id is not null;

-- Cashback that members claim themselves: terms and rates as an operator edits them, what was claimed for, what was paid.

-- A brand without a row pays none.
create table loyalty.cashback_terms (
	merchant text primary key,
	-- Play of so many days counts, today included (UTC).
	days smallint not null check (days between 1 and 92),
	-- The least that is paid at once, in minor units.
	smallest bigint not null check (smallest > 0)
);

-- What comes back of a category's stakes, from a rank on: the highest level that is reached holds.
create table loyalty.cashback_rate (
	merchant text not null references loyalty.cashback_terms on delete cascade,
	category text not null,
	level smallint not null default 0 check (level between 0 and 8),
	-- Hundredths of a per cent.
	rate integer not null check (rate between 0 and 10000),
	sort_order integer not null default 100,
	primary key (merchant, category, level)
);

-- Whoever claims locks the row of the member first.
create table loyalty.cashback_claimer (
	member_id bigint primary key
);

-- Up to which stake each sum of turnover has been claimed for.
create table loyalty.cashback_counted (
	member_id bigint not null,
	day date not null,
	currency text not null,
	category text not null,
	stake bigint not null,
	primary key (member_id, day, currency, category)
);

create table loyalty.cashback_claim (
	member_id bigint not null,
	id bigint generated always as identity unique,
	merchant text not null,
	-- The client's key: one claim, however often it is sent.
	request_key text not null,
	claimed_at timestamptz not null,
	currency text not null,
	level smallint not null check (level between 0 and 8),
	amount bigint not null check (amount > 0),
	-- The key of its posting in the ledger.
	posting_key uuid not null,
	primary key (member_id, id),
	constraint one_claim_a_key unique (member_id, request_key)
);

-- What it was made of.
create table loyalty.cashback_line (
	member_id bigint not null,
	claim_id bigint not null,
	category text not null,
	stake bigint not null check (stake > 0),
	rate integer not null,
	amount bigint not null check (amount > 0),
	primary key (member_id, claim_id, category),
	foreign key (member_id, claim_id) references loyalty.cashback_claim (member_id, id)
);

create function loyalty.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'loyalty.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on loyalty.cashback_claim
	for each row execute function loyalty.refuse_change();
create trigger only_grows before update or delete on loyalty.cashback_line
	for each row execute function loyalty.refuse_change();

-- Points that were won elsewhere, as prizes of tournaments are: each by a name that is given once. Written in the transaction
-- that posts them and settles what they were won in.
create table loyalty.point_award (
	-- Of what they were won for: 'tournament <code> <place>'.
	name text primary key check (length(name) between 3 and 120),
	member_id bigint not null,
	currency text not null,
	-- Minor points.
	points bigint not null check (points > 0),
	-- The ledger's key of their posting.
	key uuid not null,
	awarded_at timestamptz not null
);
create trigger only_grows before update or delete on loyalty.point_award
	for each row execute function loyalty.refuse_change();
create trigger no_truncate before truncate on loyalty.point_award
	for each statement execute function loyalty.refuse_change();

-- Members whose sums are not what was played up to the mark: must be empty at any moment. A win that is staked again is no new
-- play. Reads everything: for the simulation and for an auditor, not for a hot path.
create view loyalty.miscounted as
	with played as (
		select member_id, sum(stake) as stake from games.round
		where vendor_round_id is null and status in ('complete', 'resettled') and not games.stakes_a_win(pay_table)
			and transaction_id < (select transaction_id from loyalty.play_mark)
		group by member_id
	), settled as (
		select member_id, sum(stake) as stake from loyalty.counted_round group by member_id
	), counted as (
		select member_id, sum(stake) as stake from loyalty.turnover group by member_id
	)
	select member_id, coalesce(counted.stake, 0) as counted, coalesce(played.stake, 0) + coalesce(settled.stake, 0) as played
	from counted
	full join played using (member_id)
	full join settled using (member_id)
	where coalesce(counted.stake, 0) <> coalesce(played.stake, 0) + coalesce(settled.stake, 0);

-- Claims and the ledger side by side: each line is a fault. Reads everything: for an auditor.
create view loyalty.uncovered_cashback as
	with paid as (
		select claim.*, (select coalesce(sum(amount), 0) from loyalty.cashback_line as line
			where line.member_id = claim.member_id and line.claim_id = claim.id) as of_lines
		from loyalty.cashback_claim as claim
	)
	select coalesce(paid.member_id, posting.member_id) as member_id, paid.id as claim_id, posting.key as posting_key,
		paid.amount, posting.delta
	from paid
	full join (select * from wallet.posting where counter = 'loyalty:cashback') as posting
		on posting.member_id = paid.member_id and posting.key = paid.posting_key
	where posting.key is null or paid.id is null or posting.delta <> paid.amount or posting.kind <> 'promo'
		or posting.currency <> paid.currency or paid.of_lines <> paid.amount;

-- Each line is a fault: an award that is not exactly one posting to a purse of points, or a prize in points that was not awarded
-- to its winner, or awarded and never won. Reads the ledger's postings: for an auditor and the simulation.
create view loyalty.award_fault as
	with won as (
		select 'tournament ' || t.code || ' ' || z.place as name, z.member_id, t.currency, z.amount as points
		from games.tournament_prize z join games.tournament t on t.id = z.tournament_id and t.prizes_in = 'points'
	)
	select coalesce(w.name, a.name) as name, 'prize' as what
	from won w full join loyalty.point_award a using (name)
	where (w.member_id, w.currency, w.points) is distinct from (a.member_id, a.currency, a.points)
	union all
	select a.name, 'ledger'
	from loyalty.point_award a
	where (
		select count(*) from wallet.posting p
		where p.member_id = a.member_id and p.key = a.key and p.currency = a.currency and p.purse = 'points'
			and p.delta = a.points and p.counter = 'loyalty:points'
	) <> 1;
