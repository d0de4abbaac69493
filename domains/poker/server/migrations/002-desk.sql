-- What operators look at: whose brand a player is of, how they took their turns, and what operators did.
alter table poker.hand_player
	add column merchant text collate "C" not null default '',
	-- Turns that a player took, those that the clock took for them, and the time of the former: a sum of milliseconds and of squares.
	add column acts integer not null default 0 check (acts >= 0),
	add column clocked integer not null default 0 check (clocked >= 0),
	add column thought bigint not null default 0 check (thought >= 0),
	add column thought_squares numeric not null default 0 check (thought_squares >= 0),
	-- Whose bet they folded to; null where they did not, or to a house bot.
	add column folded_to text collate "C";
create index hand_player_clocked on poker.hand_player (merchant, hand_id) where clocked > 0;

create table poker.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on poker.operator_act (merchant, at desc, id desc);

create function poker.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'what an operator did is never changed';
end $$;
create trigger only_grows before update or delete on poker.operator_act for each row execute function poker.refuse_change();
create trigger no_truncate before truncate on poker.operator_act for each statement execute function poker.refuse_change();
