-- Authenticators: secrets sealed with a key that is not in the database, and backup codes as keyed digests.
create table members.authenticators (
	member_id bigint primary key references members.accounts on delete cascade,
	sealed_secret bytea not null check (length(sealed_secret) between 29 and 200),
	created_at timestamptz not null,
	-- Undefined until its first code has come back: then it is asked for.
	confirmed_at timestamptz,
	-- The step of the last code that was good: neither that one nor an earlier one is taken again.
	last_step bigint not null default 0 check (last_step >= 0)
);

create table members.backup_codes (
	member_id bigint not null references members.authenticators on delete cascade,
	code_digest bytea not null check (length(code_digest) = 32),
	primary key (member_id, code_digest)
);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used'));
