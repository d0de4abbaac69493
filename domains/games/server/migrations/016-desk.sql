-- The catalogue at an operator's desk: order, tags, maintenance with a planned end and what to play meanwhile, each edit a
-- version; and what games return against what they should, with an alarm (GLI-19 2.9, A.6.2).
alter table games.vendor
	add column version integer not null default 1 check (version >= 1),
	-- Out of service for a while. It ends when an operator ends it; the planned end is only told.
	add column maintenance boolean not null default false,
	add column maintenance_until timestamptz,
	add constraint vendor_maintenance check (maintenance or maintenance_until is null);
alter table games.game
	add column version integer not null default 1 check (version >= 1),
	add column popular boolean not null default false,
	-- Words of the operator's own, found by a search.
	add column tags text[] not null default '{}' check (cardinality(tags) <= 12),
	add column maintenance boolean not null default false,
	add column maintenance_until timestamptz,
	-- Games to play instead, the first first.
	add column recommended bigint[] not null default '{}' check (cardinality(recommended) <= 4),
	-- Of one round, in stakes, at the widest way to bet; null where a studio does not say.
	add column deviation numeric(12, 4) check (deviation > 0),
	add constraint game_maintenance check (maintenance or maintenance_until is null);
create index game_by_place on games.game (sort_order, id);

-- What operators did to the catalogue: who, when, before and after, from where. It only grows.
create table games.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on games.operator_act (merchant, at desc, id desc);
create trigger only_grows before update or delete on games.operator_act
	for each row execute function games.refuse_change();
create trigger no_truncate before truncate on games.operator_act
	for each statement execute function games.refuse_change();

-- The sum of squared stakes says how many equal rounds an hour is worth. Hours that stand are taken as of equal stakes.
alter table games.round_hour add column stake_squares numeric not null default 0;
update games.round_hour set stake_squares = stake::numeric * stake / greatest(rounds, 1);
create index round_hour_of_game on games.round_hour (hour) include (game_id, currency, pay_table, rounds, stake, win, stake_squares);

create or replace function games.sum_hours(p_from timestamptz) returns void language sql as $$
	insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win, stake_squares)
	select date_trunc('hour', started_at, 'UTC'), game_id, currency, pay_table, count(*), sum(stake), sum(win),
		sum(stake::numeric * stake)
	from games.round
	where started_at >= date_trunc('hour', p_from, 'UTC') and status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update set rounds = excluded.rounds, stake = excluded.stake,
		win = excluded.win, stake_squares = excluded.stake_squares
$$;

-- A game whose return strays further than its variance explains. Raised once; over when it is back within its bound.
create table games.return_alarm (
	id bigint generated always as identity primary key,
	game_id bigint not null references games.game (id),
	pay_table text not null,
	currency text not null,
	raised_at timestamptz not null,
	cleared_at timestamptz,
	check (cleared_at >= raised_at)
);
create unique index return_alarm_raised on games.return_alarm (game_id, pay_table, currency) where cleared_at is null;

-- The house found it by itself, in no round and of no member.
alter table games.significant_event
	alter column member_id drop not null,
	alter column round_id drop not null,
	drop constraint significant_event_kind_check,
	add constraint significant_event_kind_check
		check (kind in ('large-win', 'large-wager', 'round-void', 'round-cancelled', 'return-off')),
	add constraint significant_event_round
		check ((kind = 'return-off') = (member_id is null) and (member_id is null) = (round_id is null));
