-- Vendors and their games, play and its rounds, what is counted behind them, jackpots, tournaments, free spins.
create schema games;

-- The catalogue: small tables that an operator edits, each edit of a vendor or a game a version; the server keeps a copy and
-- watches the version of the whole.
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
	version integer not null default 1 check (version >= 1),
	created_at timestamptz not null default now(),
	-- A vendor with a purse of its own: what a member stakes there was moved there before, and what is won stays until it is
	-- moved back.
	transfer boolean not null default false,
	-- Out of service for a while. It ends when an operator ends it; the planned end is only told.
	maintenance boolean not null default false,
	maintenance_until timestamptz,
	-- What a vendor from outside speaks, where it is called, and whose pages its games are.
	dialect text not null default 'hmac' check (dialect in ('hmac', 'hub88', 'form', 'transfer')),
	-- Where its own calls begin; null for a vendor whose frame is opened by its address alone.
	base_url text check (base_url ~ '^https?://[^/?#\s]+(/[^?#\s]*)?$' and length(base_url) <= 300),
	-- Pages of no other origin are opened for it, nor framed.
	frame_origin text check (frame_origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$'),
	-- A vendor that is retired: out of service, its games in no list. What it still sends is taken until its keys end.
	retired_at timestamptz,
	keys_end_at timestamptz,
	-- The brand in whose trail the end of its keys stands.
	retired_for text,
	-- Hub88 signs what each side asks of the other. Our answers are signed as well unless a vendor does without: a signature of
	-- RSA costs half a millisecond of a processor, as much as the bet.
	answers_signed boolean not null default true,
	-- A vendor that is the house itself: its frame is the house's own, so the site shows its sessions and replays there.
	house boolean not null default false,
	constraint vendor_maintenance check (maintenance or maintenance_until is null),
	-- Such vendors keep members' money in books of their own, and are asked to take it and to give it back.
	constraint books_have_a_purse check (dialect <> 'transfer' or transfer),
	constraint vendor_retired check ((retired_at is null) = (keys_end_at is null)
		and (retired_at is null) = (retired_for is null) and (retired_at is null or not enabled))
);

