-- Rebate points, invite links, what agents keep of their team, bills between agents, moves of members, and findings.

-- From when on a member has points of a category; the last before a moment counts. `own`: a player's, for its own bets.
create table agents.point (
	member_id bigint not null,
	category text collate "C" not null,
	since timestamptz not null,
	rate bigint not null check (rate between 0 and 1000000),
	own boolean not null,
	primary key (member_id, category, since)
);

create table agents.invitation (
	merchant text not null,
	code text collate "C" not null,
	agent_id bigint not null,
	opens_agent boolean not null,
	-- Parts of a million by category.
	points jsonb not null,
	remark text not null default '',
	made_at timestamptz not null,
	expires_at timestamptz,
	ended_at timestamptz,
	joined bigint not null default 0,
	primary key (merchant, code)
);
create index invitation_by_agent on agents.invitation (agent_id, made_at desc);

-- What an agent writes down of a member below it.
create table agents.note (
	agent_id bigint not null,
	member_id bigint not null,
	note text not null check (length(note) between 1 and 500),
	written_at timestamptz not null,
	primary key (agent_id, member_id)
);

-- Agents that hand nothing down, by the word of one above.
create table agents.frozen (
	member_id bigint primary key,
	agent_id bigint not null,
	since timestamptz not null
);

alter table agents.terms
	add column payer text not null default 'company' check (payer in ('company', 'upline')),
	-- From a finding of this weight on the agent's bills wait for a person; above 100 none do.
	add column hold_from integer not null default 80 check (hold_from between 1 and 101),
	-- When points began to be paid.
	add column points_from timestamptz;

alter table agents.bill
	alter column contract_id drop not null,
	alter column version drop not null,
	-- Where uplines pay: the whole bill, and what the agent took from its float for those below.
	add column billed bigint,
	add column from_float bigint not null default 0 check (from_float >= 0),
	add column float_key uuid;
create unique index bill_of_points on agents.bill (agent_id, period_from) where kind = 'points';

-- What an agent could not pay of a bill to one below it.
create table agents.owed (
	id bigint generated always as identity primary key,
	merchant text not null,
	kind text not null,
	payer_id bigint not null,
	agent_id bigint not null,
	currency text collate "C" not null,
	period_from timestamptz not null,
	amount bigint not null check (amount > 0),
	left_over bigint not null check (left_over between 0 and amount),
	since timestamptz not null,
	unique (payer_id, agent_id, kind, period_from)
);
create index owed_open on agents.owed (payer_id, id) where left_over > 0;

-- Postings of what was owed: out of a float (below zero), and what stayed with somebody.
create table agents.owed_posting (
	posting_key uuid primary key,
	agent_id bigint not null,
	amount bigint not null,
	posted_at timestamptz not null
);

create or replace view agents.unmatched as
select b.id as bill_id, p.key, b.paid, p.delta
from (
	select id, posting_key, agent_id, paid from agents.bill where posting_key is not null
	union all select id, float_key, agent_id, -from_float from agents.bill where float_key is not null
	union all select null, posting_key, agent_id, amount from agents.owed_posting
) b
full join (select key, delta, member_id from wallet.posting where starts_with(counter, 'agents:')) p
	on p.key = b.posting_key and p.member_id = b.agent_id
where b.posting_key is null or p.key is null or b.paid <> p.delta;

-- Points are a rebate; a float that pays bills is a transfer.
create or replace function agents.kind_of(p_kind text, p_counter text, p_purse text, p_delta bigint) returns text language sql immutable as $$
	select case
		when p_purse = 'points' or p_delta = 0 then null
		when p_kind in ('bet', 'win') then null
		when p_kind in ('rollback', 'adjust') and starts_with(p_counter, 'games:') then null
		when p_counter = 'house:starting-balances' then 'correction'
		when p_counter = 'agents:points' then 'rebate'
		when starts_with(p_counter, 'agents:') and p_delta < 0 then 'transfer'
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

-- Members that are hung elsewhere from a moment on; `from_upline` is where they hung before.
create table agents.move (
	id bigint generated always as identity primary key,
	merchant text not null,
	member_id bigint not null,
	from_upline bigint not null,
	upline_id bigint not null check (upline_id <> member_id),
	effective_at timestamptz not null,
	done_at timestamptz
);
create unique index move_waits on agents.move (member_id) where done_at is null;
create index move_by_member on agents.move (member_id, effective_at);

