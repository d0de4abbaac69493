-- Who proves mobile numbers in place of codes by text message, as an operator keeps it: one a brand, often none.
create table members.phone_providers (
	merchant members.merchant primary key,
	title text not null check (length(title) between 1 and 40),
	-- The house's own stand-in, which proves numbers by the courier's letters.
	simulated boolean not null default false,
	-- The provider's window; none for the stand-in, which is a page of the site.
	page text check (page ~ '^https?://[^?#]+$'),
	issuer text not null check (issuer <> ''),
	client_id text not null check (client_id <> ''),
	-- Sealed. It signs what the provider is asked, and, where there are no keys, what the provider says.
	client_secret bytea not null,
	-- Where the provider publishes the keys that it signs with.
	keys_url text check (keys_url ~ '^https?://'),
	enabled boolean not null default true,
	operator text not null,
	written_at timestamptz not null,
	check (simulated = (page is null))
);

-- A verification that is under way: good once, for one purpose and one number. The number is a keyed digest, whose key is
-- not in the database; the channel is what the browser that began keeps to itself.
create table members.phone_verifications (
	channel_digest bytea primary key check (length(channel_digest) = 32),
	merchant members.merchant not null,
	purpose text not null check (purpose in ('register', 'login')),
	number_digest bytea not null check (length(number_digest) = 32),
	expires_at timestamptz not null
);
create index phone_verifications_by_expiry on members.phone_verifications (expires_at);
