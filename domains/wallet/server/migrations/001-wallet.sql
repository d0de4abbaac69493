-- The ledger: its rows and their guards, the commands that post, house accounts, what an operator reads, the audit.
-- Every table of members begins its key with the member, so that the member can be the distribution key of a cluster.
create schema wallet;

-- A change to a member's money that an auditor must see (GLI-19 2.8.8): adjustments, and with them every way
-- in which a balance can become negative. Written in the transaction of the posting it explains.
create table wallet.significant_event (
	member_id bigint not null,
	key uuid not null,
	happened_at timestamptz not null default clock_timestamp(),
	kind text not null check (kind in ('adjustment', 'negative-balance')),
	currency text not null,
	purse text not null,
	delta bigint not null,
	balance_after bigint not null,
	reason text not null check (length(reason) between 3 and 500),
	actor text not null check (length(actor) between 1 and 100),
	primary key (member_id, key),
	constraint negative_balance_is_named check ((balance_after < 0) = (kind = 'negative-balance'))
);
create index significant_event_time on wallet.significant_event (happened_at, member_id, key);

-- The only row that is locked. Nothing that changes is indexed and half of each page stays free,
-- so that an update stays in its page and touches no index.
create table wallet.wallet (
	member_id bigint not null check (member_id > 0),
	currency text collate "C" not null check (length(currency) between 1 and 8),
	purse text collate "C" not null check (length(purse) between 1 and 40),
	balance bigint not null default 0,
	held bigint not null default 0,
	-- Number of postings: the last link of the chain.
	version bigint not null default 0 check (version >= 0),
	opened_at timestamptz not null default clock_timestamp(),
	touched_at timestamptz not null default '-infinity',
	-- The logged adjustment that took the balance below zero or below what is held; empty otherwise.
	overdrawn_by uuid,
	primary key (member_id, currency, purse),
	constraint balance_is_covered check (balance >= 0 or overdrawn_by is not null),
	constraint hold_is_covered check (held >= 0 and (held <= balance or overdrawn_by is not null)),
	constraint overdraft_is_logged foreign key (member_id, overdrawn_by) references wallet.significant_event (member_id, key)
) with (fillfactor = 50);

-- Whose money lies at a vendor, member by member. None of these columns ever changes, so a posting still touches no index.
create index wallet_at_vendor on wallet.wallet (purse, member_id, currency) where purse like 'vendor:%';

-- One row is one balanced movement: `delta` to the member, `-delta` to the counter account. Append-only.
-- It is also the stored answer of its command: the key is unique for a member in every partition (see
-- ensure_partitions), and the content is the row itself. A line that moves nothing is the answer of a win of
-- zero or of a rollback that had nothing to give back.
create table wallet.posting (
	member_id bigint not null,
	version bigint not null check (version > 0),
	posted_at timestamptz not null,
	-- The full id of the database transaction: workers read below the oldest one that still runs.
	transaction_id bigint not null,
	delta bigint not null,
	balance_after bigint not null,
	-- Digest of source and external id.
	key uuid not null,
	-- The command this one answers to: the bet of a win, what a rollback takes back.
	reference uuid,
	-- What belongs together: the round, both legs of a movement.
	group_key uuid,
	-- Digest of what the caller bound to the key beyond these columns.
	content uuid,
	-- The significant event of an adjustment; its key is the posting's own.
	adjustment uuid,
	currency text collate "C" not null,
	purse text collate "C" not null,
	kind text collate "C" not null,
	counter text collate "C" not null check (length(counter) between 3 and 80),
	primary key (member_id, posted_at, currency, purse, version),
	constraint sign_by_kind check (
		case kind
			when 'bet' then delta < 0
			when 'win' then delta >= 0
			when 'rollback' then true
			when 'promo' then delta > 0
			when 'grant' then delta > 0
			when 'deposit' then delta > 0
			when 'withdraw' then delta < 0
			when 'transfer-in' then delta > 0
			when 'transfer-out' then delta < 0
			when 'adjust' then delta <> 0
			else false
		end
	),
	constraint rollback_names_its_command check (kind <> 'rollback' or reference is not null),
	-- A balance becomes negative only by a logged adjustment; a credit may lift a negative one part of the way.
	constraint negative_only_by_adjustment check (balance_after >= 0 or delta >= 0 or adjustment is not null),
	constraint adjustment_is_logged check ((kind = 'adjust') = (adjustment is not null) and (adjustment is null or adjustment = key)),
	constraint adjustment_event foreign key (member_id, adjustment) references wallet.significant_event (member_id, key)
) partition by range (posted_at);

-- What an account statement without the play shows; bets and wins, which are nearly all postings, never enter it.
create index posting_account on wallet.posting (member_id, posted_at, currency, purse, version)
	where kind not in ('bet', 'win', 'rollback');

