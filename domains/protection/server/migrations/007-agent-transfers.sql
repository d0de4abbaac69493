-- Whether money may go between an agent's float and members below (T13): off unless the market allows it.
alter table protection.profile add column agent_transfers boolean not null default false;

-- Play money harms nobody by going from hand to hand within a team.
update protection.profile set agent_transfers = true where code = 'international';
