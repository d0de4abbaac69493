-- The server seed that comes after the one in use, fixed and shown by its hash before the player chooses the client seed
-- that it will be drawn with. It becomes the pair in use, under its own id, when the one before is retired.
create table originals.next_seed (
	owner text collate "C" not null check (owner ~ '^(m[0-9]{1,19}|p[0-9a-f-]{36})$'),
	game text collate "C" not null check (game ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	id uuid not null,
	sealed_seed bytea not null,
	server_hash text collate "C" not null unique check (server_hash ~ '^[0-9a-f]{64}$'),
	created_at timestamptz not null,
	primary key (owner, game)
);
create index next_seed_age on originals.next_seed (created_at) where owner like 'p%';

create function originals.keep_next_seed() returns trigger language plpgsql as $$
begin
	raise exception 'a seed whose hash was shown is never changed';
end $$;

create trigger next_seed_is_kept before update on originals.next_seed
	for each row execute function originals.keep_next_seed();
