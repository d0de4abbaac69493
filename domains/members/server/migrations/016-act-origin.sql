-- Where an operator's act came from: the address and the id of the call, as the program around it says at the head of its
-- transaction; nothing for what is done at the machine itself.
alter table members.operator_acts add column origin jsonb not null
	default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}');
create index operator_acts_newest on members.operator_acts (merchant, at desc, id desc);

-- What was written down stays.
create function members.refuse_act_change() returns trigger language plpgsql as $$
begin
	raise exception 'members.operator_acts is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete or truncate on members.operator_acts
	for each statement execute function members.refuse_act_change();