-- What an operator reads: entries of a house account by kind and time. The play of it is found through its days, see
-- house_plays; no index here has an entry for a bet or a win: they are nearly all postings, and each would cost a fifth more WAL.
create index posting_house on wallet.posting (counter, currency, kind, posted_at, member_id, purse, version)
	where kind not in ('bet', 'win');
create index posting_rollback on wallet.posting (member_id, posted_at, currency, purse, version) where kind = 'rollback';
create index posting_time on wallet.posting using brin (posted_at) with (pages_per_range = 32, autosummarize = on);

-- What was taken back, or was refused before it came (a tombstone): at most once for each command.
create table wallet.reversal (
	member_id bigint not null,
	-- The command that is taken back.
	key uuid not null,
	-- The rollback that did it.
	by_key uuid not null,
	reversed_at timestamptz not null,
	-- True when the rollback came before its command, which is then refused for ever.
	tombstone boolean not null,
	primary key (member_id, key)
);

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

-- What is held now, the oldest first; sums of it are read from the index alone.
create index hold_open on wallet.hold (placed_at, member_id, key) include (currency, purse, purpose, amount) where state = 'open';

-- The ledger is written once. The owner, too, gives up the right to change it; the triggers hold for a superuser.
create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'wallet.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on wallet.posting for each row execute function wallet.refuse_change();
create trigger no_truncate before truncate on wallet.posting for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete on wallet.significant_event for each row execute function wallet.refuse_change();
create trigger no_truncate before truncate on wallet.significant_event for each statement execute function wallet.refuse_change();
create trigger append_only before update or delete on wallet.reversal for each row execute function wallet.refuse_change();
create trigger no_truncate before truncate on wallet.reversal for each statement execute function wallet.refuse_change();
create trigger no_delete before delete on wallet.wallet for each row execute function wallet.refuse_change();
create trigger no_truncate before truncate on wallet.wallet for each statement execute function wallet.refuse_change();

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
revoke update, delete, truncate on wallet.posting, wallet.reversal from public, current_user;

-- The foreign keys to an event take a share lock on it, for which the owner needs the right to update; the trigger refuses.
revoke update on wallet.significant_event from public;
revoke delete, truncate on wallet.significant_event from public, current_user;
revoke delete, truncate on wallet.wallet from public, current_user;

-- Makes the monthly partitions from the month of `p_from` to that of `p_to`, both in UTC; those that stand are left
-- alone. Answers how many were made. Called at the start, by the daily job, and by whoever imports the past.
-- A month is made beside the ledger and attached: CREATE TABLE .. PARTITION OF would lock all postings against
-- everyone, and whoever waits for that lock stops the play behind it. Attaching lets readers and writers pass.
create function wallet.ensure_partitions(p_from timestamptz, p_to timestamptz) returns int language plpgsql as $$
declare
	v_month timestamp := date_trunc('month', p_from at time zone 'UTC');
	v_name text;
	v_made int := 0;
