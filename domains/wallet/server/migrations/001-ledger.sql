-- The ledger's rows: wallets, their postings, what was reversed, what is logged as a significant event.
-- Every table begins its key with the member, so that the member can be the distribution key of a cluster.
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

-- The only row that is locked. Nothing but the key is indexed and half of each page stays free,
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
revoke update, delete, truncate on wallet.posting, wallet.reversal from public, current_user;
-- The foreign keys to an event take a share lock on it, for which the owner needs the right to update; the trigger refuses.
revoke update on wallet.significant_event from public;
revoke delete, truncate on wallet.significant_event from public, current_user;
revoke delete, truncate on wallet.wallet from public, current_user;

-- Makes the monthly partitions from the month of `p_from` to that of `p_to`, both in UTC; those that stand are left
-- alone. Answers how many were made. Called at the start, by the daily job, and by whoever imports the past.
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
			execute format('create table wallet.%I partition of wallet.posting for values from (%L) to (%L)',
				v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
			execute format('create unique index %I on wallet.%I (member_id, key)', v_name || '_command', v_name);
			execute format('create index %I on wallet.%I using brin (transaction_id) with (pages_per_range = 32)', v_name || '_tail', v_name);
			execute format('create trigger no_truncate before truncate on wallet.%I for each statement execute function wallet.refuse_change()', v_name);
			execute format('revoke update, delete, truncate on wallet.%I from public, current_user', v_name);
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
