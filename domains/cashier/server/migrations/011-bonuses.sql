-- Promotions that a member may choose at a deposit, and the bonuses that came of them. Amounts in minor units.
create table cashier.promotion (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	enabled boolean not null default true,
	sort_order integer not null default 0,
	-- Hundredths of what is credited, and hundredths of the bonus that are wagered before it is released.
	percent integer not null check (percent between 1 and 1000),
	turnover_percent integer not null check (turnover_percent between 0 and 10000),
	days integer not null check (days between 1 and 365),
	first_only boolean not null default false,
	once boolean not null default true,
	opens_at timestamptz,
	closes_at timestamptz,
	check (closes_at > opens_at),
	unique (merchant, code)
);

-- The currencies it is offered in: from how much on, and how much at most.
create table cashier.promotion_currency (
	promotion_id bigint not null references cashier.promotion on delete cascade,
	currency text not null,
	smallest bigint not null check (smallest > 0),
	most bigint not null check (most between 1 and 1000000000000000),
	primary key (promotion_id, currency)
);

create table cashier.promotion_text (
	promotion_id bigint not null references cashier.promotion on delete cascade,
	language text not null,
	name text not null,
	primary key (promotion_id, language)
);

-- A bonus: chosen with its deposit, granted with its credit, and ended once. Its terms are those it was chosen with.
create table cashier.bonus (
	member_id bigint not null,
	deposit_id uuid not null,
	merchant text not null,
	promotion_id bigint not null references cashier.promotion,
	-- As it was called when it was chosen.
	name text not null,
	currency text not null,
	percent integer not null,
	smallest bigint not null,
	most bigint not null,
	turnover_percent integer not null,
	days integer not null,
	first_only boolean not null,
	once boolean not null,
	state text not null default 'chosen'
		check (state in ('chosen', 'running', 'released', 'forfeited', 'expired', 'void')),
	chosen_at timestamptz not null,
	-- From when it was granted on: how much, what is to be wagered, and how much the member had ever wagered then.
	amount bigint check (amount > 0),
	asked bigint check (asked >= 0),
	wagered bigint,
	granted_at timestamptz,
	ends_at timestamptz,
	closed_at timestamptz,
	-- Of one that nothing came of.
	reason text not null default '',
	-- The groups of its postings.
	grant_group uuid,
	end_group uuid,
	primary key (member_id, deposit_id),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id),
	check (num_nulls(amount, asked, wagered, granted_at, ends_at, grant_group) = case when state in ('chosen', 'void') then 6 else 0 end),
	check ((state in ('chosen', 'running')) = (closed_at is null)),
	check ((state in ('released', 'forfeited', 'expired')) = (end_group is not null))
);
-- One at a time, and of a promotion that is once, one.
create unique index bonus_at_a_time on cashier.bonus (member_id, currency) where state in ('chosen', 'running');
create unique index bonus_once on cashier.bonus (member_id, promotion_id) where once and state <> 'void';
create index bonus_running on cashier.bonus (currency, member_id) where state = 'running';

create trigger stays_closed before update on cashier.bonus
	for each row when (old.closed_at is not null) execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.bonus
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.bonus
	for each statement execute function cashier.refuse_change();

-- Bonuses and the ledger side by side: each line is a fault. A grant is one posting into the bonus purse; a release takes it
-- out there and brings it to the main purse in one group; any other end takes it back. Nothing of these accounts stands
-- without its bonus, and none is granted but with a deposit that was credited. Reads everything: for an auditor and the simulation.
create view cashier.unmatched_bonuses as
	with told as (
		select member_id, deposit_id, grant_group as group_key, 'bonus' as purse, currency, amount as delta, 'grant' as kind
		from cashier.bonus where amount is not null
		union all
		select member_id, deposit_id, end_group, 'bonus', currency, -amount, 'transfer-out'
		from cashier.bonus where end_group is not null
		union all
		select member_id, deposit_id, end_group, 'cash', currency, amount, 'transfer-in'
		from cashier.bonus where state = 'released'
	), leg as (
		select member_id, group_key, purse, currency, kind, sum(delta) as delta, count(*) as postings
		from wallet.posting where counter in ('bonus:deposits', 'clearing:bonuses')
		group by member_id, group_key, purse, currency, kind
	)
	select coalesce(told.member_id, leg.member_id) as member_id, told.deposit_id, told.delta as told, leg.delta as posted
	from told
	full join leg on leg.member_id = told.member_id and leg.group_key = told.group_key and leg.purse = told.purse
		and leg.currency = told.currency and leg.kind = told.kind
	where told.deposit_id is null or leg.group_key is null or leg.delta <> told.delta or leg.postings <> 1
	union all
	select bonus.member_id, bonus.deposit_id, bonus.amount, deposit.credited
	from cashier.bonus join cashier.deposit on deposit.member_id = bonus.member_id and deposit.id = bonus.deposit_id
	where deposit.state <> case when bonus.state = 'chosen' then 'pending' else 'credited' end
		and not (bonus.state = 'void' and deposit.state <> 'pending');
