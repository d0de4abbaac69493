-- A move is kept by one statement, the last of its transaction: it is refused whole where a room has gone to another hand.
create function rooms.expect_moved(written bigint, asked bigint) returns void language plpgsql as $$
begin
	if written <> asked then
		raise exception 'a room was taken by another hand';
	end if;
end $$;
