-- What is not a plain command: adjustments, and amounts that are held.

-- Corrects a balance and logs it. The only posting that may leave a balance below zero, or below what is held.
create function wallet.adjust(
	p_member bigint, p_currency text, p_purse text, p_delta bigint, p_counter text, p_key uuid,
	p_reason text, p_actor text, p_at timestamptz default null
) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
	v_stored wallet.posting;
	v_answer wallet.answer;
	v_after bigint;
	v_at timestamptz := coalesce(p_at, clock_timestamp());
begin
	v_answer.ordinal := 1;
	if p_delta = 0 or abs(p_delta) > 1000000000000000 or length(p_counter) not between 3 and 80
		or length(p_reason) not between 3 and 500 or length(p_actor) not between 1 and 100 then
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
		if wallet.same_content(v_stored, p_currency, p_purse, 'adjust', p_delta, p_counter, null, null, null) then
			return row(1, 'replayed', v_stored.balance_after, v_wallet.held, v_stored.version, v_stored.delta, v_stored.posted_at)::wallet.answer;
		end if;
		v_answer.status := 'conflict';
		return v_answer;
	end if;
	v_after := v_wallet.balance + p_delta;
	insert into wallet.significant_event (member_id, key, happened_at, kind, currency, purse, delta, balance_after, reason, actor)
	values (p_member, p_key, v_at, case when v_after < 0 then 'negative-balance' else 'adjustment' end,
		p_currency, p_purse, p_delta, v_after, p_reason, p_actor);
	v_at := wallet.append(v_wallet, 'adjust', p_delta, p_counter, p_key, null, null, null, p_key, v_wallet.held, v_at);
	return row(1, 'posted', v_after, v_wallet.held, v_wallet.version + 1, p_delta, v_at)::wallet.answer;
end $$;

-- An amount that stays in the balance and cannot be spent: open, then captured or released, once.
create table wallet.hold (
	member_id bigint not null,
	key uuid not null,
	currency text collate "C" not null,
	purse text collate "C" not null,
	amount bigint not null check (amount > 0),
	purpose text not null check (length(purpose) between 1 and 60),
	state text not null default 'open' check (state in ('open', 'captured', 'released')),
	placed_at timestamptz not null default clock_timestamp(),
	expires_at timestamptz not null,
	closed_at timestamptz,
	-- The posting's key.
	captured_by uuid,
	primary key (member_id, key),
	constraint closed_has_its_time check ((state = 'open') = (closed_at is null)),
	constraint captured_has_its_posting check ((state = 'captured') = (captured_by is not null)),
	foreign key (member_id, currency, purse) references wallet.wallet (member_id, currency, purse)
);
create index hold_expiry on wallet.hold (expires_at) where state = 'open';

create function wallet.guard_hold() returns trigger language plpgsql as $$
begin
	if old.state <> 'open' or new.state = 'open'
		or (new.member_id, new.key, new.currency, new.purse, new.amount) is distinct from (old.member_id, old.key, old.currency, old.purse, old.amount) then
		raise exception 'a hold is closed once and not changed otherwise' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger closes_once before update on wallet.hold for each row execute function wallet.guard_hold();
create trigger append_only before delete on wallet.hold for each row execute function wallet.refuse_change();
create trigger no_truncate before truncate on wallet.hold for each statement execute function wallet.refuse_change();

-- Statuses: placed, replayed, conflict, invalid, no-wallet, insufficient. `delta` is 0: nothing has moved.
create function wallet.place_hold(
	p_member bigint, p_currency text, p_purse text, p_amount bigint, p_key uuid, p_purpose text, p_expires_at timestamptz
) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
	v_hold wallet.hold;
begin
	if p_amount is null or p_amount <= 0 or p_amount > 1000000000000000 then
		return row(1, 'invalid', null, null, null, null, null)::wallet.answer;
	end if;
	select * into v_wallet from wallet.wallet w
	where w.member_id = p_member and w.currency = p_currency and w.purse = p_purse for no key update;
	if not found then
		return row(1, 'no-wallet', null, null, null, null, null)::wallet.answer;
	end if;
	select * into v_hold from wallet.hold h where h.member_id = p_member and h.key = p_key;
	if found then
		return row(1, case when (v_hold.currency, v_hold.purse, v_hold.amount, v_hold.purpose) = (p_currency, p_purse, p_amount, p_purpose)
			then 'replayed' else 'conflict' end, v_wallet.balance, v_wallet.held, v_wallet.version, 0, v_hold.placed_at)::wallet.answer;
	end if;
	if v_wallet.balance - v_wallet.held < p_amount then
		return row(1, 'insufficient', v_wallet.balance, v_wallet.held, null, null, null)::wallet.answer;
	end if;
	insert into wallet.hold (member_id, key, currency, purse, amount, purpose, expires_at)
	values (p_member, p_key, p_currency, p_purse, p_amount, p_purpose, p_expires_at);
	update wallet.wallet w set held = w.held + p_amount
	where w.member_id = p_member and w.currency = p_currency and w.purse = p_purse;
	return row(1, 'placed', v_wallet.balance, v_wallet.held + p_amount, v_wallet.version, 0, clock_timestamp())::wallet.answer;
end $$;