begin
	if p_to - p_from > interval '20 years' then
		raise exception 'partitions for more than twenty years at once' using errcode = 'invalid_parameter_value';
	end if;
	perform pg_advisory_xact_lock(hashtextextended('wallet.ensure_partitions', 0));
	while v_month <= p_to at time zone 'UTC' loop
		v_name := 'posting_' || to_char(v_month, 'YYYY_MM');
		if to_regclass('wallet.' || v_name) is null then
			execute format('create table wallet.%I (like wallet.posting including defaults including constraints)', v_name);
			execute format('create unique index %I on wallet.%I (member_id, key)', v_name || '_command', v_name);
			execute format('create index %I on wallet.%I using brin (transaction_id) with (pages_per_range = 32)', v_name || '_tail', v_name);
			execute format('create trigger no_truncate before truncate on wallet.%I for each statement execute function wallet.refuse_change()', v_name);
			execute format('revoke update, delete, truncate on wallet.%I from public, current_user', v_name);
			execute format('alter table wallet.posting attach partition wallet.%I for values from (%L) to (%L)',
				v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
			v_made := v_made + 1;
		end if;
		v_month := v_month + interval '1 month';
	end loop;
	return v_made;
end $$;

select wallet.ensure_partitions(now() - interval '1 month', now() + interval '3 months');

-- The classic two entries of each posting.
create view wallet.entry as
	select posting.posted_at, posting.member_id, posting.key, posting.group_key, posting.kind, posting.currency, leg.account, leg.amount
	from wallet.posting
	cross join lateral (values
		('member:' || posting.member_id || ':' || posting.purse, posting.delta),
		(posting.counter, -posting.delta)
	) as leg (account, amount);

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

-- Plays: a stake whose outcome is known when it is taken. Stake and win of each are two postings of one chain, and
-- stand or fall together; many plays are one durable write. What post_batch answers to the same commands is answered
-- here too (post-plays.db.test.ts), at two thirds of its cost: a play touches one purse, and answers nothing else.
-- Three arrays come back, in the order of the plays: what the ledger said to the stake, the balance that the stake left
-- (of a refusal the true one), and what is held of it. A key that was used is a `conflict`, whatever it was used for.
create function wallet.post_plays(
	p_members bigint[], p_currencies text[], p_counters text[], p_stakes bigint[], p_wins bigint[], p_keys uuid[],
	p_win_keys uuid[], p_groups uuid[], p_since timestamptz, out statuses text[], out balances bigint[], out helds bigint[]
) language plpgsql
-- As in post_batch: always by index, from the batch outwards.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
	v_transaction bigint := pg_current_xact_id()::text::bigint;
	v_at timestamptz;
	v_until timestamptz;
	v_odd boolean;
	v_count int := cardinality(p_keys);
	v_locked int;
begin
	perform 1 from wallet.wallet w
	where (w.member_id, w.currency, w.purse) in (
		select u.member_id, u.currency, 'cash' from unnest(p_members, p_currencies) as u (member_id, currency))
	order by w.member_id, w.currency, w.purse for no key update;
	get diagnostics v_locked = row_count;
	v_at := clock_timestamp();
	v_until := v_at + interval '1 day';
	-- Met rarely, and then the whole batch goes the long way: a member who plays twice in it ...
	v_odd := v_locked < v_count and v_count > (select count(distinct member_id) from unnest(p_members) as member_id);

	with command as materialized (
		select u.*, w.balance, w.held, w.version, greatest(v_at, w.touched_at) as posted_at,
			case
				when w.member_id is null then 'no-wallet'
				when exists (
					select 1 from wallet.posting p
					where p.member_id = u.member_id and p.key = u.key and p.posted_at >= p_since and p.posted_at < v_until)
					then 'conflict'
				when w.balance - u.stake < w.held then 'insufficient'
				else 'posted'
			end as status,
			-- ... a purse below zero, a stake that was taken back before it came, a win whose key is known.
			(w.overdrawn_by is not null
				or reversal.key is not null
				or u.stake not between 1 and 1000000000000000
				or u.win not between 0 and 1000000000000000
				or length(u.counter) not between 3 and 80
				or u.win > 0 and (u.win_key = u.key or exists (
					select 1 from wallet.posting p
					where p.member_id = u.member_id and p.key = u.win_key and p.posted_at >= p_since and p.posted_at < v_until))
			) is not false as odd
		from unnest(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys, p_groups) with ordinality
			as u (member_id, currency, counter, stake, win, key, win_key, group_key, place)
		left join wallet.wallet w on w.member_id = u.member_id and w.currency = u.currency and w.purse = 'cash'
		left join wallet.reversal on reversal.member_id = u.member_id and reversal.key = u.key
		where not v_odd
	), verdict as materialized (
		select coalesce(bool_or(odd), true) as odd, array_agg(status order by place) as statuses,
			array_agg(case status when 'posted' then balance - stake else balance end order by place) as balances,
			array_agg(held order by place) as helds
		from command
	), written as (
		insert into wallet.posting (member_id, version, posted_at, transaction_id, delta, balance_after, key, group_key,
			currency, purse, kind, counter)
		select c.member_id, c.version + leg.step, c.posted_at, v_transaction, leg.delta, leg.balance_after, leg.key,
			c.group_key, c.currency, 'cash', leg.kind, c.counter
		from command c
		cross join lateral (values
			(1, 'bet', -c.stake, c.balance - c.stake, c.key),
			(2, 'win', c.win, c.balance - c.stake + c.win, c.win_key)
		) as leg (step, kind, delta, balance_after, key)
		where not (select odd from verdict) and c.status = 'posted' and (leg.step = 1 or c.win > 0)
	), moved as (
		update wallet.wallet w
		set balance = c.balance - c.stake + c.win, version = c.version + case when c.win > 0 then 2 else 1 end,
			touched_at = c.posted_at
		from command c
		where not (select odd from verdict) and c.status = 'posted'
			and w.member_id = c.member_id and w.currency = c.currency and w.purse = 'cash' and w.version = c.version
	)
	select v.odd, v.statuses, v.balances, v.helds into v_odd, statuses, balances, helds from verdict v;

	if v_odd then
		select r.statuses, r.balances, r.helds into statuses, balances, helds
		from wallet.post_plays_one_by_one(p_members, p_currencies, p_counters, p_stakes, p_wins, p_keys, p_win_keys,
			p_groups, p_since) as r;
	end if;
end $$;

-- The long way: each play as an atomic group of the general batch.
create function wallet.post_plays_one_by_one(
	p_members bigint[], p_currencies text[], p_counters text[], p_stakes bigint[], p_wins bigint[], p_keys uuid[],
	p_win_keys uuid[], p_groups uuid[], p_since timestamptz, out statuses text[], out balances bigint[], out helds bigint[]
) language plpgsql as $$
declare
	v_members bigint[];
	v_currencies text[];
	v_kinds text[];
	v_deltas bigint[];
	v_counters text[];
	v_keys uuid[];
	v_groups uuid[];
	v_atomics integer[];
	v_none uuid[];
begin
	select array_agg(leg.member_id), array_agg(leg.currency), array_agg(leg.kind), array_agg(leg.delta),
		array_agg(leg.counter), array_agg(leg.key), array_agg(leg.group_key), array_agg(leg.atomic)
	into v_members, v_currencies, v_kinds, v_deltas, v_counters, v_keys, v_groups, v_atomics
	from (
		select u.member_id, u.currency, u.counter, u.group_key, l.kind, l.delta, l.key,
			case when u.win <> 0 then u.place::integer end as atomic
		from unnest(p_members, p_currencies, p_counters, p_groups, p_stakes, p_wins, p_keys, p_win_keys)
			with ordinality as u (member_id, currency, counter, group_key, stake, win, key, win_key, place)
		cross join lateral (values (1, 'bet', -u.stake, u.key), (2, 'win', u.win, u.win_key)) as l (leg, kind, delta, key)
		where l.leg = 1 or u.win <> 0
		order by u.place, l.leg
	) as leg;
	v_none := array_fill(null::uuid, array[cardinality(v_keys)]);

	select array_agg(case a.status when 'replayed' then 'conflict' else a.status end),
		array_agg(a.balance), array_agg(a.held)
	into statuses, balances, helds
	from rows from (
		wallet.post_batch(v_members, v_currencies, array_fill('cash'::text, array[cardinality(v_keys)]), v_kinds,
			v_deltas, v_counters, v_keys, v_none, v_groups, v_none, v_atomics, p_since),
		unnest(v_kinds)
	) as a (ordinal, status, balance, held, version, delta, posted_at, kind)
	where a.kind = 'bet';
end $$;

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

-- Corrects a balance as wallet.adjust does, unless it is a debit of more than is available: nothing of what is held, and
-- nothing below zero. Judged under the lock that changes the balance.
create function wallet.adjust_covered(
	p_member bigint, p_currency text, p_purse text, p_delta bigint, p_counter text, p_key uuid, p_reason text, p_actor text
) returns wallet.answer language plpgsql as $$
declare
	v_wallet wallet.wallet;
begin
	select * into v_wallet from wallet.wallet w
	where w.member_id = p_member and w.currency = p_currency and w.purse = p_purse for no key update;
	if found and p_delta < 0 and v_wallet.balance - v_wallet.held + p_delta < 0
		and not exists (select from wallet.posting p where p.member_id = p_member and p.key = p_key) then
		return row(1, 'insufficient', v_wallet.balance, v_wallet.held, null, null, null)::wallet.answer;
	end if;
	return wallet.adjust(p_member, p_currency, p_purse, p_delta, p_counter, p_key, p_reason, p_actor);
end $$;

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

-- House accounts: no row of balance, so nothing to queue for. A daily sum made by a worker, and the tail since then.
create table wallet.house_day (
	account text collate "C" not null,
	currency text collate "C" not null,
	-- In UTC.
	day date not null,
	-- What the house gained on that day: the opposite of what members gained.
	amount bigint not null,
	postings bigint not null,
	-- Bets and wins among the postings of a day: where an account's play is to be looked for.
	plays bigint not null default 0 check (plays between 0 and postings),
	primary key (account, currency, day)
);

-- The members' side by day, beside the house's: the trial balance sets one against the other.
create table wallet.purse_day (
	purse text collate "C" not null,
	currency text collate "C" not null,
	-- In UTC.
	day date not null,
	-- What members gained on that day.
	amount bigint not null,
	postings bigint not null,
	primary key (purse, currency, day)
);

-- What came to members and went from them beside the play, by minute: deposits, withdrawals, what the house gave, corrections.
-- Reports of an operator are answered from it. Counted with the sums of the house, from the same mark; few postings are not play,
-- so a minute costs no more rows than an hour would, and days of every zone are sums of minutes.
create table wallet.member_flow (
	member_id bigint not null,
	-- In which it was posted; a rollback counts in that of what it takes back.
	minute timestamptz not null,
	currency text collate "C" not null,
	flow text collate "C" not null check (flow in ('deposit', 'withdrawal', 'bonus', 'adjustment')),
	-- Minor units. A withdrawal is positive; an adjustment has the sign of the member's side.
	amount bigint not null,
	postings bigint not null,
	primary key (member_id, minute, currency, flow)
);
create index member_flow_by_time on wallet.member_flow (minute);

-- Up to which transaction (excluded) the daily sums reach. One row.
create table wallet.house_mark (
	one_row boolean primary key default true check (one_row),
	transaction_id bigint not null,
	rolled_up_at timestamptz not null,
	-- Since when what is not rolled up yet may have been posted: whoever reads it looks through the month or two of that time,
	-- not through the blocks of every month. Read by transaction alone, it cost more the longer the past was.
	--
	-- Every transaction from `next_id` on got its number after `next_at`, for at that moment `next_id` was the next to be given.
	-- So when the mark has reached `next_id`, nothing that it leaves out was begun before `next_at`; a day more is left for one
	-- that took its time before it took its number. What is posted as of an earlier day (an imported past) counts from the
	-- next roll-up on, for both sides alike.
	tail_since timestamptz not null default '-infinity',
	next_id bigint not null default 0,
	next_at timestamptz not null default '-infinity'
);
insert into wallet.house_mark (transaction_id, rolled_up_at) values (0, clock_timestamp());

-- What a posting is in a report; null for play, for what only moves between purses, for points and for an agent's float. A
-- promotion from a vendor's account counts as given by the house, but for the win of a free spin, which is a round's.
create function wallet.flow_of(p_kind text, p_purse text, p_counter text) returns text language sql immutable parallel safe as $$
	select case
		when p_purse not in ('cash', 'bonus') then null
		when p_kind = 'deposit' then 'deposit'
		when p_kind = 'withdraw' then 'withdrawal'
		when p_kind = 'adjust' then 'adjustment'
		when p_kind in ('promo', 'grant') then 'bonus'
		when p_kind = 'transfer-in' and starts_with(p_counter, 'loyalty:') then 'bonus'
	end
$$;

-- The flows of the postings of these transactions. The largest id there is is the house's own purse, through which money moves
-- between its accounts. A round's money, which rounds say, is left out: the win of a free spin (its group moves through that
-- purse) and what took back a win that was spent (a correction in the name of its vendor that names what it rolls back).
create function wallet.flows_between(p_from bigint, p_to bigint)
returns table (member_id bigint, minute timestamptz, currency text, flow text, amount bigint, postings bigint) language sql stable as $$
	select p.member_id, date_trunc('minute', coalesce(o.posted_at, p.posted_at), 'UTC'), p.currency, f.flow,
		sum(case f.flow when 'withdrawal' then -p.delta else p.delta end)::bigint, count(*)
	from wallet.posting p
	left join lateral (
		select origin.kind, origin.posted_at from wallet.posting origin
		where p.kind = 'rollback' and origin.member_id = p.member_id and origin.key = p.reference limit 1
	) as o on true
	cross join lateral (select wallet.flow_of(coalesce(o.kind, p.kind), p.purse, p.counter) as flow) as f
	where p.transaction_id >= p_from and p.transaction_id < p_to and p.kind not in ('bet', 'win')
		and p.member_id <> 9223372036854775807 and f.flow is not null
		and not (p.kind = 'promo' and starts_with(p.counter, 'games:') and exists (
			select from wallet.posting moved
			where moved.member_id = 9223372036854775807 and moved.group_key = p.group_key
				and moved.posted_at between p.posted_at - interval '1 minute' and p.posted_at + interval '1 minute'))
		and not (p.kind = 'adjust' and starts_with(p.counter, 'games:') and exists (
			select from wallet.significant_event said
			where said.member_id = p.member_id and said.key = p.key and starts_with(said.reason, 'rollback of ')))
	group by 1, 2, 3, 4
