-- A second proof for logins from networks that an account was not used from before.

-- Networks that an account was registered or logged in from, as keyed digests: the key is not in the database.
create table members.networks (
	member_id bigint not null references members.accounts on delete cascade,
	network_digest bytea not null check (length(network_digest) = 32),
	created_at timestamptz not null,
	last_login_at timestamptz not null,
	primary key (member_id, network_digest)
);
create index networks_by_last_login on members.networks (last_login_at);

-- A login whose secret was right and that waits for its second proof. Good once, and from one network.
create table members.login_proofs (
	member_id bigint not null references members.accounts on delete cascade,
	token_digest bytea not null check (length(token_digest) = 32),
	network_digest bytea not null check (length(network_digest) = 32),
	-- Whether it began with a password, which may have to be changed then.
	with_password boolean not null,
	created_at timestamptz not null,
	expires_at timestamptz not null check (expires_at > created_at),
	primary key (member_id, token_digest)
);
create index login_proofs_by_expiry on members.login_proofs (expires_at);

-- Whom pay-outs go to: the holder of the bank account.
create table members.payout_names (
	member_id bigint primary key references members.accounts on delete cascade,
	name text not null check (length(name) between 1 and 256),
	set_at timestamptz not null
);
insert into members.payout_names (member_id, name, set_at)
select answer.member_id, answer.answer, account.created_at
from members.registration_answers as answer
join members.accounts as account on account.id = answer.member_id
where answer.field = 'payeeName' and answer.answer <> '';

-- What an operator may set; a brand without a row has the standard.
create table members.entry_rules (
	merchant members.merchant primary key,
	second_proof boolean not null default true,
	enter_without_way boolean not null default true
);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven'));
