-- Big bets that a trader looks at before they are taken: nothing is staked until then. The same press again asks how it stands.
create table sportsbook.referral (
	id uuid primary key,
	owner text collate "C" not null check (owner ~ '^m[0-9]{1,19}$'),
	key text collate "C" not null,
	currency text collate "C" not null,
	legs jsonb not null,
	sizes jsonb not null,
	line bigint not null check (line > 0),
	stake bigint not null check (stake >= line),
	most bigint not null check (most >= 0),
	state text not null default 'waiting' check (state in ('waiting', 'accepted', 'offered', 'refused')),
	-- Of a line, where a trader takes less.
	offer bigint check (offer > 0 and offer < line),
	reason text check (length(reason) between 3 and 500),
	operator text,
	asked_at timestamptz not null,
	-- Until when it waits; decided, until when what was said counts.
	until timestamptz not null,
	unique (owner, key),
	check ((state = 'waiting') = (operator is null)),
	check ((state = 'offered') = (offer is not null))
);
create index referral_waiting on sportsbook.referral (until) where state = 'waiting';
