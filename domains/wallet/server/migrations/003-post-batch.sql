-- Many commands in one durable write. Wallets are locked in the order of their key, so that batches, single
-- commands and movements never wait for each other in a circle.

-- Drives one atomic group (`p_from` to `p_to`) command by command: all of it stands, or nothing of it.
create function wallet.post_group(
	p_from int, p_to int, p_members bigint[], p_currencies text[], p_purses text[], p_kinds text[], p_deltas bigint[],
	p_counters text[], p_keys uuid[], p_references uuid[], p_groups uuid[], p_contents uuid[], p_at timestamptz
) returns wallet.answer[] language plpgsql as $$
declare
	v_answers wallet.answer[] := '{}';
	v_answer wallet.answer;
	v_failed int;
begin
	begin
		for i in p_from .. p_to loop
			v_answer := wallet.post(p_members[i], p_currencies[i], p_purses[i], p_kinds[i], p_deltas[i], p_counters[i],
				p_keys[i], p_references[i], p_groups[i], p_contents[i], p_at);
			v_answer.ordinal := i;
			v_answers := v_answers || v_answer;
			if v_answer.status not in ('posted', 'replayed') then
				v_failed := i;
				raise exception 'refused' using errcode = 'WL001';
			end if;
		end loop;
	exception when sqlstate 'WL001' then
		for i in p_from .. p_to loop
			if i > v_failed or (v_answers[i - p_from + 1]).status = 'posted' then
				v_answers[i - p_from + 1] := row(i, 'aborted', null, null, null, null, null)::wallet.answer;
			end if;
		end loop;
	end;
	return v_answers;
end $$;

create function wallet.post_batch(
	p_members bigint[], p_currencies text[], p_purses text[], p_kinds text[], p_deltas bigint[], p_counters text[],
	p_keys uuid[], p_references uuid[], p_groups uuid[], p_contents uuid[], p_atomics int[], p_since timestamptz default null, p_at timestamptz default null
) returns setof wallet.answer language plpgsql
-- The plan must not depend on what the tables held when it was made: always by index, from the batch outwards.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
	v_count int := cardinality(p_keys);
	v_at timestamptz;
	-- Where keys and references are looked for: everything that is kept, or what the caller knows to be enough.
	v_since timestamptz := coalesce(p_since, '-infinity');
	v_until timestamptz;
	v_transaction bigint := pg_current_xact_id()::text::bigint;
	v_answers wallet.answer[];
	v_group wallet.answer[];
	v_slow int[];
	v_twice uuid[];
	v_wide int[];
	v_from int;
	v_to int;
