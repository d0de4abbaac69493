-- Play sessions: one launched game of one member, or a trial of nobody. Found by the digest of a token, never by the token.
create table games.play_session (
	id uuid primary key,
	launch_digest bytea not null unique,
	launch_until timestamptz not null,
	-- Set when the launch token was exchanged, which happens once.
	token_digest bytea unique,
	entered_at timestamptz,
	expires_at timestamptz not null,
	ended_at timestamptz,
	mode text not null check (mode in ('real', 'demo')),
	member_id bigint,
	-- The login it hangs on: when that ends, this ends.
	login_session text,
	game_id bigint not null references games.game (id),
	currency text not null,
	merchant text not null,
	-- A trial's purse, in minor units, and its last round. The ledger knows nothing of it.
	demo_balance bigint check (demo_balance >= 0),
	demo_rounds integer,
	demo_staked bigint,
	demo_won bigint,
	demo_last jsonb,
	check ((token_digest is null) = (entered_at is null)),
	check ((mode = 'real') = (member_id is not null)),
	check ((mode = 'real') = (login_session is not null)),
	check ((mode = 'demo') = (demo_balance is not null))
);
create index play_session_login on games.play_session (login_session) where ended_at is null;
create index play_session_expiry on games.play_session (expires_at);
