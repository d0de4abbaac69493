-- What ended since: each row of a round says which transaction wrote it, so that a reader who goes up to the oldest
-- transaction that still runs sees every round, and none twice. The default serves every insert; who changes a round sets it.
-- Rounds that stood before count as written by this file.
alter table games.round add column transaction_id bigint;
update games.round set transaction_id = pg_current_xact_id()::text::bigint;
alter table games.round alter column transaction_id set default pg_current_xact_id()::text::bigint;

-- Rows arrive in the order of their transactions: a block range costs next to nothing to write.
create index round_written on games.round using brin (transaction_id) with (pages_per_range = 32, autosummarize = on);

-- Rounds written by transactions from p_from (included) to p_to (excluded) that are not open. Whole rounds are never
-- changed once they stand, so they come summed by member, day (UTC, of their end), currency and category, with no
-- round_id. Rounds of several commands may be voided and settled again: each comes alone, with the stake that stands now.
create function games.ended_rounds(p_from bigint, p_to bigint)
returns table (member_id bigint, day date, currency text, category text, round_id uuid, stake bigint, rounds bigint)
language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
begin
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, null::uuid,
			sum(r.stake)::bigint, count(*)
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is null and r.status in ('complete', 'resettled')
		group by 1, 2, 3, 4;
	return query
		select r.member_id, (r.ended_at at time zone 'UTC')::date, r.currency, g.category, r.id,
			case when r.status in ('complete', 'resettled') then r.stake else 0 end, 1::bigint
		from games.round r join games.game g on g.id = r.game_id
		where r.transaction_id >= p_from and r.transaction_id < p_to
			and r.vendor_round_id is not null and r.status <> 'open';
end $$;
