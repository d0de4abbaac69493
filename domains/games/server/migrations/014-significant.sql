-- Significant events of play (GLI-19 2.8.8): large wins, large wagers, rounds that were voided or cancelled. Noted by a worker
-- from what was written since its mark, so that no round waits for it.

-- What counts as large, in minor units; a currency without a row has nothing large.
create table games.large_amount (
	currency text primary key,
	stake bigint not null check (stake > 0),
	win bigint not null check (win > 0)
);
insert into games.large_amount (currency, stake, win) values
	('P', 100000, 1000000), ('USD', 100000, 1000000), ('EUR', 100000, 1000000), ('CNY', 700000, 7000000),
	('THB', 3500000, 35000000), ('BDT', 12000000, 120000000), ('KRW', 1400000, 14000000), ('JPY', 150000, 1500000),
	('VND', 25000000, 250000000), ('IDR', 16000000, 160000000);

create table games.significant_event (
	id bigint generated always as identity primary key,
	at timestamptz not null,
	kind text not null check (kind in ('large-win', 'large-wager', 'round-void', 'round-cancelled')),
	member_id bigint not null,
	round_id uuid not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	stake bigint not null,
	win bigint not null,
	-- However often its round is written, it happened once.
	unique (member_id, round_id, kind)
);
create index significant_event_time on games.significant_event (at, id);
create index significant_event_member on games.significant_event (member_id, at, id);

create function games.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'games.% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete on games.significant_event
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.significant_event
	for each statement execute function games.refuse_change();

create table games.significant_mark (
	one boolean primary key default true check (one),
	transaction_id bigint not null default 0
);
insert into games.significant_mark default values;

-- Notes what was written since the mark, below the oldest transaction that still runs. Answers how many; 0 as well when
-- another worker is at it.
create function games.note_significant() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
	v_noted bigint;
begin
	select transaction_id into v_from from games.significant_mark for update skip locked;
	if not found or v_to <= v_from then
		return 0;
	end if;
	insert into games.significant_event (at, kind, member_id, round_id, game_id, currency, stake, win)
	select r.ended_at, noted.kind, r.member_id, r.id, r.game_id, r.currency, r.stake, r.win
	from games.round r
	left join games.large_amount l on l.currency = r.currency
	cross join lateral (values
		('large-wager', r.status in ('complete', 'resettled') and r.stake >= l.stake),
		('large-win', r.status in ('complete', 'resettled') and r.win >= l.win),
		('round-' || r.status, r.status in ('void', 'cancelled'))
	) as noted (kind, holds)
	where r.transaction_id >= v_from and r.transaction_id < v_to and r.status <> 'open' and noted.holds
	order by r.ended_at
	on conflict (member_id, round_id, kind) do nothing;
	get diagnostics v_noted = row_count;
	update games.significant_mark set transaction_id = v_to;
	return v_noted;
end $$;
