-- What calls leave behind for a while: used nonces of sealed bodies, and the answers of idempotent calls.
create schema if not exists platform;

create table platform.sealed_nonce (
	nonce text primary key,
	kept_until timestamptz not null
);

create index sealed_nonce_expiry on platform.sealed_nonce (kept_until);

-- Begins with the caller, so that a member's answers stay with the member's other rows.
create table platform.idempotent_answer (
	principal text not null,
	endpoint text not null,
	key text not null,
	digest bytea not null,
	claimed_at timestamptz not null,
	status integer,
	answer text,
	primary key (principal, endpoint, key),
	check ((status is null) = (answer is null))
);

create index idempotent_answer_age on platform.idempotent_answer (claimed_at);
