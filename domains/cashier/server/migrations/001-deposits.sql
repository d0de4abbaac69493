-- The cashier: ways to pay in, deposits, what operators did. Every key of a member's table begins with the member.
create schema cashier;

-- Ways to pay in, as data an operator edits. What is said of one stands in method_text, a row a language.
create table cashier.method (
	id bigint generated always as identity primary key,
	merchant text not null,
	code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
	kind text not null check (kind in ('bank-transfer', 'voucher')),
	enabled boolean not null default true,
	sort_order integer not null default 0,
	-- How long a deposit waits for its transfer.
	hours integer not null default 24 check (hours between 1 and 720),
	-- Where a transfer goes; empty where nothing is transferred.
	account_holder text not null default '',
	account_number text not null default '',
	unique (merchant, code)
);

-- The currencies a method takes, in minor units of each.
create table cashier.method_currency (
	method_id bigint not null references cashier.method on delete cascade,
	currency text not null,
	smallest bigint not null check (smallest > 0),
	largest bigint not null,
	fee_fixed bigint not null default 0 check (fee_fixed >= 0),
	-- Hundredths of a per cent of what arrives.
	fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
	quick bigint[] not null default '{}',
	primary key (method_id, currency),
	check (largest between smallest and 1000000000000000)
);

create table cashier.method_text (
	method_id bigint not null references cashier.method on delete cascade,
	language text not null,
	name text not null,
	summary text not null,
	bank text not null default '',
	steps text[] not null,
	primary key (method_id, language)
);

-- A deposit: it waits, and comes to its end once and for ever. Amounts in minor units.
create table cashier.deposit (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key: the same again is the same deposit.
	request_key text not null,
	method_id bigint not null references cashier.method,
	currency text not null,
	amount bigint not null check (amount > 0),
	-- The fee as it was when it was opened.
	fee_fixed bigint not null check (fee_fixed >= 0),
	fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
	reference text not null,
	state text not null default 'pending' check (state in ('pending', 'credited', 'refused', 'cancelled', 'expired')),
	opened_at timestamptz not null,
	expires_at timestamptz not null,
	closed_at timestamptz,
	closed_by text not null default '',
	reason text not null default '',
	arrived bigint,
	fee bigint,
	credited bigint,
	-- The key of its posting in the ledger.
	posting_key uuid,
	primary key (member_id, id),
	unique (member_id, request_key),
	unique (merchant, reference),
	check ((state = 'pending') = (closed_at is null)),
	check ((state = 'credited') = (credited is not null)),
	check (num_nulls(arrived, fee, credited, posting_key) in (0, 4)),
	check (credited > 0 and fee >= 0 and credited + fee = arrived)
);
create unique index deposit_id on cashier.deposit (id);
create index deposit_of_member on cashier.deposit (member_id, opened_at desc, id desc);
create index deposit_pending on cashier.deposit (merchant, opened_at) where state = 'pending';
create index deposit_due on cashier.deposit (expires_at) where state = 'pending';

create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'cashier.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger stays_closed before update on cashier.deposit
	for each row when (old.state <> 'pending') execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.deposit
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.deposit
	for each statement execute function cashier.refuse_change();

-- Pictures of transfers, sealed with a key that is not in the database.
create table cashier.proof (
	member_id bigint not null,
	deposit_id uuid not null,
	place integer not null check (place between 1 and 3),
	sent_at timestamptz not null,
	sealed bytea not null,
	primary key (member_id, deposit_id, place),
	foreign key (member_id, deposit_id) references cashier.deposit (member_id, id)
);

-- Whoever opens a deposit or has a voucher credited locks the row of the member first.
create table cashier.payer (
	member_id bigint primary key,
	-- When the member said that they want no deposit limit (RTS 12B).
	no_limit_at timestamptz
);

-- Attempts that failed (GLI-19 A.3.6).
create table cashier.failure (
	member_id bigint not null,
	at timestamptz not null,
	id bigint generated always as identity,
	kind text not null,
	primary key (member_id, at, id)
);

-- What operators did: who, when, before and after. It only grows.
create table cashier.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null
);
create trigger only_grows before update or delete on cashier.operator_act
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.operator_act
	for each statement execute function cashier.refuse_change();

-- Deposits and the ledger side by side: each line is a fault. A deposit that was credited has its one posting of the same
-- amount, and no posting came out of the cashier's accounts without its deposit. Reads everything: for an auditor and the simulation.
create view cashier.uncovered as
	select coalesce(deposit.member_id, posting.member_id) as member_id, deposit.id as deposit_id,
		posting.key as posting_key, deposit.credited, posting.delta
	from (select * from cashier.deposit where state = 'credited') as deposit
	full join (select * from wallet.posting where counter like 'cashier:%') as posting
		on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	where posting.key is null or deposit.id is null
		or posting.delta <> deposit.credited or posting.kind <> 'deposit' or posting.currency <> deposit.currency;
