-- Members who share a device and address, or a payee's name, with the agent above: no valid members of its, from when on it
-- was found. A period that is computed again finds the same.
create table agents.own_account (
	agent_id bigint not null,
	member_id bigint not null,
	found_at timestamptz not null,
	primary key (agent_id, member_id)
);

-- What deposits and withdrawals cost the house; set against the company's result.
alter table agents.terms add column payment_cost bigint not null default 0 check (payment_cost between 0 and 1000000);
