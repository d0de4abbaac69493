-- The back office: who works here and what they may, how they come in, what they did, what waits for a second person.
create schema backoffice;

create table backoffice.role (
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z-]{1,29}$'),
	permissions text[] not null,
	-- What one person gives or moves without a second who agrees (GLI-19 A.3.6), in minor units of the brand's currency; none:
	-- nothing alone.
	alone_up_to bigint check (alone_up_to between 0 and 1000000000000000),
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
	-- Failures are counted for a name as one network tries it, and for the name as a whole: of_name finds all of a name.
	of_name bytea not null check (length(of_name) = 32),
	failures integer not null check (failures >= 0),
	last_failed_at timestamptz not null,
	locked_until timestamptz
);
create index entry_tally_of_name on backoffice.entry_tally (of_name);

-- From where somebody has come in before: no failure elsewhere keeps them out there.
create table backoffice.known_network (
	staff_id bigint not null references backoffice.staff,
	network_digest bytea not null check (length(network_digest) = 32),
	seen_at timestamptz not null,
	primary key (staff_id, network_digest)
);
create index known_network_by_age on backoffice.known_network (seen_at);

-- Which browsers somebody has come in with: failures of others elsewhere, or of others in their network, do not count there.
create table backoffice.known_browser (
	staff_id bigint not null references backoffice.staff,
	browser_digest bytea not null check (length(browser_digest) = 32),
	seen_at timestamptz not null,
	primary key (staff_id, browser_digest)
);
create index known_browser_by_digest on backoffice.known_browser (browser_digest);
create index known_browser_by_age on backoffice.known_browser (seen_at);

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
	from members.operator_acts
	union all
	select 'games', id, merchant, act, operator, at, before, after, origin from games.operator_act;

-- What reports by day and by member are answered from: sums that are kept, so that a page of a quarter costs no more rows than it
-- shows days and members, whatever was played. Both are counted from `games.played_day` and `wallet.member_flow`, a minute behind
-- them at most.

-- Of a brand by day. Category '' is all that was played; what moved is of no category and stands there alone.
create table backoffice.report_day (
	merchant text not null,
	currency text collate "C" not null,
	category text not null,
	day date not null,
	rounds bigint not null,
	stake bigint not null,
	won bigint not null,
	-- Members who played.
	active bigint not null,
	deposits bigint not null,
	withdrawals bigint not null,
	bonus bigint not null,
	adjustments bigint not null,
	primary key (merchant, currency, category, day)
);

-- Of a member, from the first day up to and with this one: what happened in a span is the last line in it less the last before it.
-- Days on which nothing happened have no line. Category '' as above.
create table backoffice.report_line (
	member_id bigint not null,
	currency text collate "C" not null,
	category text not null,
	day date not null,
	-- The day of the member's next line.
	next_day date not null,
	rounds bigint not null,
	stake bigint not null,
	won bigint not null,
	-- On how many the member played.
	days bigint not null,
	deposits bigint not null,
	withdrawals bigint not null,
	bonus bigint not null,
	adjustments bigint not null,
	primary key (member_id, currency, category, day),
	check (next_day > day)
) with (fillfactor = 80);

-- The last line of each member in a span.
create index report_line_by_next on backoffice.report_line (currency, category, next_day, day);

-- How far is counted: play and money of every transaction before these, in days of this zone. A `play` of 0 is the order to count
-- all anew.
create table backoffice.report_mark (
	one boolean primary key default true check (one),
	play bigint not null default 0,
	money bigint not null default 0,
	offset_minutes integer not null default 0,
	counted_at timestamptz
);
insert into backoffice.report_mark default values;

-- The category under which each game is summed; when a game moves to another, all is counted anew.
create table backoffice.report_game (
	game_id bigint primary key,
	category text not null
);

