-- Transfers: money that went from one purse to another, in one transaction with its two postings. It only grows.
create table cashier.transfer (
	-- Whose purse it left.
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key, with the purse where one press empties several: the same again is the same transfer.
	request_key text not null,
	kind text not null,
	currency text not null,
	amount bigint not null check (amount between 1 and 1000000000000000),
	from_purse text not null,
	to_member_id bigint not null,
	to_purse text not null,
	remark text not null default '' check (length(remark) <= 140),
	done_at timestamptz not null,
	-- The group of its two postings.
	movement uuid not null,
	primary key (member_id, id),
	unique (member_id, request_key),
	constraint known_kind check (kind in ('move', 'return')),
	constraint between_purses check ((member_id, from_purse) <> (to_member_id, to_purse)),
	constraint own_purses check (member_id = to_member_id and (from_purse = 'cash') <> (to_purse = 'cash')
		and (from_purse like 'vendor:%') <> (to_purse like 'vendor:%'))
);
create index transfer_given on cashier.transfer (member_id, done_at desc, id desc);

create trigger only_grows before update or delete on cashier.transfer
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.transfer
	for each statement execute function cashier.refuse_change();

-- Transfers and the ledger side by side: each line is a fault. Every transfer has exactly its two postings, and the
-- clearing account has no posting without its transfer. Reads everything: for an auditor and the simulation.
create view cashier.unmoved as
	with leg as (
		select member_id, group_key, purse, currency, sum(delta) as delta, count(*) as postings, min(kind) as kind
		from wallet.posting where counter = 'clearing:movements'
		group by member_id, group_key, purse, currency
	), told as (
		select id, member_id, movement, from_purse as purse, currency, -amount as delta, 'transfer-out' as kind
		from cashier.transfer
		union all
		select id, to_member_id, movement, to_purse, currency, amount, 'transfer-in' from cashier.transfer
	)
	select coalesce(told.member_id, leg.member_id) as member_id, told.id as transfer_id, leg.group_key as movement,
		told.delta as told, leg.delta as posted
	from told
	full join leg on leg.member_id = told.member_id and leg.group_key = told.movement and leg.purse = told.purse
		and leg.currency = told.currency
	where told.id is null or leg.group_key is null or leg.delta <> told.delta or leg.kind <> told.kind or leg.postings <> 1;