-- Secrets of signed dialects. More than one may be in force while a vendor changes over.
create table games.vendor_key (
	vendor text not null references games.vendor (code),
	key_id text not null check (key_id ~ '^[A-Za-z0-9_-]{1,64}$'),
	secret bytea not null check (length(secret) >= 32),
	created_at timestamptz not null default now(),
	retired_at timestamptz,
	-- A key is a shared secret, the vendor's public key (SPKI, DER) or our own private key (PKCS 8, DER). What the console takes
	-- is sealed with a key that is not in the database; what a seed gives is not.
	purpose text not null default 'secret' check (purpose in ('secret', 'vendor-public', 'own-private')),
	sealed boolean not null default false,
	primary key (vendor, key_id),
	check (purpose <> 'own-private' or sealed)
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

-- Two names as they are said: "피싱" is what thieves of passwords do; the Japanese one is short enough for the bar of halls.
insert into games.category (code, page, open, names) values
	('RNG', '/rng', true,
		'{"en": "Slots", "ko": "슬롯", "cn": "老虎机", "ja": "スロット", "th": "สล็อต", "vi": "Slot", "bn": "স্লট", "id": "Slot"}'),
	('LIVE', '/live', false,
		'{"en": "Live casino", "ko": "라이브 카지노", "cn": "真人娱乐", "ja": "ライブカジノ", "th": "คาสิโนสด", "vi": "Live casino", "bn": "লাইভ ক্যাসিনো", "id": "Kasino live"}'),
	('SPORTS', '/sports', false,
		'{"en": "Sports", "ko": "스포츠", "cn": "体育", "ja": "スポーツ", "th": "กีฬา", "vi": "Thể thao", "bn": "স্পোর্টস", "id": "Olahraga"}'),
	('ESPORTS', '/esports', false,
		'{"en": "E-sports", "ko": "e스포츠", "cn": "电竞", "ja": "eスポーツ", "th": "อีสปอร์ต", "vi": "E-sports", "bn": "ই-স্পোর্টস", "id": "E-sports"}'),
	('LOTT', '/elott', false,
		'{"en": "Lottery", "ko": "복권", "cn": "彩票", "ja": "宝くじ", "th": "ลอตเตอรี่", "vi": "Xổ số", "bn": "লটারি", "id": "Lotre"}'),
	('ELOTT', '/elott', false,
		'{"en": "E-lottery", "ko": "전자복권", "cn": "电子彩票", "ja": "電子くじ", "th": "อีลอตเตอรี่", "vi": "Xổ số điện tử", "bn": "ই-লটারি", "id": "E-lotre"}'),
	('PVP', '/pvp', false,
		'{"en": "Poker", "ko": "포커", "cn": "扑克", "ja": "ポーカー", "th": "โป๊กเกอร์", "vi": "Poker", "bn": "পোকার", "id": "Poker"}'),
	('FISH', '/fish', false,
		'{"en": "Fishing", "ko": "낚시", "cn": "捕鱼", "ja": "釣り", "th": "เกมยิงปลา", "vi": "Bắn cá", "bn": "ফিশিং", "id": "Tembak ikan"}');

create table games.game (
	id bigint generated always as identity primary key,
	vendor text not null references games.vendor (code),
	-- Outside names keep their capitals and marks.
	code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$'),
	category text not null references games.category (code),
	names jsonb not null check (names ? 'en'),
	-- A game of bets on events has no return of its own, no lines and no volatility.
	rtp numeric(5, 2) check (rtp between 0 and 100),
	pay_table text not null,
	lines integer check (lines >= 0),
	volatility text check (volatility in ('low', 'medium', 'high')),
	hot boolean not null,
	new boolean not null,
	art_small text not null,
	art_show text not null,
	hue integer not null check (hue between 0 and 360),
	trial boolean not null,
	enabled boolean not null default true,
	sort_order integer not null default 100,
	version integer not null default 1 check (version >= 1),
	created_at timestamptz not null default now(),
	-- The most one spin can win, in times of its stake, and how rare it is: once in so many rounds. As the studio's report of
	-- the game's mathematics says; null where a studio says nothing.
	top_times numeric(12, 2) check (top_times > 0),
	top_one_in bigint check (top_one_in > 0),
	popular boolean not null default false,
	-- Words of the operator's own, found by a search.
	tags text[] not null default '{}' check (cardinality(tags) <= 12),
	maintenance boolean not null default false,
	maintenance_until timestamptz,
	-- Games to play instead, the first first.
	recommended bigint[] not null default '{}' check (cardinality(recommended) <= 4),
	-- Of one round, in stakes, at the widest way to bet; null where a studio does not say.
	deviation numeric(12, 4) check (deviation > 0),
	unique (vendor, code),
	constraint game_top_award check ((top_times is null) = (top_one_in is null)),
	constraint game_maintenance check (maintenance or maintenance_until is null)
);
create index game_by_place on games.game (sort_order, id);

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

-- Keys are kept in memory by every node, beside the catalogue: a change of them is a change of it.
create trigger vendor_key_changed after insert or update or delete on games.vendor_key
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

-- Play sessions: one launched game of one member, or a trial of nobody. Found by the digest of a token, never by the token.
create table games.play_session (
	id uuid primary key,
	launch_digest bytea not null unique,
	launch_until timestamptz not null,
	-- Set when the launch token was exchanged, which happens once.
	token_digest bytea unique,
	entered_at timestamptz,
	expires_at timestamptz not null,
	ended_at timestamptz,
	mode text not null check (mode in ('real', 'demo')),
	member_id bigint,
	-- The login it hangs on: when that ends, this ends.
	login_session text,
	game_id bigint not null references games.game (id),
	currency text not null,
	merchant text not null,
	-- A trial's purse, in minor units, and its last round. The ledger knows nothing of it.
	demo_balance bigint check (demo_balance >= 0),
	demo_rounds integer,
	demo_staked bigint,
	demo_won bigint,
	demo_last jsonb,
	check ((token_digest is null) = (entered_at is null)),
	check ((mode = 'real') = (member_id is not null)),
	check ((mode = 'real') = (login_session is not null)),
	check ((mode = 'demo') = (demo_balance is not null))
);
create index play_session_login on games.play_session (login_session) where ended_at is null;
create index play_session_expiry on games.play_session (expires_at);

-- Rounds, partitioned by week. The key begins with the member, so the betting record is one walk along one index.
-- A round's id is a UUID of version 7 whose time is started_at, so an id alone leads to its partition.
create table games.round (
	member_id bigint not null,
	started_at timestamptz not null,
	id uuid not null,
	game_id bigint not null,
	currency text not null,
	status text not null check (status in ('open', 'complete', 'cancelled', 'void', 'resettled')),
	stake bigint not null check (stake >= 0),
	win bigint not null check (win >= 0),
	balance_before bigint not null,
	balance_after bigint not null,
	pay_table text not null,
	-- Text as the studio wrote it: a recall gives back the same bytes.
	events json not null,
	-- The vendor's own id; null where the platform's id serves.
	vendor_round_id text,
	ended_at timestamptz,
	-- Which transaction wrote the row, so that a reader who goes up to the oldest transaction that still runs sees every round,
	-- and none twice. The default serves every insert, without a way through text that a row of the hot path need not go; who
	-- changes a round sets it.
	transaction_id bigint default txid_current(),
	-- What the house staked for the member in a round of theirs; their own stake is 0 then, and so are turnover, points, scores and
	-- parts of pots, which follow from it.
	free_stake bigint,
	primary key (member_id, started_at, id),
	check ((status = 'open') = (ended_at is null))
) partition by range (started_at);

-- Catches what no week was made for, so that a round is never refused for want of a partition.
create table games.round_rest partition of games.round default;
create index round_open on games.round (started_at) where status = 'open';

-- Whether a round of a member runs; whole rounds are never open and never enter it.
create index round_open_of_member on games.round (member_id) where status = 'open';
create index round_big_win on games.round (ended_at desc)
	where status in ('complete', 'resettled') and win > 0 and win >= stake * 10;

-- Rounds arrive in the order of their time and of their transactions: a block range finds an hour of all members, or what was
-- written since, at next to no cost of writing.
create index round_time on games.round using brin (started_at) with (pages_per_range = 32);
create index round_written on games.round using brin (transaction_id) with (pages_per_range = 32, autosummarize = on);

-- Makes the weeks that touch the span and are missing. Weeks begin on Monday, UTC.
create function games.make_round_weeks(p_from timestamptz, p_to timestamptz) returns integer language plpgsql as $$
declare
	week timestamp := date_trunc('week', p_from at time zone 'UTC');
	made integer := 0;
	name text;
begin
	while week <= p_to at time zone 'UTC' loop
		name := 'round_' || to_char(week, 'IYYY"w"IW');
		if to_regclass('games.' || name) is null then
			execute format(
				'create table games.%I partition of games.round for values from (%L) to (%L)',
				name, week at time zone 'UTC', (week + interval '7 days') at time zone 'UTC');
			made := made + 1;
		end if;
		week := week + interval '7 days';
	end loop;
	return made;
end $$;

select games.make_round_weeks(now(), now() + interval '35 days');

-- Where a vendor's own round id leads, for rounds of more than one command. One row is the lock of its round.
create table games.vendor_round (
	member_id bigint not null,
	vendor text not null references games.vendor (code),
	vendor_round_id text not null check (length(vendor_round_id) between 1 and 128),
	round_id uuid not null,
	started_at timestamptz not null,
	last_command_at timestamptz not null,
	primary key (member_id, vendor, vendor_round_id)
);
create index vendor_round_started on games.vendor_round (started_at);

-- Every command of a vendor, with its answer: the stored answer of a retry, the target of a rollback, the tombstone of a
-- bet that was rolled back before it came. Kept for thirteen months.
create table games.vendor_transaction (
	member_id bigint not null,
	vendor text not null references games.vendor (code),
	transaction_id text not null check (length(transaction_id) between 1 and 128),
	kind text not null check (kind in ('bet', 'win', 'rollback', 'end', 'promo', 'adjust', 'tombstone')),
	-- Digest of what the command said; another content under the same id is refused.
	content uuid not null,
	currency text not null,
	amount bigint not null,
	vendor_round_id text,
	reference text,
	rolled_back boolean not null default false,
	-- The answer: the balance it left, in minor units.
	balance_after bigint not null,
	done_at timestamptz not null,
	primary key (member_id, vendor, transaction_id)
);
create index vendor_transaction_round on games.vendor_transaction (member_id, vendor, vendor_round_id, done_at)
	where vendor_round_id is not null;
create index vendor_transaction_done on games.vendor_transaction (done_at);

-- Outside names keep their capitals and marks.
-- Calls of a dialect whose calls carry names of their own: what each said, and how it was refused. What was done is
-- answered from its transaction. Kept as long as those.
create table games.vendor_request (
	vendor text not null references games.vendor (code),
	request_id text not null check (length(request_id) between 1 and 64),
	content uuid not null,
	refusal text,
	asked_at timestamptz not null,
	primary key (vendor, request_id)
);
create index vendor_request_asked on games.vendor_request (asked_at);

-- Sums of rounds by hour, game, currency and pay table: what was played and paid (GLI-19 2.8.3), popular games, reports. A
-- question never walks over rounds. The sums go on from a mark, as those by member do: each round is read once when it is
-- written, and once more whenever it is changed, however late.
create table games.round_hour (
	hour timestamptz not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	pay_table text not null,
	rounds bigint not null,
	stake bigint not null,
	win bigint not null,
	-- The sum of squared stakes says how many equal rounds an hour is worth.
	stake_squares numeric not null default 0,
	primary key (hour, game_id, currency, pay_table)
);
create index round_hour_of_game on games.round_hour (hour) include (game_id, currency, pay_table, rounds, stake, win, stake_squares);

-- What rounds of several commands stand with in games.round_hour. They may be settled late, voided and settled again: whoever
-- of a member's hour was touched is counted anew here, and the difference is what the sum of all takes.
create table games.changing_hour (
	member_id bigint not null,
	hour timestamptz not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	pay_table text not null,
	rounds bigint not null check (rounds >= 0),
	stake bigint not null,
	win bigint not null,
	stake_squares numeric not null,
	primary key (member_id, hour, game_id, currency, pay_table)
);

-- How far rounds are counted: those of every transaction before this one. Set to 0 it is the order to count all anew: the next
-- count takes away what it finds from the first round on that is kept, and counts it again, in one transaction.
create table games.round_hour_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0 check (transaction_id >= 0),
	counted_at timestamptz
);
insert into games.round_hour_mark default values;

