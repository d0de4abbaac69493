-- Money on its way to a vendor that keeps books of its own, or home from there. While nobody knows what became of it, it is
-- held in the purse that it leaves. Its id is the vendor's name for it and, when it was done, the transfer's.
create table cashier.vendor_errand (
	member_id bigint not null,
	id uuid not null,
	merchant text not null,
	-- The client's own key: the same again is the same errand.
	request_key text not null,
	kind text not null check (kind in ('move', 'return')),
	vendor text not null,
	way text not null check (way in ('out', 'home')),
	currency text not null,
	amount bigint not null check (amount between 1 and 1000000000000000),
	hold_key uuid not null,
	state text not null default 'open' check (state in ('open', 'done', 'refused')),
	begun_at timestamptz not null,
	-- When the vendor is asked again; whoever asks has put it off first.
	next_at timestamptz,
	asked integer not null default 0,
	ended_at timestamptz,
	primary key (member_id, id),
	unique (member_id, request_key),
	constraint ended_has_its_time check ((state = 'open') = (ended_at is null)),
	constraint open_is_asked check ((state = 'open') = (next_at is not null))
);
-- One at a time: what lies there is the vendor's word, and two would not know of each other.
create unique index vendor_errand_open on cashier.vendor_errand (member_id, vendor, currency) where state = 'open';
create index vendor_errand_due on cashier.vendor_errand (next_at) where state = 'open';

create function cashier.guard_errand() returns trigger language plpgsql as $$
begin
	if old.state <> 'open' or (new.member_id, new.id, new.vendor, new.way, new.currency, new.amount, new.hold_key)
		is distinct from (old.member_id, old.id, old.vendor, old.way, old.currency, old.amount, old.hold_key) then
		raise exception 'an errand ends once and is not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_errand for each row execute function cashier.guard_errand();
create trigger no_delete before delete on cashier.vendor_errand
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.vendor_errand
	for each statement execute function cashier.refuse_change();

-- Errands and the ledger side by side: each line is a fault. An open one has its open hold, an ended one a released hold; one
-- that was done has its transfer, and no other has; no hold of this purpose stands alone. Reads everything.
create view cashier.unmatched_errands as
	select errand.member_id, errand.id as errand_id, 'hold' as fault
	from cashier.vendor_errand as errand
	left join wallet.hold on hold.member_id = errand.member_id and hold.key = errand.hold_key
	where hold.key is null or hold.amount <> errand.amount or hold.currency <> errand.currency
		or hold.purse <> case errand.way when 'out' then 'cash' else 'vendor:' || errand.vendor end
		or hold.state <> case errand.state when 'open' then 'open' else 'released' end
	union all
	select errand.member_id, errand.id, 'transfer'
	from cashier.vendor_errand as errand
	left join cashier.transfer on transfer.member_id = errand.member_id and transfer.id = errand.id
	where (errand.state = 'done') <> (transfer.id is not null)
		or (transfer.id is not null and (transfer.amount <> errand.amount or transfer.currency <> errand.currency
			or transfer.to_purse <> case errand.way when 'home' then 'cash' else 'vendor:' || errand.vendor end))
	union all
	select hold.member_id, null, 'hold without its errand'
	from wallet.hold
	where hold.purpose = 'vendor-transfer' and not exists (
		select from cashier.vendor_errand as errand
		where errand.member_id = hold.member_id and errand.hold_key = hold.key);
