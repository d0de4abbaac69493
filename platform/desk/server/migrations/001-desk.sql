-- What one person asked for and another agrees to where it is more than one may do alone (GLI-19 A.3.6): of every kind in one
-- table. What it is about stands in its terms; the domain that owns the kind carries it out in the transaction that approves.
create schema desk;

create function desk.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what was asked for and decided is never deleted' using errcode = 'restrict_violation';
end $$;

create table desk.approval (
	-- Made of who asked and the key of their call: the same call again is the same row.
	id uuid primary key,
	kind text not null check (kind ~ '^[a-z][a-z-]{1,39}$'),
	merchant text not null,
	-- What it concerns, as lists of the kind ask for it: a member, a jackpot, a tournament.
	about text not null default '',
	-- Of one such thing one waits at a time.
	single boolean not null default false,
	terms jsonb not null,
	currency text not null,
	-- What it costs or moves, whichever way: counted with what the same person did alone within a day. Minor units.
	worth bigint not null check (worth >= 0),
	reason text not null default '' check (length(reason) <= 500),
	state text not null check (state in ('proposed', 'approved', 'refused', 'expired')),
	-- Small enough for one person: done when it was asked for.
	alone boolean not null,
	asked_by text not null,
	asked_by_id text not null,
	asked_at timestamptz not null,
	expires_at timestamptz not null check (expires_at >= asked_at),
	-- Who agreed or refused; whoever asked, when they took it back; none for what was done alone or lapsed.
	decided_by text,
	decided_by_id text,
	decided_at timestamptz,
	-- Why it was refused.
	why text not null default '' check (length(why) <= 500),
	constraint decider_has_a_name check ((decided_by is null) = (decided_by_id is null)),
	constraint decided_has_its_time check ((state = 'proposed') = (decided_at is null)),
	constraint alone_is_done check (not alone or (state = 'approved' and decided_by_id is null)),
	constraint approved_by_another
		check (state <> 'approved' or alone or (decided_by_id is not null and decided_by_id <> asked_by_id)),
	constraint refused_by_somebody check (state <> 'refused' or decided_by_id is not null),
	constraint lapsed_by_the_clock check (state not in ('proposed', 'expired') or decided_by_id is null)
);
create index approval_waiting on desk.approval (kind, merchant, asked_at, id) where state = 'proposed';
create index approval_due on desk.approval (kind, expires_at) where state = 'proposed';
create index approval_by_time on desk.approval (kind, merchant, asked_at desc, id desc);
create index approval_about on desk.approval (kind, about, asked_at desc, id desc);
create index approval_alone on desk.approval (kind, asked_by_id, asked_at) where alone;
create unique index approval_single on desk.approval (kind, about) where state = 'proposed' and single;

create function desk.guard_approval() returns trigger language plpgsql as $$
begin
	if old.state <> 'proposed' or new.state = 'proposed'
		or (new.id, new.kind, new.merchant, new.about, new.single, new.terms, new.currency, new.worth, new.reason, new.alone, new.asked_by, new.asked_by_id, new.asked_at, new.expires_at)
			is distinct from (old.id, old.kind, old.merchant, old.about, old.single, old.terms, old.currency, old.worth, old.reason, old.alone, old.asked_by, old.asked_by_id, old.asked_at, old.expires_at) then
		raise exception 'what was asked for is decided once and not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger decided_once before update on desk.approval
	for each row execute function desk.guard_approval();
create trigger never_deleted before delete on desk.approval
	for each row execute function desk.refuse_change();
create trigger no_truncate before truncate on desk.approval
	for each statement execute function desk.refuse_change();
