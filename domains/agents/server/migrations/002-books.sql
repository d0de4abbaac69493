-- What the team of an agent did, in sums: play as the games tell of it, money as the ledger has it. Every sum stands for the
-- member itself (`own`) and for all above it, so that a page costs the same whatever the size of the team.

-- Play of a member in five minutes (UTC, of the end): what contracts count. Whose direct player it was is written down with it.
create table agents.played (
	id bigint generated always as identity unique,
	agent_id bigint not null,
	member_id bigint not null,
	slot timestamptz not null,
	currency text collate "C" not null,
	vendor text collate "C" not null,
	category text collate "C" not null,
	rounds bigint not null,
	stake bigint not null,
	counted bigint not null,
	won bigint not null,
	primary key (member_id, slot, currency, vendor, category, agent_id)
);
create index played_by_agent on agents.played (agent_id, slot) include (currency, counted);
create index played_by_slot on agents.played (slot desc, id desc);

create table agents.play_day (
	owner_id bigint not null,
	-- Of the member itself, or of all below it.
	own boolean not null,
	-- The brand's day.
	day date not null,
	currency text collate "C" not null,
	category text collate "C" not null,
	rounds bigint not null,
	stake bigint not null,
	counted bigint not null,
	won bigint not null,
	primary key (owner_id, own, day, currency, category)
);

-- Postings that are no play, as the ledger has them; bets and wins never enter.
create table agents.money (
	id bigint generated always as identity primary key,
	member_id bigint not null,
	posted_at timestamptz not null,
	currency text collate "C" not null,
	purse text collate "C" not null,
	version bigint not null,
	kind text collate "C" not null check (kind in ('deposit', 'withdrawal', 'bonus', 'rebate', 'salary', 'transfer', 'correction')),
	amount bigint not null,
	balance_after bigint not null,
	unique (member_id, currency, purse, version)
);
create index money_by_member on agents.money (member_id, id);

create table agents.money_day (
	owner_id bigint not null,
	own boolean not null,
	day date not null,
	currency text collate "C" not null,
	kind text collate "C" not null,
	number bigint not null,
	amount bigint not null,
	primary key (owner_id, own, day, currency, kind)
);

-- What was read of the ledger and is not in the sums yet, by the reading.
create table agents.money_line (
	reading bigint not null,
	member_id bigint not null,
	posted_at timestamptz not null,
	currency text collate "C" not null,
	purse text collate "C" not null,
	version bigint not null,
	kind text collate "C" not null,
	amount bigint not null,
	balance_after bigint not null
);
create index money_line_by_reading on agents.money_line (reading);

-- What a posting is to an agent; null for play and for points.
create function agents.kind_of(p_kind text, p_counter text, p_purse text, p_delta bigint) returns text language sql immutable as $$
	select case
		when p_purse = 'points' or p_delta = 0 then null
		when p_kind in ('bet', 'win') then null
		when p_kind in ('rollback', 'adjust') and starts_with(p_counter, 'games:') then null
		when p_kind = 'deposit' then 'deposit'
		when starts_with(p_counter, 'bonus:') then 'bonus'
		when p_kind = 'withdraw' then 'withdrawal'
		when p_kind = 'rollback' and starts_with(p_counter, 'cashier:') then case when p_delta < 0 then 'deposit' else 'withdrawal' end
		when starts_with(p_counter, 'agents:') then 'salary'
		when starts_with(p_counter, 'loyalty:') then 'rebate'
		when p_kind in ('promo', 'grant') then 'bonus'
		when p_kind in ('transfer-in', 'transfer-out') then 'transfer'
		else 'correction'
	end
$$;

-- Keeps lines of what transactions of the span posted. Answers how many.
create function agents.read_money(p_from bigint, p_to bigint) returns integer language plpgsql as $$
declare
	v_lines integer;