-- Turns what is held into a posting of a debit kind, whatever the rest of the balance is.
-- Statuses: posted, replayed, conflict, invalid, no-hold, closed.
create function wallet.capture_hold(
	p_member bigint, p_hold uuid, p_key uuid, p_kind text, p_counter text, p_group uuid default null
) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
	v_hold wallet.hold;
	v_stored wallet.posting;
	v_at timestamptz;
begin
	-- The wallet is locked before its hold, as everywhere.
	select w.* into v_wallet from wallet.wallet w
	where (w.member_id, w.currency, w.purse) = (select h.member_id, h.currency, h.purse from wallet.hold h where h.member_id = p_member and h.key = p_hold)
	for no key update;
	select * into v_hold from wallet.hold h where h.member_id = p_member and h.key = p_hold;
	if not found then
		return row(1, 'no-hold', null, null, null, null, null)::wallet.answer;
	end if;
	if not wallet.well_formed(p_kind, -v_hold.amount, p_counter, p_key, null) then
		return row(1, 'invalid', v_wallet.balance, v_wallet.held, null, null, null)::wallet.answer;
	end if;
	select * into v_stored from wallet.posting p where p.member_id = p_member and p.key = p_key limit 1;
	if found then
		return row(1, case when v_hold.captured_by = p_key
				and wallet.same_content(v_stored, v_hold.currency, v_hold.purse, p_kind, -v_hold.amount, p_counter, p_hold, p_group, null)
			then 'replayed' else 'conflict' end,
			v_stored.balance_after, v_wallet.held, v_stored.version, v_stored.delta, v_stored.posted_at)::wallet.answer;
	end if;
	if v_hold.state <> 'open' then
		return row(1, 'closed', v_wallet.balance, v_wallet.held, null, null, null)::wallet.answer;
	end if;
	update wallet.hold h set state = 'captured', captured_by = p_key, closed_at = clock_timestamp()
	where h.member_id = p_member and h.key = p_hold;
	v_at := wallet.append(v_wallet, p_kind, -v_hold.amount, p_counter, p_key, p_hold, p_group, null, null,
		v_wallet.held - v_hold.amount, clock_timestamp());
	return row(1, 'posted', v_wallet.balance - v_hold.amount, v_wallet.held - v_hold.amount, v_wallet.version + 1, -v_hold.amount, v_at)::wallet.answer;
end $$;

-- Statuses: released, replayed (it was released before), closed (it was captured), no-hold.
create function wallet.release_hold(p_member bigint, p_hold uuid) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
	v_hold wallet.hold;
begin
	select w.* into v_wallet from wallet.wallet w
	where (w.member_id, w.currency, w.purse) = (select h.member_id, h.currency, h.purse from wallet.hold h where h.member_id = p_member and h.key = p_hold)
	for no key update;
	select * into v_hold from wallet.hold h where h.member_id = p_member and h.key = p_hold;
	if not found then
		return row(1, 'no-hold', null, null, null, null, null)::wallet.answer;
	end if;
	if v_hold.state <> 'open' then
		return row(1, case v_hold.state when 'released' then 'replayed' else 'closed' end,
			v_wallet.balance, v_wallet.held, v_wallet.version, 0, v_hold.closed_at)::wallet.answer;
	end if;
	update wallet.hold h set state = 'released', closed_at = clock_timestamp() where h.member_id = p_member and h.key = p_hold;
	update wallet.wallet w set held = w.held - v_hold.amount,
		overdrawn_by = case when w.balance >= w.held - v_hold.amount then null else w.overdrawn_by end
	where w.member_id = p_member and w.currency = v_hold.currency and w.purse = v_hold.purse;
	return row(1, 'released', v_wallet.balance, v_wallet.held - v_hold.amount, v_wallet.version, 0, clock_timestamp())::wallet.answer;
end $$;

-- Releases holds whose time is over, at most `p_limit`, and answers how many. Wallets are locked in sorted order first.
create function wallet.release_expired_holds(p_now timestamptz, p_limit int) returns int language plpgsql as $$
declare
	v_members bigint[];
	v_keys uuid[];
	v_currencies text[];
	v_purses text[];
	v_released int;
begin
	select array_agg(member_id), array_agg(key), array_agg(currency), array_agg(purse)
	into v_members, v_keys, v_currencies, v_purses
	from (
		select h.member_id, h.key, h.currency, h.purse from wallet.hold h
		where h.state = 'open' and h.expires_at <= p_now order by h.expires_at limit p_limit
	) as expired;
	perform 1 from wallet.wallet w
	where (w.member_id, w.currency, w.purse) in (select * from unnest(v_members, v_currencies, v_purses))
	order by w.member_id, w.currency, w.purse for no key update;
	with closed as (
		update wallet.hold h set state = 'released', closed_at = clock_timestamp()
		from unnest(v_members, v_keys) as e (member_id, key) where h.member_id = e.member_id and h.key = e.key and h.state = 'open'
		returning h.member_id, h.currency, h.purse, h.amount
	), freed as (
		select member_id, currency, purse, sum(amount)::bigint as amount, count(*) as holds from closed group by 1, 2, 3
	), moved as (
		update wallet.wallet w set held = w.held - freed.amount,
			overdrawn_by = case when w.balance >= w.held - freed.amount then null else w.overdrawn_by end
		from freed where w.member_id = freed.member_id and w.currency = freed.currency and w.purse = freed.purse
	)
	select coalesce(sum(holds), 0) into v_released from freed;
	return v_released;
end $$;
