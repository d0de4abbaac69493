-- What the desk sets of a table, what its bets brought, what operators did; and rounds that are void after they were dealt.
create table tables.setting (
	table_code text collate "C" primary key check (table_code ~ '^[A-Z0-9]{3,8}$'),
	-- Least and greatest main bet in units of a currency; null: the table's own.
	least integer check (least > 0),
	most integer check (most >= least),
	-- What the dealer says, by language of the site: { "EN": "..." }.
	says jsonb not null default '{}',
	-- The table finishes its round and begins no other.
	paused boolean not null default false,
	check ((least is null) = (most is null))
);

-- What members' bets on a spot came to, by the day (UTC) of their result. A round that is void later is taken out again.
create table tables.spot_sum (
	table_code text collate "C" not null,
	day date not null,
	currency text not null,
	spot text not null,
	bets bigint not null check (bets >= 0),
	stake bigint not null check (stake >= 0),
	returned bigint not null check (returned >= 0),
	primary key (table_code, day, currency, spot)
);

alter table tables.round
	-- As the operator who asked for it wrote it.
	add column void_why text check (length(void_why) between 3 and 500),
	drop constraint round_check1,
	drop constraint round_check2;
alter table tables.round
	-- What was dealt stays with a round that is void.
	add constraint round_outcome_check check (case state when 'dealt' then outcome is not null when 'open' then outcome is null else true end),
	add constraint round_void_check check ((state = 'void') = (void_reason is not null));
create index round_by_time on tables.round (opened_at desc, id desc);

create table tables.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on tables.operator_act (merchant, at desc, id desc);

create function tables.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what an operator did is never changed';
end $$;
create trigger only_grows before update or delete on tables.operator_act for each row execute function tables.refuse_change();
create trigger no_truncate before truncate on tables.operator_act for each statement execute function tables.refuse_change();
