-- Whether a player may take a withdrawal back that nobody decided yet (RTS 14B: not in Great Britain).
alter table protection.profile add column withdrawal_cancellable boolean not null default true;
update protection.profile set withdrawal_cancellable = false where code in ('great-britain', 'sweden', 'ontario');
