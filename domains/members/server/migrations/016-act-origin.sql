-- Where an operator's act came from: the address and the id of the call, as the program around it says at the head of its
-- transaction; nothing for what is done at the machine itself.
alter table members.operator_acts add column origin jsonb not null
	default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}');
