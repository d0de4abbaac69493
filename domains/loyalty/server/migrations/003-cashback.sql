-- Cashback that members claim themselves: terms and rates as an operator edits them, what was claimed for, what was paid.

-- A brand without a row pays none.
create table loyalty.cashback_terms (
	merchant text primary key,
	-- Play of so many days counts, today included (UTC).
	days smallint not null check (days between 1 and 92),
	-- The least that is paid at once, in minor units.
	smallest bigint not null check (smallest > 0)
);

-- What comes back of a category's stakes, from a rank on: the highest level that is reached holds.
create table loyalty.cashback_rate (
	merchant text not null references loyalty.cashback_terms on delete cascade,
	category text not null,
	level smallint not null default 0 check (level between 0 and 8),
	-- Hundredths of a per cent.
	rate integer not null check (rate between 0 and 10000),
	sort_order integer not null default 100,
	primary key (merchant, category, level)
);

-- Whoever claims locks the row of the member first.
create table loyalty.cashback_claimer (member_id bigint primary key);

-- Up to which stake each sum of turnover has been claimed for.
create table loyalty.cashback_counted (
	member_id bigint not null,
	day date not null,
	currency text not null,
	category text not null,
	stake bigint not null,
	primary key (member_id, day, currency, category)
);

create table loyalty.cashback_claim (
	member_id bigint not null,
	id bigint generated always as identity unique,
	merchant text not null,
	-- The client's key: one claim, however often it is sent.
	request_key text not null,
	claimed_at timestamptz not null,
	currency text not null,
	level smallint not null check (level between 0 and 8),
	amount bigint not null check (amount > 0),
	-- The key of its posting in the ledger.
	posting_key uuid not null,
	primary key (member_id, id),
	constraint one_claim_a_key unique (member_id, request_key)
);

-- What it was made of.
create table loyalty.cashback_line (
	member_id bigint not null,
	claim_id bigint not null,
	category text not null,
	stake bigint not null check (stake > 0),
	rate integer not null,
	amount bigint not null check (amount > 0),
	primary key (member_id, claim_id, category),
	foreign key (member_id, claim_id) references loyalty.cashback_claim (member_id, id)
);

create function loyalty.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'loyalty.%: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on loyalty.cashback_claim
	for each row execute function loyalty.refuse_change();
create trigger only_grows before update or delete on loyalty.cashback_line
	for each row execute function loyalty.refuse_change();

-- Claims and the ledger side by side: each line is a fault. Reads everything: for an auditor.
create view loyalty.uncovered_cashback as
	with paid as (
		select claim.*, (select coalesce(sum(amount), 0) from loyalty.cashback_line as line
			where line.member_id = claim.member_id and line.claim_id = claim.id) as of_lines
		from loyalty.cashback_claim as claim
	)
	select coalesce(paid.member_id, posting.member_id) as member_id, paid.id as claim_id, posting.key as posting_key,
		paid.amount, posting.delta
	from paid
	full join (select * from wallet.posting where counter = 'loyalty:cashback') as posting
		on posting.member_id = paid.member_id and posting.key = paid.posting_key
	where posting.key is null or paid.id is null or posting.delta <> paid.amount or posting.kind <> 'promo'
		or posting.currency <> paid.currency or paid.of_lines <> paid.amount;
