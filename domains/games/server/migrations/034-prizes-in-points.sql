-- Prizes of a tournament may be points: what a higher domain keeps of them is posted in the transaction that settles, and nothing
-- is set aside before, for points are made when they are given. The amounts are units of points, as many decimals as money has.
alter table games.tournament
	add column prizes_in text not null default 'money' check (prizes_in in ('money', 'points'));

-- What waits for a second person was asked for in money.
update games.tournament_proposal set settings = settings || '{"prizesIn": "money"}' where not settings ? 'prizesIn';

-- Each line is a fault: a tournament whose account on the ledger does not hold exactly the money it still has to pay.
create or replace view games.tournament_fault as
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
