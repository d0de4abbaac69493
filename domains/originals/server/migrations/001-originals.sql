-- Seeds and rounds of the instant games. An owner is a member ("m7") or a trial ("p" and its play session).
create schema originals;

-- One pair in use for an owner and a game. The server seed is sealed; its hash is what the player was shown.
create table originals.seed_pair (
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	id uuid not null,
	sealed_seed bytea not null,
	server_hash text collate "C" not null unique check (server_hash ~ '^[0-9a-f]{64}$'),
	client_seed text collate "C" not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
	-- Only ever raised: see the trigger.
	next_nonce integer not null default 0 check (next_nonce >= 0),
	created_at timestamptz not null,
	retired_at timestamptz check (retired_at >= created_at),
	primary key (owner, game, id)
);
create unique index seed_pair_in_use on originals.seed_pair (owner, game) where retired_at is null;
create index seed_pair_retired on originals.seed_pair (owner, game, retired_at desc) where retired_at is not null;
create index seed_pair_age on originals.seed_pair (created_at) where owner like 'p%';

create function originals.keep_nonces() returns trigger language plpgsql as $$
begin
	if new.next_nonce < old.next_nonce or new.sealed_seed <> old.sealed_seed or new.server_hash <> old.server_hash
		or new.client_seed <> old.client_seed or (old.retired_at is not null and new is distinct from old) then
		raise exception 'seeds that were shown are never changed, and a nonce is used once';
	end if;
	return new;
end $$;

create trigger seed_pair_is_kept before update on originals.seed_pair
	for each row execute function originals.keep_nonces();

-- What was drawn for a press. drawn: the money has not been heard of; open: staked, it goes on; closing: its win is
-- decided and not paid yet; done; refused: no stake was taken.
create table originals.round (
	owner text collate "C" not null,
	game text collate "C" not null,
	key text collate "C" not null check (key ~ '^[A-Za-z0-9_-]{8,64}$'),
	id uuid not null unique,
	seed_pair uuid not null,
	nonce integer not null check (nonce >= 0),
	currency text not null,
	stake bigint not null check (stake > 0),
	picked jsonb not null,
	state text not null check (state in ('drawn', 'open', 'closing', 'done', 'refused')),
	stepped boolean not null,
	steps jsonb not null default '[]',
	-- Ten-thousandths of the stake, from the moment it is decided.
	times bigint check (times >= 0),
	ended text check (ended in ('lost', 'cashed-out', 'returned')),
	drawn_at timestamptz not null,
	changed_at timestamptz not null,
	primary key (owner, game, key),
	foreign key (owner, game, seed_pair) references originals.seed_pair (owner, game, id),
	constraint decided_when_closed check (not stepped or ((times is not null) = (state in ('closing', 'done'))))
);
create unique index round_nonce_once on originals.round (seed_pair, nonce);
create unique index round_one_open on originals.round (owner, game)
	where stepped and state in ('drawn', 'open', 'closing');
create index round_unfinished on originals.round (seed_pair) where state in ('drawn', 'open', 'closing');
create index round_left on originals.round (changed_at) where stepped and state in ('drawn', 'open', 'closing');
create index round_age on originals.round (drawn_at);