$$;

-- Moves the mark up to the oldest transaction that still runs, so that none is ever skipped, and adds what lies between: to the
-- house's side, to the members' and to the flows, all from the same postings. Answers how many postings were added; 0 as well
-- when another worker is at it.
create function wallet.roll_up_house() returns bigint language plpgsql
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_now timestamptz := clock_timestamp();
	v_snapshot pg_snapshot := pg_current_snapshot();
	v_from bigint;
	v_to bigint := pg_snapshot_xmin(v_snapshot)::text::bigint;
	v_added bigint;
begin
	if not pg_try_advisory_xact_lock(hashtextextended('wallet.roll_up_house', 0)) then
		return 0;
	end if;
	select transaction_id into v_from from wallet.house_mark for update;
	if v_to <= v_from then
		return 0;
	end if;
	with fresh as materialized (
		select p.counter, p.purse, p.currency, (p.posted_at at time zone 'UTC')::date as day, sum(p.delta)::bigint as amount,
			count(*) as postings, count(*) filter (where p.kind in ('bet', 'win')) as plays
		from wallet.posting p where p.transaction_id >= v_from and p.transaction_id < v_to
		group by 1, 2, 3, 4
	), house as (
		insert into wallet.house_day (account, currency, day, amount, postings, plays)
		select counter, currency, day, -sum(amount), sum(postings), sum(plays) from fresh
		group by counter, currency, day order by counter, currency, day
		on conflict (account, currency, day) do update
		set amount = house_day.amount + excluded.amount, postings = house_day.postings + excluded.postings,
			plays = house_day.plays + excluded.plays
	), members as (
		insert into wallet.purse_day (purse, currency, day, amount, postings)
		select purse, currency, day, sum(amount), sum(postings) from fresh
		group by purse, currency, day order by purse, currency, day
		on conflict (purse, currency, day) do update
		set amount = purse_day.amount + excluded.amount, postings = purse_day.postings + excluded.postings
	), flows as (
		insert into wallet.member_flow (member_id, minute, currency, flow, amount, postings)
		select * from wallet.flows_between(v_from, v_to)
		on conflict (member_id, minute, currency, flow) do update
		set amount = member_flow.amount + excluded.amount, postings = member_flow.postings + excluded.postings
	)
	select coalesce(sum(postings), 0) into v_added from fresh;
	update wallet.house_mark set transaction_id = v_to, rolled_up_at = clock_timestamp();
	-- What was noted stands until the mark has reached it, however long a transaction takes; then the next is noted.
	update wallet.house_mark set tail_since = next_at - interval '1 day',
		next_id = pg_snapshot_xmax(v_snapshot)::text::bigint, next_at = v_now
	where v_to >= next_id;
	return v_added;