-- Whose days changed since these marks, as far as the sums below are counted.
create function backoffice.report_touched(p_play bigint, p_money bigint, p_offset integer)
returns table (member_id bigint, currency text, day date) language sql stable set enable_seqscan = off as $$
	select r.member_id, r.currency, games.played_on(date_trunc('hour', r.started_at, 'UTC'), p_offset)
	from games.round r
	where r.transaction_id >= p_play and r.transaction_id < (select transaction_id from games.member_hour_mark)
	union
	select f.member_id, f.currency, games.played_on(f.minute, p_offset)
	from wallet.flows_between(p_money, (select transaction_id from wallet.house_mark)) f
$$;

-- Day by day and category by category what each member did, from this day of theirs on.
create function backoffice.report_acts(p_members bigint[], p_currencies text[], p_since date[], p_offset integer)
returns table (member_id bigint, currency text, category text, day date, since date, rounds bigint, stake bigint, won bigint,
	deposits bigint, withdrawals bigint, bonus bigint, adjustments bigint) language sql stable as $$
	with touched as materialized (
		select * from unnest(p_members, p_currencies, p_since) as t (member_id, currency, since)
	), acts as (
		select p.member_id, p.currency, c.category, p.day, t.since, p.rounds, p.stake, p.won,
			0 as deposits, 0 as withdrawals, 0 as bonus, 0 as adjustments
		from touched t
		join games.played_day p on p.member_id = t.member_id and p.currency = t.currency and p.day >= t.since and p.rounds > 0
		join games.game g on g.id = p.game_id
		cross join lateral (values (''), (g.category)) as c (category)
		union all
		select f.member_id, f.currency, '', games.played_on(f.minute, p_offset), t.since, 0, 0, 0,
			case f.flow when 'deposit' then f.amount else 0 end, case f.flow when 'withdrawal' then f.amount else 0 end,
			case f.flow when 'bonus' then f.amount else 0 end, case f.flow when 'adjustment' then f.amount else 0 end
		from touched t
		join wallet.member_flow f on f.member_id = t.member_id and f.currency = t.currency
			and f.minute >= case when isfinite(t.since)
				then (t.since::timestamp - make_interval(mins => p_offset)) at time zone 'UTC' else '-infinity' end
	)
	select member_id, currency, category, day, since, sum(rounds)::bigint, sum(stake)::bigint, sum(won)::bigint,
		sum(deposits)::bigint, sum(withdrawals)::bigint, sum(bonus)::bigint, sum(adjustments)::bigint
	from acts group by 1, 2, 3, 4, 5
$$;

-- The lines that these members have to have from those days on.
create function backoffice.report_lines(p_members bigint[], p_currencies text[], p_since date[], p_offset integer)
returns setof backoffice.report_line language sql stable as $$
	select n.member_id, n.currency, n.category, n.day, coalesce(lead(n.day) over line, 'infinity'),
		(coalesce(b.rounds, 0) + sum(n.rounds) over line)::bigint, (coalesce(b.stake, 0) + sum(n.stake) over line)::bigint,
		(coalesce(b.won, 0) + sum(n.won) over line)::bigint, coalesce(b.days, 0) + count(*) filter (where n.rounds > 0) over line,
		(coalesce(b.deposits, 0) + sum(n.deposits) over line)::bigint,
		(coalesce(b.withdrawals, 0) + sum(n.withdrawals) over line)::bigint,
		(coalesce(b.bonus, 0) + sum(n.bonus) over line)::bigint,
		(coalesce(b.adjustments, 0) + sum(n.adjustments) over line)::bigint
	from backoffice.report_acts(p_members, p_currencies, p_since, p_offset) n
	left join lateral (
		select l.* from backoffice.report_line l
		where l.member_id = n.member_id and l.currency = n.currency and l.category = n.category and l.day < n.since
		order by l.day desc limit 1
	) b on true
	window line as (partition by n.member_id, n.currency, n.category order by n.day)
$$;