begin
	if v_count = 1 then
		return query select * from wallet.post(p_members[1], p_currencies[1], p_purses[1], p_kinds[1], p_deltas[1],
			p_counters[1], p_keys[1], p_references[1], p_groups[1], p_contents[1], p_at);
		return;
	end if;

	perform 1 from wallet.wallet w
	where (w.member_id, w.currency, w.purse) in (select * from unnest(p_members, p_currencies, p_purses))
	order by w.member_id, w.currency, w.purse for no key update;
	v_at := coalesce(p_at, clock_timestamp());
	v_until := greatest(v_at, clock_timestamp()) + interval '1 day';

	-- Met rarely, and driven one by one: a key that comes twice, an atomic group over several wallets.
	select coalesce(array_agg(key), '{}') into v_twice from (select key from unnest(p_keys) as key group by key having count(*) > 1) as twice;
	select coalesce(array_agg(atomic), '{}') into v_wide from (
		select atomic from unnest(p_atomics, p_members, p_currencies, p_purses) as u (atomic, member_id, currency, purse)
		where atomic is not null group by atomic
		having min(member_id) <> max(member_id) or min(currency) <> max(currency) or min(purse) <> max(purse)) as wide;

	with command as (
		select u.*, w.balance, w.held, w.version, greatest(v_at, w.touched_at) as posted_at,
			(sum(u.delta) over chain)::bigint as moved,
			row_number() over chain as step,
			lead(u.ordinal) over chain is null as last,
			w.member_id is null
				or w.overdrawn_by is not null
				or u.kind = 'rollback'
				or not wallet.well_formed(u.kind, u.delta, u.counter, u.key, u.reference)
				or u.key = any (v_twice)
				or coalesce(u.atomic = any (v_wide), false)
				or stored.key is not null
				or reversal.key is not null
				or (u.reference is not null and origin.key is null
					and not coalesce(lag(u.key) over chain = u.reference and lag(u.kind) over chain = 'bet', false)) as odd
		from unnest(p_members, p_currencies, p_purses, p_kinds, p_deltas, p_counters, p_keys, p_references, p_groups,
			p_contents, p_atomics) with ordinality
			as u (member_id, currency, purse, kind, delta, counter, key, reference, group_key, content, atomic, ordinal)
		left join wallet.wallet w on w.member_id = u.member_id and w.currency = u.currency and w.purse = u.purse
		left join lateral (select p.key from wallet.posting p where p.member_id = u.member_id and p.key = u.key and p.posted_at >= v_since and p.posted_at < v_until limit 1) as stored on true
		left join wallet.reversal on reversal.member_id = u.member_id and reversal.key = u.key
		left join lateral (
			select p.key from wallet.posting p
			where u.reference is not null and p.member_id = u.member_id and p.key = u.reference and p.posted_at >= v_since and p.posted_at < v_until and p.currency = u.currency and p.purse = u.purse
				and not exists (select 1 from wallet.reversal r where r.member_id = u.member_id and r.key = u.reference)
			limit 1) as origin on true
		window chain as (partition by u.member_id, u.currency, u.purse order by u.ordinal rows unbounded preceding)
	), judged as (
		select command.*, bool_or(odd or (delta < 0 and balance + moved < held)) over (partition by member_id) is not false as slow
		from command
	), written as (
		insert into wallet.posting (member_id, version, posted_at, transaction_id, delta, balance_after, key, reference,
			group_key, content, currency, purse, kind, counter)
		select member_id, version + step, posted_at, v_transaction, delta, balance + moved, key, reference,
			group_key, content, currency, purse, kind, counter
		from judged where not slow
	), moved as (
		update wallet.wallet w
		set balance = judged.balance + judged.moved, version = judged.version + judged.step, touched_at = judged.posted_at
		from judged
		where judged.last and not judged.slow
			and w.member_id = judged.member_id and w.currency = judged.currency and w.purse = judged.purse and w.version = judged.version
	)
	select array_agg(row(ordinal, 'posted', balance + moved, held, version + step, delta, posted_at)::wallet.answer order by ordinal),
		array_agg(ordinal::int order by ordinal) filter (where slow)
	into v_answers, v_slow from judged;

	v_from := 1;
	while v_from <= coalesce(cardinality(v_slow), 0) loop
		v_to := v_from;
		if p_atomics[v_slow[v_from]] is null then
			v_answers[v_slow[v_from]] := wallet.post(p_members[v_slow[v_from]], p_currencies[v_slow[v_from]],
				p_purses[v_slow[v_from]], p_kinds[v_slow[v_from]], p_deltas[v_slow[v_from]], p_counters[v_slow[v_from]],
				p_keys[v_slow[v_from]], p_references[v_slow[v_from]], p_groups[v_slow[v_from]], p_contents[v_slow[v_from]], v_at);
			v_answers[v_slow[v_from]].ordinal := v_slow[v_from];
		else
			while p_atomics[v_slow[v_to + 1]] = p_atomics[v_slow[v_from]] and v_slow[v_to + 1] = v_slow[v_to] + 1 loop
				v_to := v_to + 1;
			end loop;
			v_group := wallet.post_group(v_slow[v_from], v_slow[v_to], p_members, p_currencies, p_purses, p_kinds, p_deltas,
				p_counters, p_keys, p_references, p_groups, p_contents, v_at);
			v_answers[v_slow[v_from]:v_slow[v_to]] := v_group;
		end if;
		v_from := v_to + 1;
	end loop;
	return query select * from unnest(v_answers);
end $$;