end $$;

-- The balance of one account: the daily sums and the tail, in one snapshot.
create function wallet.house_balance(p_account text, p_currency text) returns bigint language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
	v_since timestamptz;
begin
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	return (select coalesce(sum(d.amount), 0) from wallet.house_day d where d.account = p_account and d.currency = p_currency)
		- (select coalesce(sum(p.delta), 0) from wallet.posting p
			where p.transaction_id >= v_mark and p.posted_at >= v_since and p.counter = p_account and p.currency = p_currency);
end $$;

-- Every account as it stood at the end of a day (UTC), members' purses as `members:<purse>`: the daily sums and the tail,
-- in one snapshot. Each amount is what that side holds; over a currency they add up to nothing.
create function wallet.trial_balance(p_day date)
returns table (account text, currency text, amount numeric, postings numeric) language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_mark bigint;
	v_since timestamptz;
	v_end timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
begin
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	return query
	with tail as materialized (
		select p.counter, p.purse, p.currency, sum(p.delta) as amount, count(*) as postings
		from wallet.posting p where p.transaction_id >= v_mark and p.posted_at >= v_since and p.posted_at < v_end group by 1, 2, 3
	), side as (
		select d.account, d.currency, d.amount::numeric, d.postings::numeric from wallet.house_day d where d.day <= p_day
		union all select t.counter, t.currency, -t.amount, t.postings from tail t
		union all select 'members:' || d.purse, d.currency, d.amount, d.postings from wallet.purse_day d where d.day <= p_day
		union all select 'members:' || t.purse, t.currency, t.amount, t.postings from tail t
	)
	select s.account, s.currency, sum(s.amount), sum(s.postings) from side s group by 1, 2 order by 2, 1;
