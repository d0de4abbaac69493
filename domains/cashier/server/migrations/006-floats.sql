-- Agents' floats: what an agent hands down to members below and what members hand up, within limits that an operator edits.
alter table cashier.transfer
	drop constraint known_kind,
	drop constraint own_purses,
	-- As they were called then; empty where money stayed with its member.
	add column from_account text not null default '',
	add column to_account text not null default '',
	add constraint known_kind check (kind in ('move', 'return', 'down', 'up')),
	add constraint purses_of_kind check (case kind
		when 'down' then member_id <> to_member_id and from_purse = 'float' and to_purse = 'cash'
		when 'up' then member_id <> to_member_id and from_purse = 'cash' and to_purse = 'float'
		else member_id = to_member_id and (from_purse = 'cash') <> (to_purse = 'cash')
			and (from_purse like 'vendor:%') <> (to_purse like 'vendor:%')
	end);
create index transfer_taken on cashier.transfer (to_member_id, done_at desc, id desc) where to_member_id <> member_id;
-- What a member handed on lately is summed along it.
create index transfer_handed on cashier.transfer (member_id, kind, done_at) include (amount, currency)
	where kind in ('down', 'up');

-- In minor units. Without a row nothing goes that way in that currency.
create table cashier.float_limit (
	merchant text not null,
	currency text not null,
	kind text not null check (kind in ('down', 'up')),
	smallest bigint not null check (smallest > 0),
	largest bigint not null,
	-- The most that one member hands on in twenty-four hours.
	a_day bigint not null,
	primary key (merchant, currency, kind),
	check (smallest <= largest and largest <= a_day and a_day <= 1000000000000000)
);

-- What operators put into agents' floats and took out of them: below zero is taken out. It only grows.
create table cashier.float_issue (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	currency text not null,
	amount bigint not null check (amount <> 0),
	operator text not null check (length(operator) between 1 and 100),
	done_at timestamptz not null,
	posting_key uuid not null,
	primary key (member_id, id)
);
create trigger only_grows before update or delete on cashier.float_issue
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.float_issue
	for each statement execute function cashier.refuse_change();

-- As before, with floats: what comes down is a deposit to whoever gets it, so that deposit limits count it gross.
create or replace view cashier.unmoved as
	with leg as (
		select member_id, group_key, purse, currency, sum(delta) as delta, count(*) as postings, min(kind) as kind
		from wallet.posting where counter in ('clearing:movements', 'clearing:floats')
		group by member_id, group_key, purse, currency
	), told as (
		select id, member_id, movement, from_purse as purse, currency, -amount as delta, 'transfer-out' as kind
		from cashier.transfer
		union all
		select id, to_member_id, movement, to_purse, currency, amount,
			case kind when 'down' then 'deposit' else 'transfer-in' end
		from cashier.transfer
	)
	select coalesce(told.member_id, leg.member_id) as member_id, told.id as transfer_id, leg.group_key as movement,
		told.delta as told, leg.delta as posted
	from told
	full join leg on leg.member_id = told.member_id and leg.group_key = told.movement and leg.purse = told.purse
		and leg.currency = told.currency
	where told.id is null or leg.group_key is null or leg.delta <> told.delta or leg.kind <> told.kind or leg.postings <> 1
	union all
	select coalesce(issue.member_id, posting.member_id), issue.id, posting.key, issue.amount, posting.delta
	from cashier.float_issue as issue
	full join (select * from wallet.posting where counter = 'float:issued') as posting
		on posting.member_id = issue.member_id and posting.key = issue.posting_key
	where issue.id is null or posting.key is null or posting.delta <> issue.amount or posting.purse <> 'float'
		or posting.currency <> issue.currency;
