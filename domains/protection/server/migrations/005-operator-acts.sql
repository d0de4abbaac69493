-- What an operator did to the rules of a brand (GLI-19 2.8.8): who, when, before and after. It only grows.
create table protection.operator_act (
	id bigint generated always as identity primary key,
	merchant text not null,
	act text not null,
	operator text not null check (length(operator) between 1 and 100),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null
);
create trigger only_grows before update or delete on protection.operator_act
	for each row execute function protection.refuse_change();
