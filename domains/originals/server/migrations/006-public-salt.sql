-- The round of a public beacon that a chain's salt is taken from, named when the chain's end is written and before that round
-- exists. Null: the salt is the house's own.
alter table originals.crash_chain add column salt_round bigint check (salt_round > 0);

create or replace function originals.keep_chain() returns trigger language plpgsql as $$
begin
	if new.taken < old.taken or new.sealed_seed <> old.sealed_seed or new.end_hash <> old.end_hash
		or new.length <> old.length or (old.salt is not null and new.salt is distinct from old.salt) then
		raise exception 'a chain that was published is never changed, and a link is used once';
	end if;
	-- A beacon that does not answer is given up as the house's salt is drawn, and at no other moment.
	if new.salt_round is distinct from old.salt_round
		and (old.salt is not null or new.salt is null or new.salt_round is not null) then
		raise exception 'the round that a salt is taken from is named once';
	end if;
	return new;
end $$;
