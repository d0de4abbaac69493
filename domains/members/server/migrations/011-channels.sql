-- Third-party channels that log members in (OpenID Connect), as an operator keeps them.
create table members.login_channels (
	merchant members.merchant not null,
	code text not null check (code ~ '^[a-z0-9-]{1,30}$'),
	title text not null check (length(title) between 1 and 40),
	position integer not null default 0,
	issuer text not null check (issuer ~ '^https?://'),
	client_id text not null check (client_id <> ''),
	-- Sealed; none for a client that has no secret.
	client_secret bytea,
	-- Where the provider sends people back: the login of this site, as it is registered there.
	redirect_uri text not null check (redirect_uri ~ '^https?://[^?#]+$'),
	enabled boolean not null default true,
	primary key (merchant, code)
);

-- Who somebody is at a channel: the provider's own name for them, never an address.
create table members.channel_links (
	merchant members.merchant not null,
	channel text not null,
	subject text not null check (length(subject) between 1 and 255),
	member_id bigint not null references members.accounts on delete cascade,
	linked_at timestamptz not null,
	primary key (merchant, channel, subject),
	unique (member_id, channel),
	foreign key (merchant, channel) references members.login_channels on delete cascade
);

-- A login that is on its way to a channel and back, or that came back without being linked yet. Each is good once.
create table members.channel_attempts (
	token_digest bytea primary key check (length(token_digest) = 32),
	merchant members.merchant not null,
	channel text not null,
	-- Of the browser that began; null for one that came back.
	binding_digest bytea check (length(binding_digest) = 32),
	-- The verifier and the nonce, sealed.
	sealed bytea,
	subject text,
	expires_at timestamptz not null,
	check ((binding_digest is null) = (sealed is null)),
	check ((subject is null) = (sealed is not null))
);
create index channel_attempts_by_expiry on members.channel_attempts (expires_at);

alter table members.account_events drop constraint account_events_kind_check;
alter table members.account_events add constraint account_events_kind_check check (kind in ('registered', 'logged-in',
	'login-failed', 'login-locked', 'logged-out', 'password-changed', 'password-refused', 'code-sent', 'code-refused',
	'password-reset', 'contact-verified', 'contact-changed', 'second-proof-asked', 'second-proof-refused',
	'login-unproven', 'authenticator-on', 'authenticator-off', 'backup-codes-renewed', 'backup-code-used',
	'payment-password-changed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'payout-name-set',
	'payout-name-changed', 'channel-linked'));
