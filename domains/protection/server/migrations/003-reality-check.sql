-- Where a market demands reality checks, the usual interval holds for whoever chose none; elsewhere nobody is interrupted
-- without their own wish.
alter table protection.profile add column reality_demanded boolean not null default false;
update protection.profile set reality_demanded = true where code in ('great-britain', 'sweden', 'ontario', 'strict');

-- Whether the length of a session and its net position stand on every page of play.
alter table protection.profile add column session_shown boolean not null default true;
