-- What an operator did to an account at the machine itself. Only ever added to.
create table members.operator_acts (
	id bigint generated always as identity primary key,
	member_id bigint not null references members.accounts,
	merchant members.merchant not null,
	act text not null check (act in ('password given')),
	operator text not null check (operator <> ''),
	at timestamptz not null
);
create index operator_acts_by_member on members.operator_acts (member_id);