-- What brands did on these days.
create function backoffice.report_brands(p_days date[], p_offset integer)
returns setof backoffice.report_day language sql stable as $$
	with acts as (
		select p.member_id, p.currency, c.category, p.day, p.rounds, p.stake, p.won,
			0 as deposits, 0 as withdrawals, 0 as bonus, 0 as adjustments
		from games.played_day p
		join games.game g on g.id = p.game_id
		cross join lateral (values (''), (g.category)) as c (category)
		where p.day = any (p_days) and p.rounds > 0
		union all
		select f.member_id, f.currency, '', d.day, 0, 0, 0,
			case f.flow when 'deposit' then f.amount else 0 end, case f.flow when 'withdrawal' then f.amount else 0 end,
			case f.flow when 'bonus' then f.amount else 0 end, case f.flow when 'adjustment' then f.amount else 0 end
		from unnest(p_days) as d (day)
		join wallet.member_flow f on f.minute >= (d.day::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
			and f.minute < ((d.day + 1)::timestamp - make_interval(mins => p_offset)) at time zone 'UTC'
	)
	select a.merchant, p.currency, p.category, p.day, sum(p.rounds)::bigint, sum(p.stake)::bigint, sum(p.won)::bigint,
		count(distinct p.member_id) filter (where p.rounds > 0), sum(p.deposits)::bigint, sum(p.withdrawals)::bigint,
		sum(p.bonus)::bigint, sum(p.adjustments)::bigint
	from acts p join members.accounts a on a.id = p.member_id
	group by 1, 2, 3, 4
$$;

-- Counts what changed since the marks: the days of brands anew, the lines of the members from the first day on that changed. All is
-- read and written by one statement, so both sums and the marks are of one moment. Answers whether it counted; another worker may be
-- at it.
create function backoffice.count_reports() returns boolean language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '256MB'
as $$
declare
	v_mark backoffice.report_mark;
	v_offset integer := (select offset_minutes from games.played_zone);
	v_anew boolean;
begin
	select * into v_mark from backoffice.report_mark for update skip locked;
	if not found then
		return false;
	end if;
	v_anew := v_mark.play = 0 or v_mark.offset_minutes <> v_offset or exists (
		select from backoffice.report_game k join games.game g on g.id = k.game_id where g.category <> k.category);
	if v_anew then
		delete from backoffice.report_line;
		delete from backoffice.report_day;
		delete from backoffice.report_game;
	end if;
	insert into backoffice.report_game select id, category from games.game on conflict (game_id) do nothing;

	with touched as materialized (
		select * from backoffice.report_touched(v_mark.play, v_mark.money, v_offset) where not v_anew
		union all
		select * from (
			select distinct member_id, currency, day from games.played_day
			union select distinct member_id, currency, games.played_on(minute, v_offset) from wallet.member_flow
		) as every_day where v_anew
	), days as materialized (
		select coalesce(array_agg(distinct day), '{}') as list from touched
	), of_members as materialized (
		select coalesce(array_agg(member_id), '{}') as members, coalesce(array_agg(currency), '{}') as currencies,
			coalesce(array_agg(since), '{}') as since
		from (select member_id, currency, min(day) as since from touched group by 1, 2) as one
	), brands as materialized (
		select b.* from days cross join lateral backoffice.report_brands(days.list, v_offset) b
	), lines as materialized (
		select l.* from of_members m cross join lateral backoffice.report_lines(m.members, m.currencies, m.since, v_offset) l
	), firsts as materialized (
		select m.member_id, m.currency, m.since from of_members o
		cross join lateral unnest(o.members, o.currencies, o.since) as m (member_id, currency, since)
	), days_gone as (
		delete from backoffice.report_day d using days
		where d.day = any (days.list) and not exists (
			select from brands b where (b.merchant, b.currency, b.category, b.day) = (d.merchant, d.currency, d.category, d.day))
	), days_kept as (
		insert into backoffice.report_day select * from brands
		on conflict (merchant, currency, category, day) do update set rounds = excluded.rounds, stake = excluded.stake,
			won = excluded.won, active = excluded.active, deposits = excluded.deposits, withdrawals = excluded.withdrawals,
			bonus = excluded.bonus, adjustments = excluded.adjustments
	), lines_gone as (
		delete from backoffice.report_line l using firsts t
		where l.member_id = t.member_id and l.currency = t.currency and l.day >= t.since and not exists (
			select from lines n where (n.member_id, n.currency, n.category, n.day) = (l.member_id, l.currency, l.category, l.day))
	), lines_before as (
		update backoffice.report_line l set next_day = coalesce((select min(n.day) from lines n
				where (n.member_id, n.currency, n.category) = (l.member_id, l.currency, l.category)), 'infinity')
		from firsts t
		where l.member_id = t.member_id and l.currency = t.currency and l.day < t.since and l.next_day >= t.since
			and l.next_day <> coalesce((select min(n.day) from lines n
				where (n.member_id, n.currency, n.category) = (l.member_id, l.currency, l.category)), 'infinity')
	), lines_kept as (
		insert into backoffice.report_line as k select * from lines order by day, member_id
		on conflict (member_id, currency, category, day) do update set next_day = excluded.next_day, rounds = excluded.rounds,
			stake = excluded.stake, won = excluded.won, days = excluded.days, deposits = excluded.deposits,
			withdrawals = excluded.withdrawals, bonus = excluded.bonus, adjustments = excluded.adjustments
		where k is distinct from excluded
	)
	update backoffice.report_mark set offset_minutes = v_offset, play = m.transaction_id, money = h.transaction_id,
		counted_at = case when m.counted_at is null then null else least(m.counted_at, h.rolled_up_at) end
	from games.member_hour_mark m cross join wallet.house_mark h;
	return true;
end $$;

-- Each line is a fault: a day of a brand, or what a member did on a day, that is not what the sums say it is counted from. Right
-- after a count.
create view backoffice.report_fault as
	with zone as (select offset_minutes from games.played_zone), every_member as (
		select array_agg(member_id) as members, array_agg(currency) as currencies, array_agg(date '-infinity') as since from (
			select member_id, currency from games.played_day union select member_id, currency from wallet.member_flow) as one
	), every_day as (
		select array_agg(day) as days from (
			select day from games.played_day
			union select games.played_on(minute, (select offset_minutes from zone)) from wallet.member_flow) as one
	), acts as (
		select a.* from every_member m
		cross join lateral backoffice.report_acts(m.members, m.currencies, m.since, (select offset_minutes from zone)) a
	), brands as (
		select b.* from every_day d cross join lateral backoffice.report_brands(d.days, (select offset_minutes from zone)) b
	), lines as (
		select member_id, currency, category, day, next_day is distinct from coalesce(lead(day) over line, 'infinity') as astray,
			rounds - lag(rounds, 1, 0::bigint) over line as rounds, stake - lag(stake, 1, 0::bigint) over line as stake,
			won - lag(won, 1, 0::bigint) over line as won, days - lag(days, 1, 0::bigint) over line as days,
			deposits - lag(deposits, 1, 0::bigint) over line as deposits,
			withdrawals - lag(withdrawals, 1, 0::bigint) over line as withdrawals, bonus - lag(bonus, 1, 0::bigint) over line as bonus,
			adjustments - lag(adjustments, 1, 0::bigint) over line as adjustments
		from backoffice.report_line window line as (partition by member_id, currency, category order by day)
	)
	select 'day' as of, k.merchant as whose, coalesce(k.currency, b.currency) as currency, coalesce(k.category, b.category) as category,
		coalesce(k.day, b.day) as day
	from backoffice.report_day k full join brands b using (merchant, currency, category, day) where k is distinct from b
	union all
	select 'line', coalesce(l.member_id, a.member_id)::text, coalesce(l.currency, a.currency), coalesce(l.category, a.category),
		coalesce(l.day, a.day)
	from lines l full join acts a using (member_id, currency, category, day)
	where l.astray or (l.rounds, l.stake, l.won, l.days, l.deposits, l.withdrawals, l.bonus, l.adjustments) is distinct from
		(a.rounds, a.stake, a.won, (a.rounds > 0)::int::bigint, a.deposits, a.withdrawals, a.bonus, a.adjustments);