-- Counts what was written since the mark, below the oldest transaction that still runs: nothing is skipped, nothing comes
-- twice. Cancelled and open rounds are not played rounds; a game returns of every stake, whoever paid it. Answers whether it
-- counted; another worker may be at it.
create function games.sum_hours(p_now timestamptz) returns boolean language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
begin
	select transaction_id into v_from from games.round_hour_mark for update skip locked;
	if not found then
		return false;
	end if;

	if v_from = 0 then
		delete from games.changing_hour;
		delete from games.round_hour
			where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round where transaction_id < v_to);
	end if;

	insert into games.round_hour as counted (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', r.started_at, 'UTC'), r.game_id, r.currency, r.pay_table, count(*),
		sum(coalesce(r.free_stake, r.stake)), sum(r.win),
		sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake))
	from games.round r
	where r.transaction_id >= v_from and r.transaction_id < v_to
		and r.vendor_round_id is null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake,
			win = counted.win + excluded.win, stake_squares = counted.stake_squares + excluded.stake_squares;

	with touched as materialized (
		select distinct member_id, date_trunc('hour', started_at, 'UTC') as hour, game_id, currency
		from games.round
		where transaction_id >= v_from and transaction_id < v_to and vendor_round_id is not null
	), stands as (
		select t.member_id, t.hour, t.game_id, t.currency, s.*
		from touched t
		-- A lookup for each, whatever the planner thinks of how many were touched.
		cross join lateral (
			select r.pay_table, count(*) as rounds, sum(coalesce(r.free_stake, r.stake)) as stake, sum(r.win) as win,
				sum(coalesce(r.free_stake, r.stake)::numeric * coalesce(r.free_stake, r.stake)) as stake_squares
			from games.round r
			where r.member_id = t.member_id and r.started_at >= t.hour and r.started_at < t.hour + interval '1 hour'
				and r.game_id = t.game_id and r.currency = t.currency
				and r.vendor_round_id is not null and r.status in ('complete', 'resettled')
			group by r.pay_table
		) as s
	), stood as (
		select k.*
		from touched t
		cross join lateral (
			select o.* from games.changing_hour o
			where o.member_id = t.member_id and o.hour = t.hour and o.game_id = t.game_id and o.currency = t.currency offset 0
		) as k
	), changed as materialized (
		select member_id, hour, game_id, currency, pay_table, coalesce(n.rounds, 0) as rounds, coalesce(n.stake, 0) as stake,
			coalesce(n.win, 0) as win, coalesce(n.stake_squares, 0) as stake_squares,
			coalesce(n.rounds, 0) - coalesce(b.rounds, 0) as more_rounds, coalesce(n.stake, 0) - coalesce(b.stake, 0) as more_stake,
			coalesce(n.win, 0) - coalesce(b.win, 0) as more_win,
			coalesce(n.stake_squares, 0) - coalesce(b.stake_squares, 0) as more_squares
		from stands n full join stood b using (member_id, hour, game_id, currency, pay_table)
	), kept as (
		insert into games.changing_hour (member_id, hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
		select member_id, hour, game_id, currency, pay_table, rounds, stake, win, stake_squares from changed
		on conflict (member_id, hour, game_id, currency, pay_table) do update set rounds = excluded.rounds,
			stake = excluded.stake, win = excluded.win, stake_squares = excluded.stake_squares
	)
	insert into games.round_hour as counted (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select hour, game_id, currency, pay_table, sum(more_rounds), sum(more_stake), sum(more_win), sum(more_squares)
	from changed group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake,
			win = counted.win + excluded.win, stake_squares = counted.stake_squares + excluded.stake_squares;

	update games.round_hour_mark set transaction_id = greatest(v_from, v_to), counted_at = p_now;
	return true;
end $$;

-- Each line is a fault: an hour whose sums are not those of its rounds, as far as they are counted. Reads every round that is
-- kept: for an auditor, right after a count. Rounds of several commands that changed since differ until the next one.
create view games.hour_fault as
	with played as (
		select date_trunc('hour', started_at, 'UTC') as hour, game_id, currency, pay_table, count(*) as rounds,
			sum(coalesce(free_stake, stake)) as stake, sum(win) as win,
			sum(coalesce(free_stake, stake)::numeric * coalesce(free_stake, stake)) as stake_squares
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select transaction_id from games.round_hour_mark)
		group by 1, 2, 3, 4
	)
	select hour, game_id, currency, pay_table, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.round_hour c using (hour, game_id, currency, pay_table)
	where hour >= (select date_trunc('hour', min(started_at), 'UTC') from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.win, 0), coalesce(p.stake_squares, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.win, 0), coalesce(c.stake_squares, 0));

-- A win that is staked again on an even chance is no new play: the stake that brought it has been counted. Counted once
-- more it would bring points, cashback, turnover of a bonus, a place in a race and parts of pots for nothing that the house
-- keeps. Such rounds say so by the name of their pay table (doublingTable of the games' core).
create function games.stakes_a_win(p_pay_table text) returns boolean language sql immutable as $$
	select p_pay_table like '%/double-up'
$$;

-- Whole rounds, many at once: the plays in the ledger, then the rounds of those that stand, in one durable statement.
-- One row a round comes back, in order: what the ledger said to the stake, and the balance the stake left (of a refusal
-- the true balance); the balance after the round is that plus the win. A key that was used before is always a
-- `conflict`: the caller compares and hands out the stored round. So no repeat pays a second outcome.
create function games.play_batch(
	p_ids uuid[],
	p_started timestamptz[],
	p_members bigint[],
	p_currencies text[],
	p_games bigint[],
	p_counters text[],
	p_stakes bigint[],
	p_wins bigint[],
	p_keys uuid[],
	p_win_keys uuid[],
	p_pay_tables text[],
	p_events text[],
	-- Keys are looked for from here on.
	p_since timestamptz
) returns table (status text, balance bigint, held bigint) language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
	v_statuses text[];
	v_balances bigint[];
	v_helds bigint[];
begin
	select p.statuses, p.balances, p.helds into v_statuses, v_balances, v_helds
	from wallet.post_plays(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys, p_ids, p_since) as p;

	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
		balance_after, pay_table, events, ended_at)
	select r.member_id, r.started_at, r.id, r.game_id, r.currency, 'complete', r.stake, r.win, r.balance + r.stake,
		r.balance + r.win, r.pay_table, r.events::json, r.started_at
	from unnest(p_members, p_started, p_ids, p_games, p_currencies, p_stakes, p_wins, p_pay_tables, p_events,
		v_statuses, v_balances)
		as r (member_id, started_at, id, game_id, currency, stake, win, pay_table, events, status, balance)
	where r.status = 'posted';

	return query select * from unnest(v_statuses, v_balances, v_helds);
end $$;

-- Rounds written by transactions from p_from (included) to p_to (excluded) that are not open. Whole rounds are never
-- changed once they stand, so they come summed by member, day (UTC, of their end), currency and category, with no
-- round_id. Rounds of several commands may be voided and settled again: each comes alone, with the stake that stands now.
create function games.ended_rounds(p_from bigint, p_to bigint)
returns table (member_id bigint, day date, currency text, category text, round_id uuid, stake bigint, rounds bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, null::uuid,
			sum(r.stake)::bigint, count(*)
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is null and r.status in ('complete', 'resettled') and not games.stakes_a_win(r.pay_table)
		group by 1, 2, 3, 4;
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, r.id,
			case when r.status in ('complete', 'resettled') then r.stake else 0 end, 1::bigint
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is not null and r.status <> 'open';
end $$;

-- What is known of commands: what was answered under each name before, and how the round stands that it belongs to. A row
-- each, in their order; of a round at most ten thousand moves. Planned once: planned for each call, the parts of the rounds
-- alone took longer than the reading.
create function games.known_commands(p_members bigint[], p_vendors text[], p_transactions text[], p_rounds text[])
returns table (kind text, content uuid, balance_after bigint, id uuid, started_at timestamptz, status text,
	balance_before bigint, events json, moves json)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
	return query
		select t.kind, t.content, t.balance_after, r.id, r.started_at, r.status, r.balance_before, r.events, moved.moves
		from unnest(p_members, p_vendors, p_transactions, p_rounds) with ordinality
			as a (member_id, vendor, transaction_id, round_id, place)
		left join lateral (
			select c.kind, c.content, c.balance_after from games.vendor_transaction c
			where c.member_id = a.member_id and c.vendor = a.vendor and c.transaction_id = a.transaction_id limit 1
		) as t on true
		left join lateral (
			select round.id, round.started_at, round.status, round.balance_before, round.events
			from games.vendor_round as name
			join games.round as round on round.member_id = name.member_id and round.started_at = name.started_at
				and round.id = name.round_id
			where name.member_id = a.member_id and name.vendor = a.vendor and name.vendor_round_id = a.round_id limit 1
		) as r on true
		left join lateral (
			select json_agg(json_build_array(m.transaction_id, m.kind, m.amount::text, m.rolled_back) order by m.done_at) as moves
			from (
				select c.transaction_id, c.kind, c.amount, c.rolled_back, c.done_at from games.vendor_transaction c
				where r.id is not null and c.member_id = a.member_id and c.vendor = a.vendor
					and c.vendor_round_id = a.round_id and c.kind in ('bet', 'win')
				order by c.done_at limit 10000
			) as m
		) as moved on true
		order by a.place;
end $$;

-- One command of a member and vendor at a time: those of one round come from several connections of the vendor, and a first
-- bet has no row yet that could be locked. Always in one order, so that transactions of many commands never wait for each
-- other in a circle.
create function games.lock_commands(p_members bigint[], p_vendors text[]) returns void language plpgsql as $$
begin
	perform pg_advisory_xact_lock(lock) from (
		select distinct hashtextextended('games:' || vendor || ':' || member_id, 0) as lock
		from unnest(p_members, p_vendors) as u (member_id, vendor) order by 1
	) as locks;
end $$;

-- A vendor's call whose name is good once (a nonce, a request's name) claims that name in its command's own transaction: a way
-- to the server, a transaction and a commit less a bet than one of its own.

