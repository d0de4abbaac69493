-- Reconciliation: each run with what it looked at, and what differed between two books, from when to when.
create table cashier.reconciliation (
	id bigint generated always as identity primary key,
	began_at timestamptz not null,
	ended_at timestamptz not null default clock_timestamp(),
	-- Of each check: how many lines it looked at, how many differ, and whether it came to its end.
	checks jsonb not null,
	raised integer not null,
	vanished integer not null
);
create trigger only_grows before update or delete on cashier.reconciliation
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.reconciliation
	for each statement execute function cashier.refuse_change();

create table cashier.finding (
	id bigint generated always as identity primary key,
	kind text not null,
	subject text not null,
	-- Both figures, as text, as they were when it was last seen.
	ours text not null,
	theirs text not null,
	first_seen_at timestamptz not null,
	last_seen_at timestamptz not null,
	-- When it was no longer so, or an operator said why it is no matter.
	resolved_at timestamptz,
	resolved_by text not null default '',
	reason text not null default '',
	check ((resolved_at is null) = (resolved_by = '')),
	check (last_seen_at >= first_seen_at)
);
create unique index finding_open on cashier.finding (kind, subject) where resolved_at is null;
create index finding_of on cashier.finding (kind, subject, id desc);
create trigger stays_resolved before update on cashier.finding
	for each row when (old.resolved_at is not null) execute function cashier.refuse_change();
create trigger never_deleted before delete on cashier.finding
	for each row execute function cashier.refuse_change();
create trigger no_truncate before truncate on cashier.finding
	for each statement execute function cashier.refuse_change();
