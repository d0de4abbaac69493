-- Deposits through the float of the agent directly above: the agent who is asked decides, and what goes down is a transfer of
-- the same id.
alter table cashier.method drop constraint method_kind_check,
	add constraint method_kind_check check (kind in ('bank-transfer', 'voucher', 'provider', 'agent-float'));

alter table cashier.deposit
	-- The agent who decides, and how they were called then; nobody and empty for every other way.
	add column payee_id bigint,
	add column payee_account text not null default '',
	add constraint paid_by_another check (payee_id <> member_id),
	add constraint payee_is_named check ((payee_id is null) = (payee_account = ''));
-- What waits for an agent is listed along it.
create index deposit_for_payee on cashier.deposit (payee_id, opened_at, id) where state = 'pending' and payee_id is not null;

-- As before, with deposits through floats: each that was credited has its one posting out of the clearing account of floats,
-- in the group of the transfer of its own id; none that ended otherwise has such a transfer. `cashier.unmoved` proves the rest.
create or replace view cashier.uncovered as
	select coalesce(deposit.member_id, posting.member_id) as member_id, deposit.id as deposit_id,
		posting.key as posting_key, deposit.credited, posting.delta
	from (select * from cashier.deposit where state = 'credited' and payee_id is null) as deposit
	full join (select * from wallet.posting where counter like 'cashier:%' and counter not like 'cashier:payout:%') as posting
		on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	where posting.key is null or deposit.id is null
		or posting.delta <> deposit.credited or posting.kind <> 'deposit' or posting.currency <> deposit.currency
	union all
	select deposit.member_id, deposit.id, posting.key, deposit.credited, posting.delta
	from cashier.deposit
	left join wallet.posting on posting.member_id = deposit.member_id and posting.key = deposit.posting_key
	left join cashier.transfer on transfer.member_id = deposit.payee_id and transfer.id = deposit.id
	where deposit.payee_id is not null and deposit.state = 'credited' and (
		posting.key is null or transfer.id is null
		or (posting.delta, posting.kind, posting.currency, posting.counter, posting.group_key, transfer.to_member_id, transfer.amount)
			is distinct from (deposit.credited, 'deposit', deposit.currency, 'clearing:floats', transfer.movement, deposit.member_id,
				deposit.credited))
	union all
	select deposit.member_id, deposit.id, transfer.movement, deposit.credited, transfer.amount
	from cashier.deposit join cashier.transfer on transfer.member_id = deposit.payee_id and transfer.id = deposit.id
	where deposit.payee_id is not null and deposit.state <> 'credited';
