-- What the desk of traders needs: bets that are void for a reason, how each match stood whenever its prices changed, what members
-- may bet, and who did what.

-- {key, from, to, reason}: a market or all of them, between two moments of placing, either end open.
alter table sportsbook.event add column cancels jsonb not null default '[]';

-- A match with bets, whenever its prices changed: prices follow from the state and the terms by the law.
create table sportsbook.event_stand (
	event text collate "C" not null references sportsbook.event (id),
	seq integer not null,
	at timestamptz not null,
	version integer not null,
	state jsonb not null,
	terms jsonb not null,
	-- Null where bets were taken.
	stopped text,
	primary key (event, seq)
);

-- A member's share of the house's limits, in hundredths; who has no row has 100.
create table sportsbook.member_factor (
	owner text collate "C" primary key check (owner ~ '^m[0-9]{1,19}$'),
	factor integer not null check (factor between 1 and 1000),
	reason text not null check (length(reason) between 3 and 500),
	operator text not null,
	at timestamptz not null
);

create table sportsbook.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on sportsbook.operator_act (merchant, at desc, id desc);

create function sportsbook.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what an operator did is never changed';
end $$;
create trigger only_grows before update or delete on sportsbook.operator_act for each row execute function sportsbook.refuse_change();
create trigger no_truncate before truncate on sportsbook.operator_act for each statement execute function sportsbook.refuse_change();
