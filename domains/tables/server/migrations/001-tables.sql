-- Shoes of the tables with what they are bound to, and their rounds. Bets are tickets of the games.
create schema tables;

-- made: committed, not used yet; used: dealt from; revealed: over, its seed is told; void: its seed never opened.
create table tables.shoe (
	table_code text collate "C" not null check (table_code ~ '^[A-Z0-9]{3,8}$'),
	shoe text collate "C" not null check (shoe ~ '^[0-9]{8}-[0-9]{2,4}$'),
	sealed_seed bytea not null,
	-- SHA-256 of the seed: published as soon as the shoe is shuffled.
	commit_hash text collate "C" not null check (commit_hash ~ '^[0-9a-f]{64}$'),
	state text not null default 'made' check (state in ('made', 'used', 'revealed', 'void')),
	cut integer not null default 0 check (cut between 0 and 415),
	public_hex text collate "C" check (public_hex ~ '^[0-9a-f]{64}$'),
	-- SHA-256 of its cards, a byte each; null of a series.
	cards_hash text collate "C" check (cards_hash ~ '^[0-9a-f]{64}$'),
	seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
	made_at timestamptz not null,
	used_at timestamptz,
	ended_at timestamptz,
	primary key (table_code, shoe),
	check ((state = 'revealed') = (seed is not null)),
	check (cards_hash is null or public_hex is not null)
);
create index shoe_of_table on tables.shoe (table_code, made_at desc);

create function tables.keep_shoe() returns trigger language plpgsql as $$
begin
	if new.commit_hash <> old.commit_hash or new.sealed_seed <> old.sealed_seed
		or (old.public_hex is not null and (new.public_hex is distinct from old.public_hex or new.cut <> old.cut
			or new.cards_hash is distinct from old.cards_hash))
		or (old.seed is not null and new.seed is distinct from old.seed) then
		raise exception 'what was published of a shoe is never changed';
	end if;
	return new;
end $$;
create trigger shoe_is_kept before update on tables.shoe for each row execute function tables.keep_shoe();

create table tables.round (
	id uuid primary key,
	table_code text collate "C" not null,
	shoe text collate "C" not null,
	hand integer not null check (hand > 0),
	-- open: bets are taken or its outcome is not there yet; dealt: it has one; void: every stake goes back.
	state text not null default 'open' check (state in ('open', 'dealt', 'void')),
	-- Short text, as the domain's core writes it.
	outcome text,
	void_reason text check (void_reason in ('seed', 'operator')),
	opened_at timestamptz not null,
	closes_at timestamptz not null check (closes_at > opened_at),
	-- Its result was shown, or it was voided.
	resulted_at timestamptz,
	-- Every ticket on it stands.
	settled_at timestamptz,
	foreign key (table_code, shoe) references tables.shoe (table_code, shoe),
	check ((state = 'dealt') = (outcome is not null)),
	check ((state = 'void') = (void_reason is not null)),
	check (settled_at is null or resulted_at is not null)
);
create index round_of_shoe on tables.round (table_code, shoe, hand);
create index round_unsettled on tables.round (resulted_at) where resulted_at is not null and settled_at is null;

create function tables.keep_round() returns trigger language plpgsql as $$
begin
	if old.state <> 'open' and (new.state <> old.state or new.outcome is distinct from old.outcome) and new.state <> 'void' then
		raise exception 'the outcome of a round is never changed';
	end if;
	return new;
end $$;
create trigger round_is_kept before update on tables.round for each row execute function tables.keep_round();