-- Claims names of calls: a nonce, a request's name with the digest of what it says, or neither ('' and null); empty arrays where
-- no call has one. Answers null when all were new, else what stood under those that were not: by place, from one, what was said
-- under the name before and how that was refused. Always in one order, so that transactions never wait for each other in a circle.
create function games.claim_calls(p_now timestamptz, p_vendors text[], p_nonces text[], p_requests text[], p_said uuid[])
returns jsonb language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
	v_nonces jsonb;
	v_requests jsonb;
	v_new int;
begin
	if cardinality(p_nonces) > 0 then
		with new as (
			insert into games.vendor_nonce (vendor, nonce, seen_at)
				select vendor, nonce, p_now from unnest(p_vendors, p_nonces) as u (vendor, nonce) where nonce <> '' order by 1, 2
			on conflict do nothing returning vendor, nonce
		)
		-- Of the same one twice, the first has it.
		select jsonb_object_agg(place, '[null, null]'::jsonb) into v_nonces
			from (
				select place, vendor, nonce, row_number() over (partition by vendor, nonce order by place) as turn
				from unnest(p_vendors, p_nonces) with ordinality as u (vendor, nonce, place) where nonce <> ''
			) as asked
			where turn > 1 or not exists (select from new where new.vendor = asked.vendor and new.nonce = asked.nonce);
	end if;
	if cardinality(p_requests) > 0 then
		insert into games.vendor_request (vendor, request_id, content, asked_at)
			select vendor, request_id, said, p_now
			from unnest(p_vendors, p_requests, p_said) as u (vendor, request_id, said) where request_id <> '' order by 1, 2
			on conflict do nothing;
		get diagnostics v_new = row_count;
		if v_new < (select count(*) from unnest(p_requests) as request where request <> '') then
			select jsonb_object_agg(place, jsonb_build_array(r.content, r.refusal)) into v_requests
				from unnest(p_vendors, p_requests) with ordinality as u (vendor, request_id, place)
				join games.vendor_request as r on r.vendor = u.vendor and r.request_id = u.request_id;
		end if;
	end if;
	return case when v_nonces is null then v_requests when v_requests is null then v_nonces else v_nonces || v_requests end;
end $$;

-- What is known of commands, once nobody else drives one of these members and vendors, and the names of their calls claimed:
-- until the transaction ends they wait. `called` is null for a name that was new.
create function games.open_commands(p_now timestamptz, p_members bigint[], p_vendors text[], p_transactions text[],
	p_rounds text[], p_nonces text[], p_requests text[], p_said uuid[])
returns table (kind text, content uuid, balance_after bigint, id uuid, started_at timestamptz, status text,
	balance_before bigint, events json, moves json, called jsonb)
language plpgsql as $$
declare
	v_called jsonb;
begin
	perform games.lock_commands(p_members, p_vendors);
	v_called := games.claim_calls(p_now, p_vendors, p_nonces, p_requests, p_said);
	return query
		select k.kind, k.content, k.balance_after, k.id, k.started_at, k.status, k.balance_before, k.events, k.moves,
			v_called -> k.place::text
		from games.known_commands(p_members, p_vendors, p_transactions, p_rounds) with ordinality as k (kind, content,
			balance_after, id, started_at, status, balance_before, events, moves, place)
		order by k.place;
end $$;

-- Keeps commands with their answers, and the rounds that they begin, under the name that their vendor gave them too.
create function games.keep_commands(
	p_now timestamptz,
	p_members bigint[], p_vendors text[], p_transactions text[], p_kinds text[], p_contents uuid[], p_currencies text[],
	p_amounts bigint[], p_rounds text[], p_references text[], p_balances bigint[],
	-- Of rounds that begin: which of the commands begins it, and what the command does not say.
	p_begun int[], p_ids uuid[], p_started timestamptz[], p_games bigint[], p_statuses text[], p_stakes bigint[],
	p_wins bigint[], p_before bigint[], p_pay_tables text[], p_events text[]
) returns void language plpgsql
set plan_cache_mode = force_generic_plan
as $$
begin
	insert into games.vendor_transaction (member_id, vendor, transaction_id, kind, content, currency, amount,
			vendor_round_id, reference, balance_after, done_at)
		select member_id, vendor, transaction_id, kind, content, currency, amount, round_id, nullif(reference, ''),
			balance_after, p_now
		from unnest(p_members, p_vendors, p_transactions, p_kinds, p_contents, p_currencies, p_amounts, p_rounds,
			p_references, p_balances) as u (member_id, vendor, transaction_id, kind, content, currency, amount, round_id,
			reference, balance_after);
	if cardinality(p_begun) = 0 then
		return;
	end if;
	insert into games.vendor_round (member_id, vendor, vendor_round_id, round_id, started_at, last_command_at)
		select p_members[begun], p_vendors[begun], p_rounds[begun], id, started_at, p_now
		from unnest(p_begun, p_ids, p_started) as u (begun, id, started_at);
	insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
			balance_after, pay_table, events, vendor_round_id, ended_at)
		select p_members[begun], started_at, id, game_id, p_currencies[begun], status, stake, win, balance_before,
			p_balances[begun], pay_table, events::json, p_rounds[begun], case status when 'open' then null else p_now end
		from unnest(p_begun, p_ids, p_started, p_games, p_statuses, p_stakes, p_wins, p_before, p_pay_tables, p_events)
			as u (begun, id, started_at, game_id, status, stake, win, balance_before, pay_table, events);
end $$;

-- The same number without the way through text, which a row of the hot path need not go.
-- What each member played, by hour and game: profit and loss is answered from these sums, so that a question for three
-- months costs a busy member what it costs a quiet one. An hour is that of a round's beginning, as in the betting record.
create table games.member_hour (
	member_id bigint not null,
	hour timestamptz not null,
	currency text not null,
	game_id bigint not null references games.game (id),
	-- Rounds written whole never change and are added; those of several commands may be, and their hours are counted anew.
	whole boolean not null,
	rounds bigint not null,
	stake bigint not null,
	win bigint not null,
	primary key (member_id, hour, currency, game_id, whole)
);

-- Today and yesterday, hour by hour, of all members.
create index member_hour_by_hour on games.member_hour (hour);

-- How far rounds are counted: those of every transaction before this one.
create table games.member_hour_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	counted_at timestamptz
);
insert into games.member_hour_mark default values;

-- How far the days of the house are ahead of UTC. Set by `sum_member_hours`, which counts every day anew when it changes.
create table games.played_zone (
	one boolean primary key default true check (one),
	offset_minutes integer not null default 0 check (offset_minutes between -720 and 840)
);
insert into games.played_zone default values;

-- A game of bets on events has no return of its own, no lines and no volatility.
-- What each member played by day, currency and game: reports by day and by member are answered from it. It is the sum of
-- member_hour, counted in the same pass from the same mark; a day is one of the house's zone, and an hour belongs to the day in
-- which it begins.
create table games.played_day (
	member_id bigint not null,
	day date not null,
	currency text not null,
	game_id bigint not null references games.game (id),
	rounds bigint not null check (rounds >= 0),
	stake bigint not null,
	won bigint not null,
	primary key (member_id, day, currency, game_id)
) with (fillfactor = 80);
create index played_day_by_day on games.played_day (day, currency);

create function games.played_on(p_hour timestamptz, p_offset integer) returns date language sql immutable parallel safe as $$
	select ((p_hour at time zone 'UTC') + make_interval(mins => p_offset))::date
$$;

