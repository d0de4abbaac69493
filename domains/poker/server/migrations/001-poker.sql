-- Poker: what was brought to tables, the stacks that lie there, the hands that were played. Tables themselves are rooms.
create schema poker;

-- Chips on their way to a table: offered until the table took them (seated) or they went back (returned).
create table poker.buy_in (
	id uuid primary key,
	owner text collate "C" not null,
	key text collate "C" not null,
	table_id text collate "C" not null,
	-- Null where they are added to a stack.
	seat integer,
	amount bigint not null check (amount > 0),
	state text not null default 'offered' check (state in ('offered', 'seated', 'returned')),
	-- The trial's play session, or the one that a member came by.
	play_id uuid not null,
	member_id bigint,
	game_code text not null,
	currency text not null,
	offered_at timestamptz not null,
	unique (owner, key)
);
create index buy_in_offered on poker.buy_in (offered_at) where state = 'offered';

-- What lies at tables, as it was after the last hand. Of members their sum and what is offered is their purse of this vendor.
create table poker.stack (
	table_id text collate "C" not null,
	owner text collate "C" not null,
	play_id uuid not null,
	member_id bigint,
	game_code text not null,
	currency text not null,
	stack bigint not null check (stack >= 0),
	primary key (table_id, owner)
);
create index stack_owner on poker.stack (owner);

create table poker.hand (
	id uuid primary key,
	table_id text collate "C" not null,
	number integer not null check (number > 0),
	mode text not null check (mode in ('real', 'demo')),
	currency text not null,
	ended_at timestamptz not null,
	rake bigint not null check (rake >= 0),
	root text collate "C" not null check (root ~ '^[0-9a-f]{64}$'),
	-- Seed and deck, sealed under the hand's id.
	sealed text not null,
	-- With all cards: what of it a player may see is cut out when it is read.
	record json not null,
	unique (table_id, number)
);
create index hand_ended on poker.hand (ended_at);

create table poker.hand_player (
	owner text collate "C" not null,
	hand_id uuid not null references poker.hand (id) on delete cascade,
	seat integer not null,
	staked bigint not null check (staked >= 0),
	won bigint not null check (won >= 0),
	raked bigint not null check (raked >= 0),
	-- The round in the betting record; null of a trial.
	round_id uuid,
	primary key (owner, hand_id)
);
create index hand_player_hand on poker.hand_player (hand_id);

-- Hands whose chips do not add up: must be empty.
create view poker.hand_fault as
	select h.id from poker.hand h join poker.hand_player p on p.hand_id = h.id
	where h.mode = 'real' group by h.id having sum(p.won - p.staked) + h.rake <> 0 or sum(p.raked) <> h.rake;

-- What lies at tables by member: to be compared with their purses.
create view poker.member_chips as
	select member_id, currency, sum(chips) as chips from (
		select member_id, currency, stack as chips from poker.stack where member_id is not null
		union all
		select member_id, currency, amount from poker.buy_in where member_id is not null and state = 'offered'
	) as c group by member_id, currency;
