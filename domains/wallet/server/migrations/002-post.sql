-- One command, step by step: the reference of what post_batch does for many at once.

-- What a command was answered. Statuses are explained, in order of precedence, in the domain's README.
create type wallet.answer as (
	ordinal int,
	status text,
	balance bigint,
	held bigint,
	version bigint,
	delta bigint,
	posted_at timestamptz
);

-- Whether a command makes sense by itself: a kind that callers may post, its sign, its reference, sizes.
-- The sign rules are those of the table's constraint, so that a bad command fails alone and not its neighbours.
create function wallet.well_formed(p_kind text, p_delta bigint, p_counter text, p_key uuid, p_reference uuid)
returns boolean language sql immutable as $$
	select coalesce(
		case
			when p_kind in ('bet', 'withdraw', 'transfer-out') then p_delta < 0
			when p_kind = 'win' then p_delta >= 0
			when p_kind in ('promo', 'grant', 'deposit', 'transfer-in') then p_delta > 0
			when p_kind = 'rollback' then p_reference is not null and p_reference <> p_key
			else false
		end
		and p_delta between -1000000000000000 and 1000000000000000
		and length(p_counter) between 3 and 80
		and p_key is not null, false)
$$;

-- Whether a stored posting has the content of a command that carries the same key. A rollback's amount and
-- account are those of what it takes back, so they are not part of its content.
create function wallet.same_content(
	p_stored wallet.posting, p_currency text, p_purse text, p_kind text, p_delta bigint, p_counter text,
	p_reference uuid, p_group uuid, p_content uuid
) returns boolean language sql immutable as $$
	select p_stored.currency = p_currency and p_stored.purse = p_purse and p_stored.kind = p_kind
		and (p_kind = 'rollback' or (p_stored.delta = p_delta and p_stored.counter = p_counter))
		and p_stored.reference is not distinct from p_reference
		and p_stored.group_key is not distinct from p_group
		and p_stored.content is not distinct from p_content
$$;

-- Writes one posting and the balance it leaves, on a wallet that the caller has locked.
create function wallet.append(
	p_wallet wallet.wallet, p_kind text, p_delta bigint, p_counter text, p_key uuid, p_reference uuid,
	p_group uuid, p_content uuid, p_adjustment uuid, p_held bigint, p_at timestamptz
) returns timestamptz language plpgsql as $$
declare
	v_at timestamptz := greatest(p_at, p_wallet.touched_at);
	v_after bigint := p_wallet.balance + p_delta;
begin
	update wallet.wallet w
	set balance = v_after, held = p_held, version = w.version + 1, touched_at = v_at,
		overdrawn_by = case when v_after >= p_held then null else coalesce(p_adjustment, w.overdrawn_by) end
	where w.member_id = p_wallet.member_id and w.currency = p_wallet.currency and w.purse = p_wallet.purse
		and w.version = p_wallet.version;
	if not found then
		raise exception 'wallet % moved while it was locked', p_wallet.member_id using errcode = 'serialization_failure';
	end if;
	insert into wallet.posting (member_id, version, posted_at, transaction_id, delta, balance_after, key, reference,
		group_key, content, adjustment, currency, purse, kind, counter)
	values (p_wallet.member_id, p_wallet.version + 1, v_at, pg_current_xact_id()::text::bigint, p_delta, v_after, p_key,
		p_reference, p_group, p_content, p_adjustment, p_wallet.currency, p_wallet.purse, p_kind, p_counter);
	return v_at;
end $$;

create function wallet.post(
	p_member bigint, p_currency text, p_purse text, p_kind text, p_delta bigint, p_counter text, p_key uuid,
	p_reference uuid default null, p_group uuid default null, p_content uuid default null, p_at timestamptz default null
) returns wallet.answer language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
	v_wallet wallet.wallet;
	v_stored wallet.posting;
	v_origin wallet.posting;
	v_answer wallet.answer;
	v_delta bigint := p_delta;
	v_counter text := p_counter;
	v_reversed boolean;
begin
	v_answer.ordinal := 1;
	if not wallet.well_formed(p_kind, p_delta, p_counter, p_key, p_reference) then
		v_answer.status := 'invalid';
		return v_answer;
	end if;

	select * into v_wallet from wallet.wallet w
	where w.member_id = p_member and w.currency = p_currency and w.purse = p_purse for no key update;
	if not found then
		v_answer.status := 'no-wallet';
		return v_answer;
	end if;
	v_answer.balance := v_wallet.balance;
	v_answer.held := v_wallet.held;

	select * into v_stored from wallet.posting p where p.member_id = p_member and p.key = p_key limit 1;
	if found then
		if wallet.same_content(v_stored, p_currency, p_purse, p_kind, p_delta, p_counter, p_reference, p_group, p_content) then
			return row(1, 'replayed', v_stored.balance_after, v_wallet.held, v_stored.version, v_stored.delta, v_stored.posted_at)::wallet.answer;
		end if;
		v_answer.status := 'conflict';
		return v_answer;
	end if;

	if exists (select 1 from wallet.reversal r where r.member_id = p_member and r.key = p_key) then
		v_answer.status := 'tombstoned';
		return v_answer;
	end if;

	if p_reference is not null then
		select * into v_origin from wallet.posting p where p.member_id = p_member and p.key = p_reference limit 1;
		v_reversed := exists (select 1 from wallet.reversal r where r.member_id = p_member and r.key = p_reference);
		if v_origin.key is not null and (v_origin.currency <> p_currency or v_origin.purse <> p_purse) then
			v_answer.status := 'no-reference';
			return v_answer;
		elsif p_kind <> 'rollback' then
			if v_origin.key is null or v_reversed then
				v_answer.status := 'no-reference';
				return v_answer;
			end if;
		elsif v_reversed or v_origin.key is null then
			v_delta := 0;
		elsif v_origin.kind not in ('bet', 'win', 'promo', 'deposit', 'withdraw') then
			v_answer.status := 'not-reversible';
			return v_answer;
		else
			v_delta := -v_origin.delta;
			v_counter := v_origin.counter;
		end if;
	end if;

	if v_delta < 0 and v_wallet.balance + v_delta < v_wallet.held then
		v_answer.status := 'insufficient';
		return v_answer;
	end if;

	if p_kind = 'rollback' and not v_reversed then
		insert into wallet.reversal (member_id, key, by_key, reversed_at, tombstone)
		values (p_member, p_reference, p_key, coalesce(p_at, clock_timestamp()), v_origin.key is null);
	end if;
	v_answer.posted_at := wallet.append(v_wallet, p_kind, v_delta, v_counter, p_key, p_reference, p_group, p_content,
		null, v_wallet.held, coalesce(p_at, clock_timestamp()));
	return row(1, 'posted', v_wallet.balance + v_delta, v_wallet.held, v_wallet.version + 1, v_delta, v_answer.posted_at)::wallet.answer;
end $$;
