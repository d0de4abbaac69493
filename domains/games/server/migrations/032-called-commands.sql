-- A vendor's call whose name is good once (a nonce, a request's name) claimed that name by a transaction of its own before its
-- command began. Here the command's own transaction claims it: a way to the server, a transaction and a commit less a bet.

-- Claims names of calls: a nonce, a request's name with the digest of what it says, or neither ('' and null); empty arrays where
-- no call has one. Answers null when all were new, else what stood under those that were not: by place, from one, what was said
-- under the name before and how that was refused. Always in one order, so that transactions never wait for each other in a circle.
create function games.claim_calls(p_now timestamptz, p_vendors text[], p_nonces text[], p_requests text[], p_said uuid[])
returns jsonb language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
	v_nonces jsonb;
	v_requests jsonb;
	v_new int;
begin
	if cardinality(p_nonces) > 0 then
		with new as (
			insert into games.vendor_nonce (vendor, nonce, seen_at)
				select vendor, nonce, p_now from unnest(p_vendors, p_nonces) as u (vendor, nonce) where nonce <> '' order by 1, 2
			on conflict do nothing returning vendor, nonce
		)
		-- Of the same one twice, the first has it.
		select jsonb_object_agg(place, '[null, null]'::jsonb) into v_nonces
			from (
				select place, vendor, nonce, row_number() over (partition by vendor, nonce order by place) as turn
				from unnest(p_vendors, p_nonces) with ordinality as u (vendor, nonce, place) where nonce <> ''
			) as asked
			where turn > 1 or not exists (select from new where new.vendor = asked.vendor and new.nonce = asked.nonce);
	end if;
	if cardinality(p_requests) > 0 then
		insert into games.vendor_request (vendor, request_id, content, asked_at)
			select vendor, request_id, said, p_now
			from unnest(p_vendors, p_requests, p_said) as u (vendor, request_id, said) where request_id <> '' order by 1, 2
			on conflict do nothing;
		get diagnostics v_new = row_count;
		if v_new < (select count(*) from unnest(p_requests) as request where request <> '') then
			select jsonb_object_agg(place, jsonb_build_array(r.content, r.refusal)) into v_requests
				from unnest(p_vendors, p_requests) with ordinality as u (vendor, request_id, place)
				join games.vendor_request as r on r.vendor = u.vendor and r.request_id = u.request_id;
		end if;
	end if;
	return case when v_nonces is null then v_requests when v_requests is null then v_nonces else v_nonces || v_requests end;
end $$;

-- What is known of commands, once nobody else drives one of these members and vendors, and the names of their calls claimed:
-- until the transaction ends they wait. `called` is null for a name that was new.
drop function games.open_commands(bigint[], text[], text[], text[]);
create function games.open_commands(p_now timestamptz, p_members bigint[], p_vendors text[], p_transactions text[],
	p_rounds text[], p_nonces text[], p_requests text[], p_said uuid[])
returns table (kind text, content uuid, balance_after bigint, id uuid, started_at timestamptz, status text,
	balance_before bigint, events json, moves json, called jsonb)
language plpgsql as $$
declare
	v_called jsonb;
begin
	perform games.lock_commands(p_members, p_vendors);
	v_called := games.claim_calls(p_now, p_vendors, p_nonces, p_requests, p_said);
	return query
		select k.kind, k.content, k.balance_after, k.id, k.started_at, k.status, k.balance_before, k.events, k.moves,
			v_called -> k.place::text
		from games.known_commands(p_members, p_vendors, p_transactions, p_rounds) with ordinality as k (kind, content,
			balance_after, id, started_at, status, balance_before, events, moves, place)
		order by k.place;
end $$;
