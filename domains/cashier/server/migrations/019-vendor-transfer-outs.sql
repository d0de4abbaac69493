-- An operator has all that members have in the purses of one vendor brought home (decision 061). What each member has there is a
-- row of its own, claimed, tried and ended by itself, so that a run that dies anywhere goes on where it was.

create table cashier.vendor_transfer_out (
	id bigint generated always as identity primary key,
	merchant text not null,
	vendor text not null,
	reason text not null check (length(reason) between 3 and 500),
	asked_by text not null,
	asked_at timestamptz not null,
	-- Who had something there when it was asked for.
	members integer not null check (members > 0),
	-- The last one who was written down; all are once it is listed.
	listed_member bigint,
	listed_currency text collate "C",
	listed boolean not null default false,
	state text not null default 'running' check (state in ('running', 'done', 'stopped')),
	ended_at timestamptz,
	check ((state = 'running') = (ended_at is null)),
	check ((listed_member is null) = (listed_currency is null))
);
create unique index vendor_transfer_out_runs on cashier.vendor_transfer_out (vendor) where state = 'running';
create index vendor_transfer_out_of_vendor on cashier.vendor_transfer_out (vendor, id desc);

create table cashier.vendor_transfer_out_member (
	vendor_transfer_out_id bigint not null references cashier.vendor_transfer_out (id),
	member_id bigint not null,
	currency text collate "C" not null,
	-- `empty`: nothing lay there any more. `left`: the vendor is in service again.
	state text not null default 'waiting' check (state in ('waiting', 'home', 'empty', 'left')),
	-- Minor units that came home, and in how many transfers: the number names the next one.
	brought bigint not null default 0 check (brought >= 0),
	times integer not null default 0 check (times >= 0),
	tries integer not null default 0 check (tries >= 0),
	-- Why something is there still.
	why text,
	-- When it is tried again; whoever tries it has put it off first.
	next_at timestamptz,
	primary key (vendor_transfer_out_id, member_id, currency),
	check ((state = 'waiting') = (next_at is not null)),
	check (state <> 'home' or brought > 0)
);
create index vendor_transfer_out_due on cashier.vendor_transfer_out_member (next_at) where state = 'waiting';
create index vendor_transfer_out_waits on cashier.vendor_transfer_out_member (vendor_transfer_out_id, member_id, currency) where state = 'waiting';

create function cashier.guard_vendor_transfer_out() returns trigger language plpgsql as $$
begin
	if old.state <> 'running' then
		raise exception 'a vendor_transfer_out ends once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_transfer_out for each row execute function cashier.guard_vendor_transfer_out();
create trigger no_delete before delete on cashier.vendor_transfer_out for each row execute function cashier.refuse_change();

create function cashier.guard_vendor_transfer_out_member() returns trigger language plpgsql as $$
begin
	if old.state <> 'waiting' or new.brought < old.brought or new.times < old.times then
		raise exception 'what came home stays as it is written' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger ends_once before update on cashier.vendor_transfer_out_member
	for each row execute function cashier.guard_vendor_transfer_out_member();
create trigger no_delete before delete on cashier.vendor_transfer_out_member
	for each row execute function cashier.refuse_change();