begin
	insert into agents.money_line (reading, member_id, posted_at, currency, purse, version, kind, amount, balance_after)
	select p_to, p.member_id, p.posted_at, p.currency, p.purse, p.version, k.kind, p.delta, p.balance_after
	from wallet.posting p
	cross join lateral (select agents.kind_of(p.kind, p.counter, p.purse, p.delta) as kind) k
	where p.transaction_id >= p_from and p.transaction_id < p_to and k.kind is not null;
	get diagnostics v_lines = row_count;
	return v_lines;
end $$;

-- Books play of direct members: by the five minutes for contracts, by the day for everybody above. `slot` is where it counts.
create function agents.book_plays(
	p_members bigint[], p_slots timestamptz[], p_days date[], p_currencies text[], p_vendors text[], p_categories text[],
	p_rounds bigint[], p_stakes bigint[], p_counted bigint[], p_won bigint[]
) returns void language plpgsql as $$
begin
	insert into agents.played as own (agent_id, member_id, slot, currency, vendor, category, rounds, stake, counted, won)
	select m.upline_id, l.member_id, l.slot, l.currency, l.vendor, l.category,
		sum(l.rounds), sum(l.stake), sum(l.counted), sum(l.won)
	from unnest(p_members, p_slots, p_currencies, p_vendors, p_categories, p_rounds, p_stakes, p_counted, p_won)
		as l (member_id, slot, currency, vendor, category, rounds, stake, counted, won)
	join agents.member m using (member_id)
	group by 1, 2, 3, 4, 5, 6
	on conflict (member_id, slot, currency, vendor, category, agent_id) do update set rounds = own.rounds + excluded.rounds,
		stake = own.stake + excluded.stake, counted = own.counted + excluded.counted, won = own.won + excluded.won;

	insert into agents.play_day as d (owner_id, own, day, currency, category, rounds, stake, counted, won)
	select o.owner_id, o.own, l.day, l.currency, l.category, sum(l.rounds), sum(l.stake), sum(l.counted), sum(l.won)
	from unnest(p_members, p_days, p_currencies, p_categories, p_rounds, p_stakes, p_counted, p_won)
		as l (member_id, day, currency, category, rounds, stake, counted, won)
	cross join lateral (
		select l.member_id as owner_id, true as own
		union all select b.ancestor_id, false from agents.below b where b.member_id = l.member_id
	) o
	where exists (select from agents.member m where m.member_id = l.member_id)
	group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
	on conflict (owner_id, own, day, currency, category) do update set rounds = d.rounds + excluded.rounds,
		stake = d.stake + excluded.stake, counted = d.counted + excluded.counted, won = d.won + excluded.won;
end $$;

-- Books what was read of the ledger in readings of a span, for members of the tree; days are so many minutes ahead of UTC.
create function agents.book_money(p_from bigint, p_to bigint, p_members bigint[], p_zones int[]) returns void
language plpgsql as $$
begin
	with booked as (
		insert into agents.money (member_id, posted_at, currency, purse, version, kind, amount, balance_after)
		select l.member_id, l.posted_at, l.currency, l.purse, l.version, l.kind, l.amount, l.balance_after
		from agents.money_line l join agents.member m using (member_id)
		where l.reading > p_from and l.reading <= p_to
		order by l.posted_at, l.member_id, l.currency, l.purse, l.version
		returning member_id, posted_at, currency, kind, amount
	)
	insert into agents.money_day as d (owner_id, own, day, currency, kind, number, amount)
	select o.owner_id, o.own, ((b.posted_at at time zone 'UTC') + make_interval(mins => z.zone))::date, b.currency, b.kind,
		count(*), sum(b.amount)
	from booked b
	join unnest(p_members, p_zones) as z (member_id, zone) using (member_id)
	cross join lateral (
		select b.member_id as owner_id, true as own
		union all select t.ancestor_id, false from agents.below t where t.member_id = b.member_id
	) o
	group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
	on conflict (owner_id, own, day, currency, kind) do update set number = d.number + excluded.number,
		amount = d.amount + excluded.amount;
end $$;

insert into platform.follower_position (follower, reader, position) values ('agents.plays', 'games.plays', 0);
