-- Adjustments of members' main purses: asked for by one person and, above what their roles let them do alone, agreed by
-- another (GLI-19 A.3.6). The ledger posts what was agreed, under the id that stands here.
alter table backoffice.role
	-- In minor units of the brand's currency; none: nothing alone.
	add column alone_up_to bigint check (alone_up_to between 0 and 1000000000000000);
update backoffice.role set alone_up_to =
	case code when 'owner' then 100000 when 'supervisor' then 50000 when 'cashier' then 10000 end;

create table backoffice.adjustment (
	-- Made of who asked and the key of their call: the same call again is the same adjustment. Its posting has this key.
	id uuid primary key,
	merchant text not null,
	member_id bigint not null,
	currency text not null,
	delta bigint not null check (delta <> 0 and abs(delta) <= 1000000000000000),
	reason text not null check (length(reason) between 3 and 500),
	state text not null check (state in ('proposed', 'approved', 'refused', 'expired')),
	-- Small enough for one person: posted when it was asked for.
	alone boolean not null,
	proposed_by bigint not null references backoffice.staff,
	proposed_at timestamptz not null,
	expires_at timestamptz not null check (expires_at > proposed_at),
	-- Who agreed or refused; whoever asked, when they took it back; none for what was posted alone or lapsed.
	decided_by bigint references backoffice.staff,
	decided_at timestamptz,
	-- Why it was refused.
	why text not null default '' check (length(why) <= 500),
	constraint decided_has_its_time check ((state = 'proposed') = (decided_at is null)),
	constraint alone_is_posted check (not alone or (state = 'approved' and decided_by is null)),
	constraint approved_by_another
		check (state <> 'approved' or alone or (decided_by is not null and decided_by <> proposed_by)),
	constraint refused_by_somebody check (state <> 'refused' or decided_by is not null),
	constraint lapsed_by_the_clock check (state not in ('proposed', 'expired') or decided_by is null)
);
create index adjustment_waiting on backoffice.adjustment (merchant, proposed_at, id) where state = 'proposed';
create index adjustment_due on backoffice.adjustment (expires_at) where state = 'proposed';
create index adjustment_by_time on backoffice.adjustment (merchant, proposed_at desc, id desc);
create index adjustment_of_member on backoffice.adjustment (member_id, proposed_at desc, id desc);

create function backoffice.guard_adjustment() returns trigger language plpgsql as $$
begin
	if old.state <> 'proposed' or new.state = 'proposed'
		or (new.id, new.merchant, new.member_id, new.currency, new.delta, new.reason, new.alone, new.proposed_by, new.proposed_at, new.expires_at)
			is distinct from (old.id, old.merchant, old.member_id, old.currency, old.delta, old.reason, old.alone, old.proposed_by, old.proposed_at, old.expires_at) then
		raise exception 'an adjustment is decided once and not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger decided_once before update on backoffice.adjustment
	for each row execute function backoffice.guard_adjustment();
create trigger never_deleted before delete on backoffice.adjustment
	for each row execute function backoffice.refuse_change();
create trigger no_truncate before truncate on backoffice.adjustment
	for each statement execute function backoffice.refuse_change();
