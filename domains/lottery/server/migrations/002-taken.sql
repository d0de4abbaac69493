-- What is taken on an issue, so that bounds hold however many bets come at once; draws that operators void; who did so.

-- What all of them stake on an issue and could win of it, as the terms of its bets say.
create table lottery.exposure (
	game text collate "C" not null,
	issue text collate "C" not null,
	currency text not null,
	trial boolean not null,
	stake bigint not null check (stake >= 0),
	-- The sum of the most that each ticket can be paid: no draw costs more.
	most bigint not null check (most >= 0),
	primary key (game, issue, currency, trial)
);

-- What one press holds of it. A press that comes twice holds once, and lets go when each of them was refused.
create table lottery.taking (
	game text collate "C" not null,
	issue text collate "C" not null,
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	press text collate "C" not null,
	currency text not null,
	stake bigint not null check (stake >= 0),
	most bigint not null check (most >= 0),
	presses integer not null default 1 check (presses > 0),
	-- Tickets of it that were taken back, so that none is taken back twice.
	lowered uuid[] not null default '{}',
	taken_at timestamptz not null,
	primary key (game, issue, owner, press)
);
create index taking_by_time on lottery.taking (taken_at);

-- Voided by operators: every stake goes back, whatever was drawn. What was published of it stays.
alter table lottery.issue add column voided_at timestamptz;
alter table lottery.issue add column void_reason text not null default '' check (length(void_reason) <= 500);
alter table lottery.issue add constraint void_has_its_time check (void_reason = '' or voided_at is not null);
create index issue_by_draw on lottery.issue (draws_at desc, game);

create or replace function lottery.keep_issue() returns trigger language plpgsql as $$
begin
	if new.commit_hash <> old.commit_hash or new.sealed_seed <> old.sealed_seed or new.draws_at <> old.draws_at
		or new.closes_at <> old.closes_at or new.beacon_round is distinct from old.beacon_round
		or (old.voided_at is not null and (new.voided_at is distinct from old.voided_at or new.void_reason <> old.void_reason))
		or (old.state <> 'planned' and (new.state <> old.state or new.digits is distinct from old.digits
			or new.seed is distinct from old.seed or new.public_hex is distinct from old.public_hex)) then
		raise exception 'what was published of an issue is never changed';
	end if;
	return new;
end $$;

create table lottery.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on lottery.operator_act (merchant, at desc, id desc);

create function lottery.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what an operator did is never changed';
end $$;
create trigger only_grows before update or delete on lottery.operator_act for each row execute function lottery.refuse_change();
create trigger no_truncate before truncate on lottery.operator_act for each statement execute function lottery.refuse_change();
