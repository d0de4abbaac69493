-- What operators make of vouchers: what the vouchers are worth that one made alone within 24 hours is bounded by what their roles
-- let them adjust alone; above it another agrees first, and until then no voucher and no code exists.
create table backoffice.voucher_batch (
	-- Made of who asked and the key of their call: the same call again is the same batch.
	id uuid primary key,
	merchant text not null,
	currency text not null,
	-- Minor units, of each.
	amount bigint not null check (amount between 1 and 1000000000000000),
	count integer not null check (count between 1 and 100),
	-- When the vouchers are over.
	ends_at timestamptz not null,
	reason text not null check (length(reason) between 3 and 500),
	state text not null check (state in ('proposed', 'approved', 'refused', 'expired')),
	-- Worth little enough for one person: made when it was asked for.
	alone boolean not null,
	proposed_by bigint not null references backoffice.staff,
	proposed_at timestamptz not null,
	expires_at timestamptz not null check (expires_at > proposed_at),
	-- Who agreed or refused; whoever asked, when they took it back; none for what was done alone or lapsed.
	decided_by bigint references backoffice.staff,
	decided_at timestamptz,
	-- Why it was refused.
	why text not null default '' check (length(why) <= 500),
	-- The codes, sealed with a key that is not in the database, until whoever asked has them or the vouchers are over.
	sealed_codes bytea,
	constraint ends_after check (ends_at > proposed_at),
	constraint decided_has_its_time check ((state = 'proposed') = (decided_at is null)),
	constraint alone_is_made check (not alone or (state = 'approved' and decided_by is null)),
	constraint approved_by_another
		check (state <> 'approved' or alone or (decided_by is not null and decided_by <> proposed_by)),
	constraint refused_by_somebody check (state <> 'refused' or decided_by is not null),
	constraint lapsed_by_the_clock check (state not in ('proposed', 'expired') or decided_by is null),
	constraint codes_of_what_is_agreed check (sealed_codes is null or state = 'approved')
);
create index voucher_batch_waiting on backoffice.voucher_batch (merchant, proposed_at, id) where state = 'proposed';
create index voucher_batch_due on backoffice.voucher_batch (expires_at) where state = 'proposed';
create index voucher_batch_alone on backoffice.voucher_batch (proposed_by, proposed_at) where alone;
create index voucher_batch_codes on backoffice.voucher_batch (proposed_by, proposed_at, id) where sealed_codes is not null;
create index voucher_batch_over on backoffice.voucher_batch (ends_at) where sealed_codes is not null;

create function backoffice.guard_voucher_batch() returns trigger language plpgsql as $$
begin
	if (new.id, new.merchant, new.currency, new.amount, new.count, new.ends_at, new.reason, new.alone, new.proposed_by, new.proposed_at, new.expires_at)
			is distinct from (old.id, old.merchant, old.currency, old.amount, old.count, old.ends_at, old.reason, old.alone, old.proposed_by, old.proposed_at, old.expires_at) then
		raise exception 'what vouchers were asked for is not changed' using errcode = 'restrict_violation';
	end if;
	if old.state = 'proposed' then
		if new.state = 'proposed' then
			raise exception 'vouchers that wait are decided and not changed otherwise' using errcode = 'restrict_violation';
		end if;
	elsif new.sealed_codes is not null
		or (new.state, new.decided_by, new.decided_at, new.why) is distinct from (old.state, old.decided_by, old.decided_at, old.why) then
		raise exception 'vouchers are decided once, and their codes are then erased alone' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger decided_once before update on backoffice.voucher_batch
	for each row execute function backoffice.guard_voucher_batch();
create trigger never_deleted before delete on backoffice.voucher_batch
	for each row execute function backoffice.refuse_change();
create trigger no_truncate before truncate on backoffice.voucher_batch
	for each statement execute function backoffice.refuse_change();

-- Whoever agrees to corrections of money agrees to vouchers that are worth much.
update backoffice.role set permissions = permissions || array['cashier.vouchers:decide']
	where 'wallet.adjustments:decide' = any (permissions);
