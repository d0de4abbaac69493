-- Rounds, partitioned by week. The key begins with the member, so the betting record is one walk along one index.
-- A round's id is a UUID of version 7 whose time is started_at, so an id alone leads to its partition.
create table games.round (
	member_id bigint not null,
	started_at timestamptz not null,
	id uuid not null,
	game_id bigint not null,
	currency text not null,
	status text not null check (status in ('open', 'complete', 'cancelled', 'void', 'resettled')),
	stake bigint not null check (stake >= 0),
	win bigint not null check (win >= 0),
	balance_before bigint not null,
	balance_after bigint not null,
	pay_table text not null,
	-- Text as the studio wrote it: a recall gives back the same bytes.
	events json not null,
	-- The vendor's own id; null where the platform's id serves.
	vendor_round_id text,
	ended_at timestamptz,
	primary key (member_id, started_at, id),
	check ((status = 'open') = (ended_at is null))
) partition by range (started_at);

-- Catches what no week was made for, so that a round is never refused for want of a partition.
create table games.round_rest partition of games.round default;

create index round_open on games.round (started_at) where status = 'open';
create index round_big_win on games.round (ended_at desc)
	where status in ('complete', 'resettled') and win > 0 and win >= stake * 10;

-- Makes the weeks that touch the span and are missing. Weeks begin on Monday, UTC.
create function games.make_round_weeks(p_from timestamptz, p_to timestamptz) returns integer language plpgsql as $$
declare
	week timestamp := date_trunc('week', p_from at time zone 'UTC');
	made integer := 0;
	name text;
begin
	while week <= p_to at time zone 'UTC' loop
		name := 'round_' || to_char(week, 'IYYY"w"IW');
		if to_regclass('games.' || name) is null then
			execute format(
				'create table games.%I partition of games.round for values from (%L) to (%L)',
				name, week at time zone 'UTC', (week + interval '7 days') at time zone 'UTC');
			made := made + 1;
		end if;
		week := week + interval '7 days';
	end loop;
	return made;
end $$;

select games.make_round_weeks(now(), now() + interval '35 days');

-- Where a vendor's own round id leads, for rounds of more than one command. One row is the lock of its round.
create table games.vendor_round (
	member_id bigint not null,
	vendor text not null references games.vendor (code),
	vendor_round_id text not null check (length(vendor_round_id) between 1 and 128),
	round_id uuid not null,
	started_at timestamptz not null,
	last_command_at timestamptz not null,
	primary key (member_id, vendor, vendor_round_id)
);
create index vendor_round_started on games.vendor_round (started_at);

-- Every command of a vendor, with its answer: the stored answer of a retry, the target of a rollback, the tombstone of a
-- bet that was rolled back before it came. Kept for thirteen months.
create table games.vendor_transaction (
	member_id bigint not null,
	vendor text not null references games.vendor (code),
	transaction_id text not null check (length(transaction_id) between 1 and 128),
	kind text not null check (kind in ('bet', 'win', 'rollback', 'end', 'promo', 'adjust', 'tombstone')),
	-- Digest of what the command said; another content under the same id is refused.
	content uuid not null,
	currency text not null,
	amount bigint not null,
	vendor_round_id text,
	reference text,
	rolled_back boolean not null default false,
	-- The answer: the balance it left, in minor units.
	balance_after bigint not null,
	done_at timestamptz not null,
	primary key (member_id, vendor, transaction_id)
);
create index vendor_transaction_round on games.vendor_transaction (member_id, vendor, vendor_round_id, done_at)
	where vendor_round_id is not null;
create index vendor_transaction_done on games.vendor_transaction (done_at);
