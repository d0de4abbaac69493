-- Sums of rounds by hour, game, currency and pay table: what was played and paid (GLI-19 2.8.3), popular games, reports.
-- A job counts the last hours anew, so that a question never walks over rounds.
create table games.round_hour (
	hour timestamptz not null,
	game_id bigint not null references games.game (id),
	currency text not null,
	pay_table text not null,
	rounds bigint not null,
	stake bigint not null,
	win bigint not null,
	primary key (hour, game_id, currency, pay_table)
);

-- Rounds arrive in the order of their time, so a block range finds an hour of all members at next to no cost of writing.
create index round_time on games.round using brin (started_at) with (pages_per_range = 32);

-- Counts anew every hour from that of p_from on. Cancelled and open rounds are not played rounds.
create function games.sum_hours(p_from timestamptz) returns void language sql as $$
	insert into games.round_hour (hour, game_id, currency, pay_table, rounds, stake, win)
	select date_trunc('hour', started_at, 'UTC'), game_id, currency, pay_table, count(*), sum(stake), sum(win)
	from games.round
	where started_at >= date_trunc('hour', p_from, 'UTC') and status in ('complete', 'resettled')
	group by 1, 2, 3, 4
	on conflict (hour, game_id, currency, pay_table) do update
		set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win
$$;
