-- What operators do with members: find them, note what they learn, label them, lock an account and open it again.

-- Lists of an operator leave guests out: they are nobody, and there may be more of them than of members.
create index accounts_by_time on members.accounts (merchant, created_at, id) where type <> 4;
-- Nearly all are active; those that are not are found apart.
create index accounts_by_status on members.accounts (merchant, status, created_at, id) where type <> 4 and status <> 'active';
-- By the beginning of a name, whatever the collation of the database.
create index login_names_by_prefix on members.login_names (merchant, name_key text_pattern_ops);
create index accounts_by_nickname on members.accounts (merchant, lower(nickname) text_pattern_ops, id) where type <> 4;
create index contacts_by_value on members.contacts (merchant, kind, value, member_id);

alter table members.accounts drop constraint accounts_status_check;
-- locked: by an operator. It opens nothing until an operator opens it again.
alter table members.accounts add constraint accounts_status_check check (status in ('active', 'locked', 'closed'));

create function members.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'members.% only grows: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;

-- What operators write down about a member. It only grows: what was wrong is answered by another note.
create table members.notes (
	member_id bigint not null references members.accounts,
	id bigint generated always as identity,
	at timestamptz not null,
	operator text not null check (length(operator) between 1 and 100),
	note text not null check (length(trim(note)) between 1 and 2000),
	primary key (member_id, id)
);
create trigger only_grows before update or delete on members.notes
	for each row execute function members.refuse_change();
create trigger no_truncate before truncate on members.notes
	for each statement execute function members.refuse_change();

-- Operators' own labels, which members never see.
create table members.labels (
	merchant members.merchant not null,
	label text not null check (label ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
	member_id bigint not null references members.accounts,
	set_at timestamptz not null,
	operator text not null check (length(operator) between 1 and 100),
	primary key (merchant, label, member_id)
);
create index labels_of_member on members.labels (member_id, label);

alter table members.operator_acts drop constraint operator_acts_act_check;
alter table members.operator_acts add constraint operator_acts_act_check check (act in ('password given',
	'payout name changed', 'second factors taken off', 'entry rules set', 'account locked', 'account unlocked',
	'label set', 'label removed', 'note written'));
create trigger only_grows before update or delete on members.operator_acts
	for each row execute function members.refuse_change();
create trigger no_truncate before truncate on members.operator_acts
	for each statement execute function members.refuse_change();
create index operator_acts_by_time on members.operator_acts (merchant, at, id);

-- Significant events (GLI-19 2.8.8) among those of accounts: not who came in and went out as usual.
create index account_events_significant on members.account_events (merchant, at, id)
	where kind not in ('registered', 'logged-in', 'logged-out', 'code-sent', 'second-proof-asked');

-- One account's events and acts by their time.
create index account_events_of_member on members.account_events (member_id, at, id);
create index operator_acts_of_member on members.operator_acts (member_id, at, id) where member_id is not null;
drop index members.operator_acts_by_member;
