-- Free bets: stakes that the house pays for a member. Each lies on the ledger's account free-bets:<merchant> until a bet with it is
-- settled; then it is its vendor's, or the house's again.
create table sportsbook.free_bet (
	-- Named by whoever gives it: given once.
	id uuid primary key,
	merchant text not null,
	owner text collate "C" not null check (owner ~ '^m[0-9]{1,19}$'),
	currency text collate "C" not null,
	amount bigint not null check (amount > 0),
	-- Of the whole bet, in hundredths.
	least_odds integer not null check (least_odds between 101 and 100000),
	-- The promotion it comes from.
	origin text not null,
	given_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > given_at),
	-- The bet it is staked on.
	slip uuid unique references sportsbook.slip (id) on delete set null,
	closed text check (closed in ('used', 'expired', 'taken back')),
	closed_at timestamptz,
	-- Why it was taken back.
	why text check (length(why) between 3 and 500),
	-- How often its stake was moved: each move of the ledger has a name of its own.
	moves integer not null default 0,
	check ((closed is null) = (closed_at is null)),
	check (closed <> 'taken back' or why is not null),
	check (closed is null or (closed = 'used') = (slip is not null))
);
create index free_bet_open on sportsbook.free_bet (owner, ends_at) where closed is null;
create index free_bet_ends on sportsbook.free_bet (ends_at) where closed is null and slip is null;
create index free_bet_listed on sportsbook.free_bet (merchant, given_at desc, id desc);

-- The free bet that a slip is staked with.
alter table sportsbook.slip add column free_bet uuid;

-- Each line is a fault: an account that does not hold exactly the stakes that are still to be bet, a free bet that is used without
-- one settled bet, or a settled bet whose free bet is not used. Reads the ledger's postings: for an auditor and the simulation.
create view sportsbook.free_bet_fault as
	with owed as (
		select 'free-bets:' || merchant as account, currency, sum(amount) filter (where closed is null) as amount
		from sportsbook.free_bet group by 1, 2
	), held as (
		select counter as account, currency, sum(-delta) as amount from wallet.posting where counter like 'free-bets:%' group by 1, 2
	)
	select coalesce(o.account, h.account) as name, 'ledger' as what
	from owed o full join held h on h.account = o.account and h.currency = o.currency
	where coalesce(o.amount, 0) <> coalesce(h.amount, 0)
	union all
	select f.id::text, 'bet' from sportsbook.free_bet f join sportsbook.slip s on s.id = f.slip
	where (f.closed is not distinct from 'used') <> (s.state = 'settled') or s.free_bet is distinct from f.id;
