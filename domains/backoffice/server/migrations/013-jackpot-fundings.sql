-- What operators put into jackpots: what they put in alone within 24 hours, over all jackpots together, is bounded by what their
-- roles let them adjust alone; above it another agrees first, and until then nothing moves.
create table backoffice.jackpot_funding (
	-- Made of who asked and the key of their call: the same call again is the same funding. The games fund under this id.
	id uuid primary key,
	merchant text not null,
	jackpot text not null,
	currency text not null,
	-- Minor units.
	amount bigint not null check (amount between 1 and 1000000000000),
	reason text not null check (length(reason) between 3 and 500),
	state text not null check (state in ('proposed', 'approved', 'refused', 'expired')),
	-- Small enough for one person: funded when it was asked for.
	alone boolean not null,
	proposed_by bigint not null references backoffice.staff,
	proposed_at timestamptz not null,
	expires_at timestamptz not null check (expires_at > proposed_at),
	-- Who agreed or refused; whoever asked, when they took it back; none for what was done alone or lapsed.
	decided_by bigint references backoffice.staff,
	decided_at timestamptz,
	-- Why it was refused.
	why text not null default '' check (length(why) <= 500),
	constraint decided_has_its_time check ((state = 'proposed') = (decided_at is null)),
	constraint alone_is_funded check (not alone or (state = 'approved' and decided_by is null)),
	constraint approved_by_another
		check (state <> 'approved' or alone or (decided_by is not null and decided_by <> proposed_by)),
	constraint refused_by_somebody check (state <> 'refused' or decided_by is not null),
	constraint lapsed_by_the_clock check (state not in ('proposed', 'expired') or decided_by is null)
);
create index jackpot_funding_waiting on backoffice.jackpot_funding (merchant, proposed_at, id) where state = 'proposed';
create index jackpot_funding_due on backoffice.jackpot_funding (expires_at) where state = 'proposed';
create index jackpot_funding_alone on backoffice.jackpot_funding (proposed_by, proposed_at) where alone;

create function backoffice.guard_jackpot_funding() returns trigger language plpgsql as $$
begin
	if old.state <> 'proposed' or new.state = 'proposed'
		or (new.id, new.merchant, new.jackpot, new.currency, new.amount, new.reason, new.alone, new.proposed_by, new.proposed_at, new.expires_at)
			is distinct from (old.id, old.merchant, old.jackpot, old.currency, old.amount, old.reason, old.alone, old.proposed_by, old.proposed_at, old.expires_at) then
		raise exception 'a funding is decided once and not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger decided_once before update on backoffice.jackpot_funding
	for each row execute function backoffice.guard_jackpot_funding();
create trigger never_deleted before delete on backoffice.jackpot_funding
	for each row execute function backoffice.refuse_change();
create trigger no_truncate before truncate on backoffice.jackpot_funding
	for each statement execute function backoffice.refuse_change();

-- Whoever agrees to corrections of money agrees to large fundings.
update backoffice.role set permissions = permissions || array['games.jackpots:decide']
	where 'wallet.adjustments:decide' = any (permissions);