end $$;

-- The play of a house account before a place in time, newest first. It has no index of its own: its days are known, and
-- what a page holds is looked for from the end of the latest, in steps that grow while too little is found.
create function wallet.house_plays(
	p_account text, p_currency text, p_kinds text[], p_from timestamptz,
	p_at timestamptz, p_member bigint, p_purse text, p_version bigint, p_limit int
) returns setof wallet.posting language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_day record;
	v_end timestamptz;
	v_begin timestamptz;
	v_step interval;
	v_mark bigint;
	v_since timestamptz;
	v_tail timestamp;
	v_left int := p_limit;
	v_found int;
begin
	-- What is not rolled up yet.
	select transaction_id, tail_since into v_mark, v_since from wallet.house_mark;
	select min(p.posted_at at time zone 'UTC') into v_tail from wallet.posting p
	where p.transaction_id >= v_mark and p.posted_at >= greatest(v_since, p_from) and p.posted_at <= p_at
		and p.counter = p_account and p.currency = p_currency and p.kind in ('bet', 'win');
	for v_day in
		select days.day, max(days.plays) as plays from (
			select d.day, d.plays from wallet.house_day d
			where d.account = p_account and d.currency = p_currency and d.plays > 0
			union all select tail.day::date, 1
			from generate_series(date_trunc('day', v_tail), clock_timestamp() at time zone 'UTC', '1 day') as tail (day)
		) as days
		where days.day between (p_from at time zone 'UTC')::date and (p_at at time zone 'UTC')::date
		group by days.day order by days.day desc
	loop
		v_end := least(p_at + interval '1 microsecond', (v_day.day + 1)::timestamp at time zone 'UTC');
		v_step := greatest(interval '10 seconds', interval '1 day' * least(1, 4.0 * p_limit / v_day.plays));
		while v_end > greatest(p_from, v_day.day::timestamp at time zone 'UTC') loop
			v_begin := greatest(p_from, v_day.day::timestamp at time zone 'UTC', v_end - v_step);
			return query select p.* from wallet.posting p
				where p.posted_at >= v_begin and p.posted_at < v_end and p.counter = p_account and p.currency = p_currency
					and p.kind = any (p_kinds) and p.kind in ('bet', 'win')
					and (p.posted_at, p.member_id, p.purse, p.version) < (p_at, p_member, p_purse, p_version)
				order by p.posted_at desc, p.member_id desc, p.purse desc, p.version desc limit v_left;
			get diagnostics v_found = row_count;
			v_left := v_left - v_found;
			if v_left <= 0 then
				return;
			end if;
			v_end := v_begin;
			v_step := v_step * 4;
		end loop;
	end loop;