-- Counts what was written since the mark, below the oldest transaction that still runs: nothing is skipped, nothing comes
-- twice. The days of what was counted are each summed anew from their hours, so that whatever is settled late, voided and
-- settled again stands in them as it stands in the hours. Answers whether it counted; another worker may be at it.
create function games.sum_member_hours(p_now timestamptz, p_offset integer) returns boolean language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
begin
	select transaction_id into v_from from games.member_hour_mark for update skip locked;
	if not found then
		return false;
	end if;

	insert into games.member_hour as counted (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select r.member_id, date_trunc('hour', r.started_at, 'UTC'), r.currency, r.game_id, true, count(*), sum(r.stake), sum(r.win)
	from games.round r
	where r.transaction_id >= v_from and r.transaction_id < v_to
		and r.vendor_round_id is null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (member_id, hour, currency, game_id, whole) do update
		set rounds = counted.rounds + excluded.rounds, stake = counted.stake + excluded.stake, win = counted.win + excluded.win;

	insert into games.member_hour as counted (member_id, hour, currency, game_id, whole, rounds, stake, win)
	select t.member_id, t.hour, t.currency, t.game_id, false, count(r.id), coalesce(sum(r.stake), 0), coalesce(sum(r.win), 0)
	from (
		select distinct member_id, date_trunc('hour', started_at, 'UTC') as hour, currency, game_id
		from games.round
		where transaction_id >= v_from and transaction_id < v_to and vendor_round_id is not null
	) t
	left join games.round r on r.member_id = t.member_id
		and r.started_at >= t.hour and r.started_at < t.hour + interval '1 hour'
		and r.game_id = t.game_id and r.currency = t.currency
		and r.vendor_round_id is not null and r.status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (member_id, hour, currency, game_id, whole) do update
		set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win;

	if p_offset <> (select offset_minutes from games.played_zone) then
		update games.played_zone set offset_minutes = p_offset;
		delete from games.played_day;
		insert into games.played_day (member_id, day, currency, game_id, rounds, stake, won)
		select member_id, games.played_on(hour, p_offset), currency, game_id, sum(rounds), sum(stake), sum(win)
		from games.member_hour group by 1, 2, 3, 4;
	else
		insert into games.played_day as counted (member_id, day, currency, game_id, rounds, stake, won)
		select t.member_id, t.day, t.currency, t.game_id, h.rounds, h.stake, h.won
		from (
			select distinct member_id, games.played_on(date_trunc('hour', started_at, 'UTC'), p_offset) as day, currency, game_id
			from games.round where transaction_id >= v_from and transaction_id < v_to
		) t
		-- A lookup for each, whatever the planner thinks of how many were touched.
		cross join lateral (
			select sum(m.rounds) as rounds, sum(m.stake) as stake, sum(m.win) as won
			from games.member_hour m
			where m.member_id = t.member_id and m.currency = t.currency and m.game_id = t.game_id
				and m.hour >= (t.day::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
				and m.hour < ((t.day + 1)::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
			offset 0
		) h
		where h.rounds is not null
		on conflict (member_id, day, currency, game_id) do update
			set rounds = excluded.rounds, stake = excluded.stake, won = excluded.won
			where (counted.rounds, counted.stake, counted.won) is distinct from (excluded.rounds, excluded.stake, excluded.won);
	end if;

	update games.member_hour_mark set transaction_id = greatest(v_from, v_to), counted_at = p_now;
	return true;
end $$;

-- Each line is a fault: a day whose sums are not those of its rounds, as far as they are counted. Reads every round that is
-- kept: for an auditor, right after a count. Rounds of several commands that changed since differ until the next one.
create view games.played_fault as
	with zone as (select offset_minutes from games.played_zone), played as (
		select member_id, games.played_on(date_trunc('hour', started_at, 'UTC'), (select offset_minutes from zone)) as day, currency,
			game_id, count(*) as rounds, sum(stake) as stake, sum(win) as won
		from games.round
		where status in ('complete', 'resettled') and transaction_id < (select transaction_id from games.member_hour_mark)
		group by 1, 2, 3, 4
	)
	select member_id, day, currency, game_id, coalesce(p.rounds, 0) as played, coalesce(c.rounds, 0) as counted
	from played p full join games.played_day c using (member_id, day, currency, game_id)
	where day >= (select games.played_on(min(started_at), (select offset_minutes from zone)) from games.round)
		and (coalesce(p.rounds, 0), coalesce(p.stake, 0), coalesce(p.won, 0))
			<> (coalesce(c.rounds, 0), coalesce(c.stake, 0), coalesce(c.won, 0));

-- Significant events of play (GLI-19 2.8.8): large wins, large wagers, rounds that were voided or cancelled. Noted by a worker
-- from what was written since its mark, so that no round waits for it.

-- What counts as large, in minor units; a currency without a row has nothing large.
create table games.large_amount (
	currency text primary key,
	stake bigint not null check (stake > 0),
	win bigint not null check (win > 0)
);
insert into games.large_amount (currency, stake, win) values
	('P', 100000, 1000000), ('USD', 100000, 1000000), ('EUR', 100000, 1000000), ('CNY', 700000, 7000000),
	('THB', 3500000, 35000000), ('BDT', 12000000, 120000000), ('KRW', 1400000, 14000000), ('JPY', 150000, 1500000),
	('VND', 25000000, 250000000), ('IDR', 16000000, 160000000);

create table games.significant_event (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	-- Large jackpots are significant (GLI-19 2.9): each that is won.
	kind text not null
		check (kind in ('large-win', 'large-wager', 'round-void', 'round-cancelled', 'return-off', 'jackpot-won')),
	-- None of 'return-off': the house found it by itself, in no round and of no member.
	member_id bigint,
	round_id uuid,
	game_id bigint not null references games.game (id),
	currency text not null,
	stake bigint not null,
	win bigint not null,
	-- However often its round is written, it happened once.
	unique (member_id, round_id, kind),
	constraint significant_event_round
		check ((kind = 'return-off') = (member_id is null) and (member_id is null) = (round_id is null))
);
create index significant_event_time on games.significant_event (at, id);
create index significant_event_member on games.significant_event (member_id, at, id);

create function games.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'games.% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on games.significant_event
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.significant_event
	for each statement execute function games.refuse_change();

-- What operators did to the catalogue: who, when, before and after, from where. It only grows.
create table games.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on games.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on games.operator_act
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.operator_act
	for each statement execute function games.refuse_change();

create table games.significant_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0
);
insert into games.significant_mark default values;

-- Notes what was written since the mark, below the oldest transaction that still runs. What is large is looked for first: hardly
-- any round is. Answers how many; 0 as well when another worker is at it.
create function games.note_significant() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
	v_noted bigint;
begin
	select transaction_id into v_from from games.significant_mark for update skip locked;
	if not found or v_to <= v_from then
		return 0;
	end if;
	with large as materialized (
		select r.ended_at, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win, 'round-' || r.status as ended,
			r.status in ('void', 'cancelled') as undone, r.stake >= l.stake as wager, r.win >= l.win as won
		from games.round r left join games.large_amount l on l.currency = r.currency
		where r.transaction_id >= v_from and r.transaction_id < v_to and case r.status
			when 'open' then false
			when 'void' then true
			when 'cancelled' then true
			else r.stake >= l.stake or r.win >= l.win end
	)
	insert into games.significant_event (at, kind, member_id, round_id, game_id, currency, stake, win)
	select r.ended_at, noted.kind, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win
	from large r
	cross join lateral (values
		('large-wager', not r.undone and r.wager), ('large-win', not r.undone and r.won), (r.ended, r.undone)
	) as noted (kind, holds)
	where noted.holds
	order by r.ended_at
	on conflict (member_id, round_id, kind) do nothing;
	get diagnostics v_noted = row_count;
	update games.significant_mark set transaction_id = v_to;
	return v_noted;
end $$;

-- A game whose return strays further than its variance explains. Raised once; over when it is back within its bound.
create table games.return_alarm (
	id bigint generated always as identity primary key,
	game_id bigint not null references games.game (id),
	pay_table text not null,
	currency text not null,
	raised_at timestamptz not null,
	cleared_at timestamptz,
	check (cleared_at >= raised_at)
);
create unique index return_alarm_raised on games.return_alarm (game_id, pay_table, currency) where cleared_at is null;

-- Jackpots: pots that a part of each stake feeds. A contribution is whole micro-units: the stake in minor units times the
-- rate in parts per million, so nothing is ever rounded. What a pot holds is seed + accrued; of that the whole minor units
-- lie on the ledger's account jackpots:<code>, together with the reserve that later seeds come from.
create table games.jackpot (
	id bigint generated always as identity primary key,
	code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	names jsonb not null check (names ? 'en'),
	kind text not null check (kind in ('progressive', 'mystery', 'must-hit-by')),
	currency text not null check (length(currency) between 1 and 8),
	-- Of each stake, in parts per million.
	rate_ppm integer not null check (rate_ppm between 1 and 200000),
	-- What a cycle begins with, where the reserve covers it. Minor units.
	seed bigint not null check (seed >= 0),
	-- The most it grows to; of a progressive pot how much it grows by on average. Minor units.
	most bigint not null check (most between 1 and 1000000000000),
	-- Games that feed it and may win it, by row or by tag; all where neither is said.
	games bigint[] not null default '{}' check (cardinality(games) <= 200),
	tag text check (length(tag) between 1 and 30),
	paused boolean not null,
	version integer not null default 1 check (version >= 1),
	-- Funded by an operator and in no cycle yet. Minor units.
	reserve bigint not null default 0 check (reserve >= 0),
	-- All contributions ever, in micro-units, and the whole minor units of them that were moved on the ledger.
	contributed numeric(40, 0) not null default 0 check (contributed >= 0),
	moved bigint not null default 0,
	check (moved = trunc(contributed / 1000000)),
	check (kind = 'progressive' or most > seed)
);

-- What held from which mark on, so that what was won can be counted again.
create table games.jackpot_version (
	jackpot_id bigint not null references games.jackpot (id),
	version integer not null,
	since bigint not null,
	rate_ppm integer not null,
	games bigint[] not null,
	tag text,
	paused boolean not null,
	primary key (jackpot_id, version)
);

-- From one win to the next. The hit point is drawn when the cycle opens and told only by its digest until it is hit.
create table games.jackpot_cycle (
	jackpot_id bigint not null references games.jackpot (id),
	number integer not null check (number >= 1),
	seed bigint not null check (seed >= 0),
	-- Contributions of this cycle, in micro-units: never as much as the hit point while it is open.
	accrued numeric(40, 0) not null check (accrued >= 0),
	-- The pot is won when contributions reach it. Whole minor units above the seed.
	hit_units bigint check (hit_units >= 1),
	salt text,
	digest text not null check (digest ~ '^[0-9a-f]{64}$'),
	opened_at timestamptz not null,
	-- Rounds of transactions from here on count, and of the one that won the cycle before what lay above its hit point.
	opened_mark bigint not null,
	hit_at timestamptz,
	round_id uuid,
	member_id bigint,
	game_id bigint references games.game (id),
	amount bigint,
	-- The hit point of an open cycle and the salt of its digest are sealed with a key that the database does not have. Once it
	-- is hit both stand in the clear, beside the digest that was told before.
	sealed_point bytea,
	-- No hit point lies above it: how far an open cycle may grow, for who cannot read its point. Whole minor units.
	most_units bigint not null default 10000000000000 check (most_units >= 1),
	primary key (jackpot_id, number),
	check ((hit_at is null) = (round_id is null) and (hit_at is null) = (member_id is null)
		and (hit_at is null) = (game_id is null) and (hit_at is null) = (amount is null)),
	check (hit_at is not null or accrued < hit_units::numeric * 1000000),
	check (hit_at is null or (amount = seed + hit_units and accrued = hit_units::numeric * 1000000)),
	check ((hit_units is null) = (salt is null) and (hit_units is null) = (sealed_point is not null)),
	check (hit_at is null or sealed_point is null),
	check (hit_at is not null or accrued < most_units::numeric * 1000000),
	check (hit_units is null or hit_units <= most_units)
);
create unique index jackpot_open_cycle on games.jackpot_cycle (jackpot_id) where hit_at is null;
create index jackpot_hits on games.jackpot_cycle (hit_at desc, jackpot_id) where hit_at is not null;

-- What an operator put into a pot's reserve.
create table games.jackpot_funding (
	id uuid primary key,
	jackpot_id bigint not null references games.jackpot (id),
	amount bigint not null check (amount > 0),
	operator text not null,
	reason text not null check (length(reason) between 3 and 500),
	done_at timestamptz not null
);
create index jackpot_funding_of on games.jackpot_funding (jackpot_id, done_at);

-- A round of several commands counts once, when it is first complete: what becomes of it later changes no pot.
create table games.jackpot_counted (
	member_id bigint not null,
	round_id uuid not null,
	transaction_id bigint not null,
	game_id bigint not null,
	currency text not null,
	stake bigint not null check (stake > 0),
	primary key (member_id, round_id)
);
create index jackpot_counted_by on games.jackpot_counted (transaction_id);

-- How far rounds are counted, and a version that is raised whenever anything of a pot changed.
create table games.jackpot_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	version bigint not null default 1
);
insert into games.jackpot_mark (transaction_id) values (pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- The rounds that count, of transactions from p_from (included) to p_to (excluded). Their total order: transaction, round.
create function games.jackpot_rounds(p_from bigint, p_to bigint)
returns table (transaction_id bigint, round_id uuid, member_id bigint, game_id bigint, currency text, stake bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.transaction_id, r.id, r.member_id, r.game_id, r.currency, r.stake from games.round r
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.vendor_round_id is null
			and r.status in ('complete', 'resettled') and r.stake > 0 and not games.stakes_a_win(r.pay_table)
		union all
		select c.transaction_id, c.round_id, c.member_id, c.game_id, c.currency, c.stake from games.jackpot_counted c
		where c.transaction_id >= p_from and c.transaction_id < p_to;
end $$;

-- Pots that a game feeds.
create view games.jackpot_game as
	select j.id as jackpot_id, j.rate_ppm, j.currency, g.id as game_id, v.counter
	from games.jackpot j cross join games.game g join games.vendor v on v.code = g.vendor
	where not j.paused
		and ((cardinality(j.games) = 0 and j.tag is null) or g.id = any (j.games) or j.tag = any (g.tags));

-- Each line is a fault: a pot whose contributions are not those of its cycles, or whose money on the ledger is not its
-- reserve, the seed and the whole part of what accrued. Reads the ledger's postings of the pots: for an auditor and a daily job.
create view games.jackpot_fault as
	select j.code, j.contributed, cycles.accrued, cycles.held + j.reserve as held, coalesce(ledger.balance, 0) as ledger
	from games.jackpot j
	cross join lateral (
		select coalesce(sum(c.accrued), 0) as accrued,
			coalesce(sum(c.seed + trunc(c.accrued / 1000000)) filter (where c.hit_at is null), 0) as held
		from games.jackpot_cycle c where c.jackpot_id = j.id
	) as cycles
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'jackpots:%' group by counter
	) as ledger on ledger.counter = 'jackpots:' || j.code
	where j.contributed <> cycles.accrued or cycles.held + j.reserve <> coalesce(ledger.balance, 0);

-- Vendors that keep members' money in books of their own, and are asked to take it and to give it back.
-- Tournaments and races: who competes by which score between two moments, and for what. Scores are counted behind the spins,
-- from rounds between two marks of transactions, each once. The prizes of one that stands lie on the ledger's account
-- tournaments:<code>, whole; what nobody won goes back to where it came from.
create table games.tournament (
	id bigint generated always as identity primary key,
	code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	names jsonb not null check (names ? 'en'),
	rules jsonb not null check (rules ? 'en'),
	score text not null check (score in ('best-multiple', 'staked', 'won', 'rounds')),
	entry text not null check (entry in ('join', 'open')),
	currency text not null check (length(currency) between 1 and 8),
	-- Minor units; rounds of a smaller stake do not count.
	min_stake bigint not null check (min_stake >= 0 and (score <> 'best-multiple' or min_stake > 0)),
	starts_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > starts_at),
	-- Games that count, by row or by tag; all where neither is said.
	games bigint[] not null default '{}' check (cardinality(games) <= 200),
	tag text check (length(tag) between 1 and 30),
	-- Minor units by place, the first place first.
	prizes bigint[] not null check (cardinality(prizes) between 1 and 100),
	-- Prizes may be points: what a higher domain keeps of them is posted in the transaction that settles, and nothing is set
	-- aside before, for points are made when they are given. The amounts are units of points, as many decimals as money has.
	prizes_in text not null default 'money' check (prizes_in in ('money', 'points')),
	version integer not null default 1 check (version >= 1),
	kept text not null default 'standing' check (kept in ('standing', 'settled', 'cancelled')),
	-- Once it is over and no round that began before its end runs: no transaction from here on can bring it a score.
	closing_mark bigint,
	closed_at timestamptz,
	-- A tournament may be one of a series: when it begins, the next one is made, which is the same so many hours later.
	repeats_hours integer check (repeats_hours between 1 and 2208),
	-- The brand in whose trail the next ones stand.
	repeats_for text,
	next_id bigint references games.tournament (id),
	-- What one person gives without a second person is summed over 24 hours (decisions 067 and 069): who promised it alone, what
	-- that is worth in a day and when; none of one that another agreed to. The next of a series takes it along.
	alone_by text,
	-- Minor units of its currency; of points, what they cost as cash.
	alone_worth bigint check (alone_worth >= 0),
	alone_at timestamptz,
	check ((kept = 'standing') = (closed_at is null)),
	constraint tournament_repeats_for check ((repeats_hours is null) = (repeats_for is null)),
	constraint alone_is_said_whole check (num_nulls(alone_by, alone_worth, alone_at) in (0, 3))
);
create index tournament_standing on games.tournament (starts_at) where kept = 'standing';
create index tournament_by_end on games.tournament (ends_at desc, id);
create index tournament_without_next on games.tournament (starts_at)
	where repeats_hours is not null and next_id is null and kept <> 'cancelled';
create index tournament_next on games.tournament (next_id) where next_id is not null;
create index tournament_alone on games.tournament (alone_by, alone_at) where next_id is null and alone_by is not null;

-- What it said from when on: what somebody agreed to can be read again.
create table games.tournament_version (
	tournament_id bigint not null references games.tournament (id),
	version integer not null,
	said jsonb not null,
	at timestamptz not null,
	primary key (tournament_id, version)
);

-- Who competes. `whole` is what rounds of one command brought, which never change; score adds those of several commands.
create table games.tournament_player (
	tournament_id bigint not null references games.tournament (id),
	member_id bigint not null,
	-- When and to which version they agreed; null of one that is open to all.
	joined_at timestamptz,
	agreed_version integer,
	whole bigint not null default 0 check (whole >= 0),
	whole_at timestamptz,
	whole_round uuid,
	score bigint not null default 0 check (score >= 0),
	-- Of two with the same score the one who reached it first stands before the other.
	reached_at timestamptz,
	reached_round uuid,
	score_down bigint not null generated always as (-score) stored,
	-- Might not win when it was settled.
	excluded boolean not null default false,
	primary key (tournament_id, member_id),
	check ((joined_at is null) = (agreed_version is null)),
	check ((score > 0) <= (reached_at is not null and reached_round is not null))
);
create index tournament_standing_of on games.tournament_player (tournament_id, score_down, reached_at, reached_round)
	where score > 0 and not excluded;
create index tournament_of_member on games.tournament_player (member_id, tournament_id desc);

-- Rounds of several commands with what they bring as they stand: a vendor may void and settle them again.
create table games.tournament_round (
	tournament_id bigint not null references games.tournament (id),
	member_id bigint not null,
	round_id uuid not null,
	value bigint not null check (value >= 0),
	ended_at timestamptz not null,
	primary key (tournament_id, member_id, round_id)
);

create table games.tournament_prize (
	tournament_id bigint not null references games.tournament (id),
	place integer not null check (place between 1 and 100),
	member_id bigint not null,
	score bigint not null check (score > 0),
	amount bigint not null check (amount > 0),
	paid_at timestamptz not null,
	primary key (tournament_id, place),
	unique (tournament_id, member_id)
);

-- How far rounds are counted, and a version that is raised whenever anything that is shown has changed.
create table games.tournament_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0,
	version bigint not null default 1
);
insert into games.tournament_mark (transaction_id) values (pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

create function games.tournament_counts(p_tournament games.tournament, p_game games.game) returns boolean
language sql immutable as $$
	select (cardinality(p_tournament.games) = 0 and p_tournament.tag is null)
		or p_game.id = any (p_tournament.games) or p_tournament.tag = any (p_game.tags)
$$;

-- What one round brings, in millionths of its stake, minor units or rounds. Mirrors scoreOf of the games' core. By whole numbers
-- where the quotient of decimals is not needed: it took the most of a count.
create function games.tournament_value(p_score text, p_stake bigint, p_win bigint) returns bigint
language sql immutable as $$
	select case
		when p_stake <= 0 then 0
		when p_score = 'best-multiple' and p_win < 9000000000000 then p_win * 1000000 / p_stake
		when p_score = 'best-multiple' then least(div(p_win::numeric * 1000000, p_stake), 9223372036854775807)::bigint
		when p_score = 'rounds' then 1
		when p_score = 'staked' then p_stake
		else p_win
	end
$$;

-- Brings the scores up to date with what ended in transactions from p_from (included) to p_to (excluded), for each tournament
-- that stands: each round is read once, and only what the count needs is taken along of it. Whoever calls holds the mark. A
-- round of several commands that was cancelled or voided brings 0. Answers how many scores changed.
create function games.count_tournaments(p_from bigint, p_to bigint) returns integer language plpgsql
-- How many rounds came is never guessed right; the lookups of players and of what was kept stay lookups by their keys.
set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_nestloop = off set enable_mergejoin = off
as $$
declare
	changed integer;
begin
	with counted as materialized (
		select t.id, t.score, t.entry, t.currency, t.min_stake, t.starts_at, t.ends_at, g.id as game_id
		from games.tournament t join games.game g on games.tournament_counts(t, g)
		where t.kept = 'standing'
	), came as materialized (
		select c.id as tournament_id, c.score as kind, r.member_id, r.id as round, r.ended_at as at,
			r.vendor_round_id is not null as several,
			case when r.status in ('complete', 'resettled') and r.stake >= c.min_stake
				then games.tournament_value(c.score, r.stake, r.win) else 0 end as value
		from games.round r
		join counted c on c.game_id = r.game_id and c.currency = r.currency
			and r.started_at >= c.starts_at and r.started_at < c.ends_at
		where r.transaction_id >= p_from and r.transaction_id < p_to and r.status <> 'open'
			and not games.stakes_a_win(r.pay_table)
			and (c.entry = 'open' or exists (
				select 1 from games.tournament_player p
				where p.tournament_id = c.id and p.member_id = r.member_id and p.joined_at <= r.started_at))
	), touched as (
		select tournament_id, member_id, kind from came group by 1, 2, 3
	), kept as (
		insert into games.tournament_round as o (tournament_id, member_id, round_id, value, ended_at)
			select tournament_id, member_id, round, value, at from came where several
			on conflict (tournament_id, member_id, round_id) do update
				set value = excluded.value, ended_at = excluded.ended_at
	), fresh as (
		-- Of a race what was won together, as of its last round; of a tournament its best, which stands from the first time on.
		select distinct on (tournament_id, member_id) tournament_id, member_id, at, round,
			case when kind = 'best-multiple' then value
				else (sum(value) over (partition by tournament_id, member_id))::bigint end as value
		from came where not several and value > 0
		order by tournament_id, member_id, case when kind = 'best-multiple' then value end desc,
			case when kind = 'best-multiple' then at end, case when kind = 'best-multiple' then round end, at desc, round desc
	), whole as (
		select t.tournament_id, t.member_id, t.kind, w.*
		from touched t
		left join fresh f using (tournament_id, member_id)
		left join lateral (
			select p.whole, p.whole_at, p.whole_round from games.tournament_player p
			where p.tournament_id = t.tournament_id and p.member_id = t.member_id limit 1
		) as p on true
		cross join lateral (
			select coalesce(p.whole, 0) as had, coalesce(f.value, 0) as got
		) as amounts
		cross join lateral (
			-- Of the same best the earlier one stands.
			select case when t.kind <> 'best-multiple' then got > 0
				else got > had or (got = had and got > 0 and (f.at, f.round) < (p.whole_at, p.whole_round)) end as taken
		) as judged
		cross join lateral (
			select case when t.kind = 'best-multiple' then greatest(had, got) else had + got end::bigint as whole,
				case when taken then greatest(f.at, case when t.kind = 'best-multiple' then f.at else p.whole_at end)
					else p.whole_at end as whole_at,
				case when taken then f.round else p.whole_round end as whole_round
		) as w
	), parts as (
		select tournament_id, member_id, kind, whole as value, whole_at as at, whole_round as round from whole where whole > 0
		union all
		select tournament_id, member_id, kind, value, at, round from came where several and value > 0
		union all
		-- This statement does not see what it keeps: what came now stands for what was kept of the same round before.
		select w.tournament_id, w.member_id, w.kind, o.value, o.ended_at, o.round_id
		from whole w
		cross join lateral (
			select k.tournament_id, k.member_id, k.round_id, k.value, k.ended_at from games.tournament_round k
			where k.tournament_id = w.tournament_id and k.member_id = w.member_id and k.value > 0 offset 0
		) as o
		left join came n on n.several and n.tournament_id = o.tournament_id and n.member_id = o.member_id
			and n.round = o.round_id
		where n.round is null
	), scored as (
		select tournament_id, member_id,
			case when kind = 'best-multiple' then max(value) else sum(value) end::bigint as score,
			case when kind = 'best-multiple' then (array_agg(at order by value desc, at, round))[1]
				else (array_agg(at order by at desc, round desc))[1] end as reached_at,
			case when kind = 'best-multiple' then (array_agg(round order by value desc, at, round))[1]
				else (array_agg(round order by at desc, round desc))[1] end as reached_round
		from parts group by tournament_id, member_id, kind
	)
	insert into games.tournament_player as p
			(tournament_id, member_id, whole, whole_at, whole_round, score, reached_at, reached_round)
		select w.tournament_id, w.member_id, w.whole, w.whole_at, w.whole_round, coalesce(s.score, 0), s.reached_at,
			s.reached_round
		from whole w left join scored s using (tournament_id, member_id)
		on conflict (tournament_id, member_id) do update set whole = excluded.whole, whole_at = excluded.whole_at,
			whole_round = excluded.whole_round, score = excluded.score, reached_at = excluded.reached_at,
			reached_round = excluded.reached_round
		where (p.whole, p.score, p.reached_round) is distinct from (excluded.whole, excluded.score, excluded.reached_round);
	get diagnostics changed = row_count;
	return changed;
end $$;

-- Each line is a fault: a tournament whose account on the ledger does not hold exactly the money it still has to pay. Reads the
-- ledger's postings of the tournaments: for an auditor and a daily job.
create view games.tournament_fault as
	select t.code, owed.amount as owed, coalesce(ledger.balance, 0) as ledger
	from games.tournament t
	cross join lateral (
		select case when t.kept = 'standing' and t.prizes_in = 'money'
			then (select sum(prize) from unnest(t.prizes) as prize) else 0 end as amount
	) as owed
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'tournaments:%' group by counter
	) as ledger on ledger.counter = 'tournaments:' || t.code
	where owed.amount <> coalesce(ledger.balance, 0);

