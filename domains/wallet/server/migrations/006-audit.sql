-- The ledger's proof. Each view lists what breaks one invariant, so each must be empty; they read everything and are
-- meant for the daily job. When old partitions have been taken away, the checks hold for what is kept.

-- A wallet is what its last posting says, and has as many postings as its version; a chain begins with what is kept.
create view wallet.audit_wallet as
	select w.member_id, w.currency, w.purse, w.balance, w.version, last.balance_after, last.version as last_version
	from wallet.wallet w
	left join (
		select distinct on (member_id, currency, purse) member_id, currency, purse, version, balance_after
		from wallet.posting order by member_id, currency, purse, version desc
	) as last using (member_id, currency, purse)
	where w.balance <> coalesce(last.balance_after, 0) or w.version <> coalesce(last.version, 0);

-- Gaps, doubles and breaks: each posting follows its predecessor by one and adds its delta to it, and time does not run back.
create view wallet.audit_chain as
	select * from (
		select member_id, currency, purse, version, posted_at, delta, balance_after,
			lag(version) over chain as previous_version, lag(balance_after) over chain as previous_balance,
			lag(posted_at) over chain as previous_at
		from wallet.posting window chain as (partition by member_id, currency, purse order by version)
	) as link
	where (previous_version is null and version = 1 and balance_after <> delta)
		or version <> previous_version + 1 or balance_after <> previous_balance + delta or posted_at < previous_at;

-- Every posting belongs to a wallet.
create view wallet.audit_orphan as
	select distinct member_id, currency, purse from wallet.posting p
	where not exists (select 1 from wallet.wallet w where (w.member_id, w.currency, w.purse) = (p.member_id, p.currency, p.purse));

create view wallet.audit_hold as
	select w.member_id, w.currency, w.purse, w.held, coalesce(sum(h.amount), 0) as open_holds
	from wallet.wallet w
	left join wallet.hold h on h.member_id = w.member_id and h.currency = w.currency and h.purse = w.purse and h.state = 'open'
	group by w.member_id, w.currency, w.purse having w.held <> coalesce(sum(h.amount), 0);

-- A key that was posted twice: within a partition its index refuses it, across partitions this finds it.
create view wallet.audit_duplicate as
	select member_id, key, count(*) as postings from wallet.posting group by member_id, key having count(*) > 1;

-- What members hold and what the house holds add up to nothing, in every currency, from the rows that are kept of each
-- independently: the wallets on one side, the daily sums and their tail on the other.
create view wallet.audit_sum as
	select currency, sum(amount) as amount from (
		select currency, balance::numeric as amount from wallet.wallet
		union all select currency, amount from wallet.house_day
		union all select p.currency, -p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
	) as side group by currency having sum(amount) <> 0;

-- The daily sums and the tail against a full sum, by account and currency.
create view wallet.audit_house as
	select account, currency, sum(amount) as amount from (
		select account, currency, amount from wallet.house_day
			where day >= (select coalesce(min((posted_at at time zone 'UTC')::date), '-infinity') from wallet.posting)
		union all select p.counter, p.currency, -p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
		union all select counter, currency, delta from wallet.posting
	) as side group by account, currency having sum(amount) <> 0;

-- Every adjustment is logged with its own figures, every logged one was posted, and an overdrawn wallet names one.
create view wallet.audit_adjustment as
	select coalesce(p.member_id, e.member_id) as member_id, coalesce(p.key, e.key) as key
	from (select * from wallet.posting where kind = 'adjust') as p
	full join wallet.significant_event e on e.member_id = p.member_id and e.key = p.key
	where p.key is null or e.key is null or p.delta <> e.delta or p.balance_after <> e.balance_after
	union all
	select w.member_id, w.overdrawn_by from wallet.wallet w
	where (w.balance < w.held) <> (w.overdrawn_by is not null);

-- A rollback gives back exactly what was taken, once; a tombstone moved nothing and its command never came.
create view wallet.audit_reversal as
	select r.member_id, r.key from wallet.reversal r
	left join wallet.posting b on b.member_id = r.member_id and b.key = r.by_key
	left join wallet.posting o on o.member_id = r.member_id and o.key = r.key
	where b.kind is distinct from 'rollback' or b.reference is distinct from r.key
		or r.tombstone <> (o.key is null) or coalesce(o.delta, 0) + b.delta <> 0
	union all
	select p.member_id, p.key from wallet.posting p
	where p.kind = 'rollback' and p.delta <> 0
		and not exists (select 1 from wallet.reversal r where r.member_id = p.member_id and r.key = p.reference and r.by_key = p.key);

create view wallet.audit as
	select 'wallet' as "check", count(*) as violations from wallet.audit_wallet
	union all select 'chain', count(*) from wallet.audit_chain
	union all select 'orphan', count(*) from wallet.audit_orphan
	union all select 'hold', count(*) from wallet.audit_hold
	union all select 'duplicate', count(*) from wallet.audit_duplicate
	union all select 'sum', count(*) from wallet.audit_sum
	union all select 'house', count(*) from wallet.audit_house
	union all select 'adjustment', count(*) from wallet.audit_adjustment
	union all select 'reversal', count(*) from wallet.audit_reversal;