end $$;

-- A posting and what belongs to it: what it answers to, what answers it, and every leg of its group that lies in the
-- given time or was written in the same transaction (the other side of a movement between members).
create function wallet.legs_of(p_member bigint, p_key uuid, p_from timestamptz, p_to timestamptz, p_limit int)
returns setof wallet.posting language plpgsql stable
set plan_cache_mode = force_custom_plan set enable_seqscan = off
as $$
declare
	v_line wallet.posting;
begin
	select * into v_line from wallet.posting p where p.member_id = p_member and p.key = p_key limit 1;
	if not found then
		return;
	end if;
	return query
	select distinct leg.* from (
		select v_line.*
		union all select p.* from wallet.posting p where p.member_id = p_member and p.key = v_line.reference
		union all select p.* from wallet.reversal r
			join wallet.posting p on p.member_id = p_member and p.key = r.by_key
			where r.member_id = p_member and r.key = p_key
		union all select p.* from wallet.posting p
			where v_line.group_key is not null and p.member_id = p_member and p.group_key = v_line.group_key
				and p.posted_at >= p_from and p.posted_at <= p_to
		union all select p.* from wallet.posting p
			where v_line.group_key is not null and p.group_key = v_line.group_key
				and p.transaction_id = v_line.transaction_id
				and p.posted_at between v_line.posted_at - interval '1 minute' and v_line.posted_at + interval '1 minute'
	) as leg
	order by leg.posted_at, leg.member_id, leg.purse, leg.version limit p_limit;
end $$;

-- The ledger's proof. Each view lists what breaks one invariant, so each must be empty; they read everything and are
-- meant for the daily job. When old partitions have been taken away, the checks hold for what is kept.

-- A wallet is what its last posting says, and has as many postings as its version; a chain begins with what is kept.
create view wallet.audit_wallet as
	select w.member_id, w.currency, w.purse, w.balance, w.version, last.balance_after, last.version as last_version
	from wallet.wallet w
	left join (
		select distinct on (member_id, currency, purse) member_id, currency, purse, version, balance_after
		from wallet.posting order by member_id, currency, purse, version desc
	) as last using (member_id, currency, purse)
	where w.balance <> coalesce(last.balance_after, 0) or w.version <> coalesce(last.version, 0);

-- Gaps, doubles and breaks: each posting follows its predecessor by one and adds its delta to it, and time does not run back.
create view wallet.audit_chain as
	select * from (
		select member_id, currency, purse, version, posted_at, delta, balance_after,
			lag(version) over chain as previous_version, lag(balance_after) over chain as previous_balance,
			lag(posted_at) over chain as previous_at
		from wallet.posting window chain as (partition by member_id, currency, purse order by version)
	) as link
	where (previous_version is null and version = 1 and balance_after <> delta)
		or version <> previous_version + 1 or balance_after <> previous_balance + delta or posted_at < previous_at;

-- Every posting belongs to a wallet.
create view wallet.audit_orphan as
	select distinct member_id, currency, purse from wallet.posting p
	where not exists (select 1 from wallet.wallet w where (w.member_id, w.currency, w.purse) = (p.member_id, p.currency, p.purse));