-- Links with which members show one of their rounds to others. A token is kept as its digest alone: whoever reads the table
-- opens nothing. A link that is taken back leaves no row, so it is answered like one that never was.
create table games.replay_link (
	id bigint generated always as identity primary key,
	digest bytea not null unique check (octet_length(digest) = 32),
	member_id bigint not null,
	round_id uuid not null,
	game_id bigint not null references games.game (id),
	-- Whether stake and win are shown; else the win as a multiple of the stake.
	amounts boolean not null,
	made_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > made_at)
);
create index replay_link_of_member on games.replay_link (member_id, id desc);
create index replay_link_end on games.replay_link (ends_at);

-- Free spins that an operator gives (decision 069). An award says what is given to whom; the stakes of all its spins lie on the
-- ledger's account free-spins:<id> from the moment it stands, and each spin takes one of them. What nobody used goes back.
create table games.free_spins_award (
	id bigint generated always as identity primary key,
	merchant text not null,
	-- Made of who asked and the key of their call: whatever is pressed at once makes one award.
	key uuid not null unique,
	currency text not null check (length(currency) between 1 and 8),
	-- Minor units a spin.
	stake bigint not null check (stake > 0),
	-- For each member.
	spins integer not null check (spins between 1 and 500),
	games bigint[] not null check (cardinality(games) between 1 and 20),
	members integer not null check (members between 1 and 200),
	starts_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > starts_at),
	reason text not null check (length(reason) between 3 and 500),
	kept text not null check (kept in ('waiting', 'standing', 'over', 'withdrawn', 'refused', 'lapsed')),
	made_by text not null,
	made_by_id text not null,
	made_at timestamptz not null,
	-- Why it was refused or taken back.
	why text check (length(why) between 3 and 500),
	closed_at timestamptz,
	-- Since when it could be played, and members are told of it; of one that nobody agreed to never.
	stood_at timestamptz,
	check (kept not in ('standing', 'over') or stood_at is not null),
	check ((kept in ('waiting', 'standing')) = (closed_at is null)),
	check (kept not in ('refused', 'withdrawn') or why is not null)
);
create index free_spins_award_listed on games.free_spins_award (merchant, id desc);
create index free_spins_award_ends on games.free_spins_award (ends_at) where kept in ('waiting', 'standing');
create index free_spins_award_alone on games.free_spins_award (made_by_id, made_at) where stood_at is not null;