-- Whose direct player a member is at a moment, whatever of the moves is done yet.
create function agents.upline_at(p_member bigint, p_upline bigint, p_at timestamptz) returns bigint language sql stable as $$
	select coalesce(
		(select upline_id from agents.move where member_id = p_member and effective_at <= p_at order by effective_at desc limit 1),
		(select from_upline from agents.move where member_id = p_member and effective_at > p_at order by effective_at limit 1),
		p_upline)
$$;

create or replace function agents.book_plays(
	p_members bigint[], p_slots timestamptz[], p_days date[], p_currencies text[], p_vendors text[], p_categories text[],
	p_rounds bigint[], p_stakes bigint[], p_counted bigint[], p_won bigint[]
) returns void language plpgsql as $$
begin
	insert into agents.played as own (agent_id, member_id, slot, currency, vendor, category, rounds, stake, counted, won)
	select agents.upline_at(l.member_id, m.upline_id, l.slot), l.member_id, l.slot, l.currency, l.vendor, l.category,
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

-- Adds to, or takes from, the sums of all above a member what it and all below it are, played and moved.
create function agents.carry_sums(p_member bigint, p_sign integer) returns void language plpgsql as $$
begin
	create temporary table branch on commit drop as
		select p_member as id, 0 as depth union all select member_id, depth from agents.below where ancestor_id = p_member;
	create temporary table above on commit drop as
		select ancestor_id as id, depth from agents.below where member_id = p_member;
	insert into agents.play_day as d (owner_id, own, day, currency, category, rounds, stake, counted, won)
	select a.id, false, p.day, p.currency, p.category, p_sign * sum(p.rounds), p_sign * sum(p.stake), p_sign * sum(p.counted),
		p_sign * sum(p.won)
	from above a cross join branch b join agents.play_day p on p.owner_id = b.id and p.own group by 1, 2, 3, 4, 5
	on conflict (owner_id, own, day, currency, category) do update set rounds = d.rounds + excluded.rounds,
		stake = d.stake + excluded.stake, counted = d.counted + excluded.counted, won = d.won + excluded.won;
	insert into agents.money_day as d (owner_id, own, day, currency, kind, number, amount)
	select a.id, false, p.day, p.currency, p.kind, p_sign * sum(p.number), p_sign * sum(p.amount)
	from above a cross join branch b join agents.money_day p on p.owner_id = b.id and p.own group by 1, 2, 3, 4, 5
	on conflict (owner_id, own, day, currency, kind) do update set number = d.number + excluded.number,
		amount = d.amount + excluded.amount;
	if p_sign < 0 then
		-- A count that falls to nothing goes: the rows hold what there is alone.
		delete from agents.level l using (
			select a.id, a.depth + b.depth as depth, count(*) as members from above a cross join branch b group by 1, 2
		) s where l.agent_id = s.id and l.depth = s.depth and l.members = s.members;
		update agents.level l set members = l.members - s.members from (
			select a.id, a.depth + b.depth as depth, count(*) as members from above a cross join branch b group by 1, 2
		) s where l.agent_id = s.id and l.depth = s.depth;
		delete from agents.joined j using (
			select a.id, m.day, count(*) as members from above a cross join branch b join agents.member m on m.member_id = b.id
			group by 1, 2
		) s where j.agent_id = s.id and j.day = s.day and j.members = s.members;
		update agents.joined j set members = j.members - s.members from (
			select a.id, m.day, count(*) as members from above a cross join branch b join agents.member m on m.member_id = b.id
			group by 1, 2
		) s where j.agent_id = s.id and j.day = s.day;
	end if;
	drop table branch;
	drop table above;
end $$;

-- Hangs a member and all below it elsewhere; reports follow the tree as it stands. With the row of agents.tree locked.
create function agents.move_member(p_member bigint, p_upline bigint) returns void language plpgsql as $$
declare
	v_day date;
begin
	perform agents.carry_sums(p_member, -1);
	delete from agents.below b using (
		select p_member as id union all select member_id from agents.below where ancestor_id = p_member
	) branch
	where b.member_id = branch.id
		and b.ancestor_id in (select ancestor_id from agents.below where member_id = p_member);
	delete from agents.member where member_id = p_member returning day into v_day;
	perform agents.hang(p_member, p_upline, v_day);
	perform agents.carry_sums(p_member, 1);
end $$;

alter table agents.finding
	add column score integer not null default 50 check (score between 0 and 100),
	add column state text not null default 'open' check (state in ('open', 'closed')),
	add column closed_by text,
	add column closed_at timestamptz,
	add column closed_reason text;
create index finding_newest on agents.finding (merchant, state, id desc);
create index owed_by_agent on agents.owed (agent_id, kind, period_from) where left_over > 0;