create view wallet.audit_hold as
	select w.member_id, w.currency, w.purse, w.held, coalesce(sum(h.amount), 0) as open_holds
	from wallet.wallet w
	left join wallet.hold h on h.member_id = w.member_id and h.currency = w.currency and h.purse = w.purse and h.state = 'open'
	group by w.member_id, w.currency, w.purse having w.held <> coalesce(sum(h.amount), 0);

-- A key that was posted twice: within a partition its index refuses it, across partitions this finds it.
create view wallet.audit_duplicate as
	select member_id, key, count(*) as postings from wallet.posting group by member_id, key having count(*) > 1;

-- What members hold and what the house holds add up to nothing, in every currency, from the rows that are kept of each
-- independently: the wallets on one side, the daily sums and their tail on the other.
create view wallet.audit_sum as
	select currency, sum(amount) as amount from (
		select currency, balance::numeric as amount from wallet.wallet
		union all select currency, amount from wallet.house_day
		union all select p.currency, -p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
	) as side group by currency having sum(amount) <> 0;

-- The daily sums and the tail against a full sum, by account and currency.
create view wallet.audit_house as
	select account, currency, sum(amount) as amount from (
		select account, currency, amount from wallet.house_day
			where day >= (select coalesce(min((posted_at at time zone 'UTC')::date), '-infinity') from wallet.posting)
		union all select p.counter, p.currency, -p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
		union all select counter, currency, delta from wallet.posting
	) as side group by account, currency having sum(amount) <> 0;

-- The daily sums of the members' side and the tail against a full sum, as audit_house does for the other.
create view wallet.audit_purse as
	select purse, currency, sum(amount) as amount from (
		select purse, currency, amount from wallet.purse_day
			where day >= (select coalesce(min((posted_at at time zone 'UTC')::date), '-infinity') from wallet.posting)
		union all select p.purse, p.currency, p.delta from wallet.posting p where p.transaction_id >= (select transaction_id from wallet.house_mark)
		union all select purse, currency, -delta from wallet.posting
	) as side group by purse, currency having sum(amount) <> 0;

-- The flows as they are kept against all postings, as far as they are rolled up.
create view wallet.audit_flow as
	select member_id, minute, currency, flow, sum(amount) as amount, sum(postings) as postings from (
		select member_id, minute, currency, flow, amount, postings from wallet.member_flow
			where minute >= (select coalesce(date_trunc('minute', min(posted_at)), '-infinity') from wallet.posting)
		union all select member_id, minute, currency, flow, -amount, -postings
			from wallet.flows_between(0, (select transaction_id from wallet.house_mark))
	) as side group by 1, 2, 3, 4 having sum(amount) <> 0 or sum(postings) <> 0;

-- Every adjustment is logged with its own figures, every logged one was posted, and an overdrawn wallet names one.
create view wallet.audit_adjustment as
	select coalesce(p.member_id, e.member_id) as member_id, coalesce(p.key, e.key) as key
	from (select * from wallet.posting where kind = 'adjust') as p
	full join wallet.significant_event e on e.member_id = p.member_id and e.key = p.key
	where p.key is null or e.key is null or p.delta <> e.delta or p.balance_after <> e.balance_after
	union all
	select w.member_id, w.overdrawn_by from wallet.wallet w
	where (w.balance < w.held) <> (w.overdrawn_by is not null);

-- A rollback gives back exactly what was taken, once; a tombstone moved nothing and its command never came.
create view wallet.audit_reversal as
	select r.member_id, r.key from wallet.reversal r
	left join wallet.posting b on b.member_id = r.member_id and b.key = r.by_key
	left join wallet.posting o on o.member_id = r.member_id and o.key = r.key
	where b.kind is distinct from 'rollback' or b.reference is distinct from r.key
		or r.tombstone <> (o.key is null) or coalesce(o.delta, 0) + b.delta <> 0
	union all
	select p.member_id, p.key from wallet.posting p
	where p.kind = 'rollback' and p.delta <> 0
		and not exists (select 1 from wallet.reversal r where r.member_id = p.member_id and r.key = p.reference and r.by_key = p.key);

create view wallet.audit as
	select 'wallet' as "check", count(*) as violations from wallet.audit_wallet
	union all select 'chain', count(*) from wallet.audit_chain
	union all select 'orphan', count(*) from wallet.audit_orphan
	union all select 'hold', count(*) from wallet.audit_hold
	union all select 'duplicate', count(*) from wallet.audit_duplicate
	union all select 'sum', count(*) from wallet.audit_sum
	union all select 'house', count(*) from wallet.audit_house
	union all select 'purse', count(*) from wallet.audit_purse
	union all select 'flow', count(*) from wallet.audit_flow
	union all select 'adjustment', count(*) from wallet.audit_adjustment
	union all select 'reversal', count(*) from wallet.audit_reversal;