create table games.free_spins_grant (
	award_id bigint not null references games.free_spins_award (id),
	member_id bigint not null,
	spins_left integer not null check (spins_left >= 0),
	-- Minor units, all that its spins won.
	won bigint not null default 0 check (won >= 0),
	-- What was left then is nobody's any more.
	closed text check (closed in ('expired', 'withdrawn')),
	closed_at timestamptz,
	primary key (award_id, member_id),
	check ((closed is null) = (closed_at is null))
);
create index free_spins_of_member on games.free_spins_grant (member_id, award_id desc);

-- A spin of it that was played: once by its place, once by the key of its call.
create table games.free_spins_round (
	award_id bigint not null,
	member_id bigint not null,
	place integer not null check (place >= 1),
	key uuid not null,
	round_id uuid not null,
	win bigint not null check (win >= 0),
	primary key (award_id, member_id, place),
	unique (member_id, key),
	foreign key (award_id, member_id) references games.free_spins_grant (award_id, member_id)
);
create trigger only_grows before update or delete on games.free_spins_round
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.free_spins_round
	for each statement execute function games.refuse_change();

-- Each line is a fault: an award whose account on the ledger does not hold exactly the stakes that can still be played, or a
-- award of free spins whose count is not that of its spins. Reads the ledger's postings of the awards: for an auditor and a daily job.
create view games.free_spins_fault as
	select a.id as award_id, 'ledger' as what, owed.amount as expected, coalesce(ledger.balance, 0) as found
	from games.free_spins_award a
	cross join lateral (
		select a.stake * coalesce(sum(g.spins_left), 0) as amount from games.free_spins_grant g
		where g.award_id = a.id and g.closed is null and a.kept = 'standing'
	) as owed
	left join (
		select counter, sum(-delta) as balance from wallet.posting where counter like 'free-spins:%' group by counter
	) as ledger on ledger.counter = 'free-spins:' || a.id
	where owed.amount <> coalesce(ledger.balance, 0)
	union all
	select g.award_id, 'member ' || g.member_id, a.spins - g.spins_left, played.spins
	from games.free_spins_grant g
	join games.free_spins_award a on a.id = g.award_id
	cross join lateral (
		select count(*) as spins, coalesce(sum(s.win), 0) as won from games.free_spins_round s
		where s.award_id = g.award_id and s.member_id = g.member_id
	) as played
	where a.spins - g.spins_left <> played.spins or g.won <> played.won;
