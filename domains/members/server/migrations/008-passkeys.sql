-- Passkeys: public keys of authenticators, and the challenges that wait for their answers.
create table members.passkeys (
	member_id bigint not null references members.accounts on delete cascade,
	id uuid not null unique,
	-- As the authenticator names it, in base64url: one account's in the whole house.
	credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
	public_key bytea not null check (length(public_key) between 1 and 4096),
	-- The host it was made for.
	host text not null check (host <> ''),
	-- Zero where an authenticator does not count.
	counter bigint not null check (counter >= 0),
	name text not null check (length(name) between 1 and 40),
	created_at timestamptz not null,
	last_used_at timestamptz,
	primary key (member_id, id)
);

-- A digest of each challenge, good once. Without a member: for a login.
create table members.passkey_challenges (
	challenge_digest bytea primary key check (length(challenge_digest) = 32),
	member_id bigint references members.accounts on delete cascade,
	expires_at timestamptz not null
);
create index passkey_challenges_by_expiry on members.passkey_challenges (expires_at);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used',
	'payment-password-changed', 'passkey-added', 'passkey-removed', 'passkey-refused'));
