-- What operators did to agents (GLI-19 2.8.8): written once, never changed.
create table agents.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_newest on agents.operator_act (merchant, at desc, id desc);

create function agents.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'acts are written once';
end $$;
create trigger only_grows before update or delete on agents.operator_act
	for each row execute function agents.refuse_change();
create trigger no_truncate before truncate on agents.operator_act
	for each statement execute function agents.refuse_change();
