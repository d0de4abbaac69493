-- Contracts of agents by version, what was settled, and the bills that came of it.

-- What holds for the contracts of a brand.
create table agents.terms (
	merchant text primary key,
	-- Of the category whose edge is smallest; all that is paid on a bet stays within 60 % of it. Parts of a million.
	house_edge bigint not null default 40000 check (house_edge between 1 and 1000000),
	-- What is given on a bet besides: rebates and points.
	rebates bigint not null default 0 check (rebates >= 0),
	-- What vendors have of a result above zero.
	vendor_fee bigint not null default 100000 check (vendor_fee between 0 and 1000000),
	-- Turnover of a period, in minor units, from which on a member is a valid one.
	valid_turnover bigint not null default 10000 check (valid_turnover > 0),
	dividend_period text not null default 'week' check (dividend_period in ('week', 'half-month', 'month'))
);

create table agents.contract (
	id bigint generated always as identity primary key,
	merchant text not null,
	kind text not null check (kind in ('dividend', 'daily', 'hourly', 'real-time')),
	agent_id bigint not null,
	-- Null where the house itself has the agent under contract.
	upline_id bigint,
	unique (agent_id, kind)
);
create index contract_by_upline on agents.contract (upline_id, kind);
create index contract_by_kind on agents.contract (merchant, kind);

-- Terms never change: other terms are another version.
create table agents.contract_version (
	contract_id bigint not null references agents.contract (id),
	version integer not null check (version > 0),
	state text not null check (state in ('offered', 'active', 'ending', 'ended', 'rejected', 'withdrawn', 'lapsed')),
	tiers jsonb not null,
	carry text not null check (carry in ('all', 'previous', 'half', 'none')),
	remark text not null default '',
	offered_at timestamptz not null,
	runs_from timestamptz,
	runs_until timestamptz,
	ended_by text check (ended_by in ('upline', 'downline', 'operator')),
	reason text,
	primary key (contract_id, version),
	check (runs_from is not null or state not in ('active', 'ending', 'ended'))
);
create unique index contract_offered on agents.contract_version (contract_id) where state = 'offered';
create unique index contract_active on agents.contract_version (contract_id) where state = 'active';
create index contract_waits on agents.contract_version (state) where state in ('offered', 'ending');

create table agents.settlement (
	merchant text not null,
	kind text not null,
	period_from timestamptz not null,
	period_to timestamptz not null,
	-- Transactions below this one are to be counted before it is settled.
	mark bigint not null,
	settled_at timestamptz,
	-- Its rounds were settled again since.
	stale boolean not null default false,
	primary key (merchant, kind, period_from)
);
create index settlement_stale on agents.settlement (merchant, kind, period_from) where stale;

-- What an agent has open between two periods, in parts of a million of a minor unit.
create table agents.open (
	agent_id bigint not null,
	kind text not null,
	carry numeric not null check (carry <= 0),
	rest numeric not null check (rest >= 0),
	debt numeric not null check (debt <= 0),
	primary key (agent_id, kind)
);

create table agents.bill (
	id bigint generated always as identity primary key,
	merchant text not null,
	kind text not null,
	agent_id bigint not null,
	contract_id bigint not null,
	version integer not null,
	currency text collate "C" not null,
	period_from timestamptz not null,
	period_to timestamptz not null,
	-- Zero where no tier was reached.
	rate bigint not null,
	members integer not null,
	-- Of the whole team, in minor units: effective turnover, and the company's result.
	turnover bigint not null,
	result bigint not null,
	-- Of the period, as it is known now; `correction` of earlier periods that were computed again. Parts of a million.
	share numeric not null,
	known_share numeric not null,
	correction numeric not null,
	carry numeric not null,
	rest numeric not null,
	debt numeric not null,
	-- Whole minor units.
	paid bigint not null check (paid >= 0),
	state text not null check (state in ('paid', 'held')),
	-- Of the ledger; null while nothing was posted.
	posting_key uuid,
	released_at timestamptz,
	-- How the share came about.
	lines jsonb not null,
	unique (contract_id, period_from),
	foreign key (contract_id, version) references agents.contract_version (contract_id, version)
);
create index bill_by_agent on agents.bill (agent_id, id);
create index bill_by_period on agents.bill (merchant, kind, period_from);

-- Lines and ledger say the same: bills that were paid without a posting of their amount, and postings without a bill.
create view agents.unmatched as
select b.id as bill_id, p.key, b.paid, p.delta
from (select * from agents.bill where posting_key is not null) b
full join (select key, delta, member_id from wallet.posting where starts_with(counter, 'agents:')) p
	on p.key = b.posting_key and p.member_id = b.agent_id
where b.id is null or p.key is null or b.paid <> p.delta;

-- Whose bills wait for a person, and why.
create table agents.held (
	agent_id bigint primary key,
	merchant text not null,
	reason text not null,
	since timestamptz not null
);
create index bill_held on agents.bill (agent_id) where state = 'held';
create index money_by_time on agents.money (posted_at);

-- What an operator is to look at: corrections that no running contract bears.
create table agents.finding (
	id bigint generated always as identity primary key,
	merchant text not null,
	agent_id bigint not null,
	kind text not null,
	found_at timestamptz not null,
	facts jsonb not null,
	unique (kind, agent_id, facts)
);
