-- What was released is never changed: the table itself. The figures are computed from it, and a proof that is made better
-- may correct them.
drop trigger pay_table_is_immutable on slots.pay_table;

create function slots.refuse_another_table() returns trigger language plpgsql as $$
begin
	if (new.game, new.version, new.live_from, new.released_at, new.body, new.digest)
		is distinct from (old.game, old.version, old.live_from, old.released_at, old.body, old.digest) then
		raise exception 'a released pay table is never changed: release a new version';
	end if;
	return new;
end $$;

create trigger pay_table_is_immutable before update on slots.pay_table
	for each row execute function slots.refuse_another_table();

create trigger pay_table_is_kept before delete or truncate on slots.pay_table
	for each statement execute function slots.refuse_change();
