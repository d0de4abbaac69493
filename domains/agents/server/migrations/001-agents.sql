-- The tree of agents: who stands below whom, at whatever depth, and how many they are. Members keep the upline; this is
-- what follows from it, in the form that pages and contracts ask for.
create schema agents;

-- Its one row is locked by whoever changes the tree: two changes at once could each miss what the other brings.
create table agents.tree (
	alone boolean primary key default true check (alone),
	-- Accounts up to this number were looked through at a start; of later ones the members tell.
	filled_to bigint not null
);
insert into agents.tree (filled_to) values (0);

create table agents.member (
	member_id bigint primary key,
	upline_id bigint not null,
	-- The brand's day of the registration.
	day date not null,
	check (member_id <> upline_id)
);

create table agents.below (
	ancestor_id bigint not null,
	member_id bigint not null,
	depth integer not null check (depth between 1 and 1000),
	primary key (ancestor_id, member_id),
	check (ancestor_id <> member_id)
);
create index below_by_member on agents.below (member_id, depth);
create index below_direct on agents.below (ancestor_id, member_id) where depth = 1;

-- Sums, so that a page costs the same whatever the size of the team.
create table agents.level (
	agent_id bigint not null,
	depth integer not null,
	members bigint not null check (members > 0),
	primary key (agent_id, depth)
);
create table agents.joined (
	agent_id bigint not null,
	day date not null,
	members bigint not null check (members > 0),
	primary key (agent_id, day)
);

-- Hangs a member below its upline, with all that already hang below it. A second time it changes nothing. To be called
-- with the row of agents.tree locked.
create function agents.hang(p_member bigint, p_upline bigint, p_day date) returns boolean language plpgsql as $$
begin
	insert into agents.member (member_id, upline_id, day) values (p_member, p_upline, p_day) on conflict do nothing;
	if not found then return false; end if;
	with hung as (
		insert into agents.below (ancestor_id, member_id, depth)
		select up.id, down.id, up.depth + down.depth + 1
		from (
			select p_upline as id, 0 as depth
			union all select ancestor_id, depth from agents.below where member_id = p_upline
		) as up
		cross join (
			select p_member as id, 0 as depth
			union all select member_id, depth from agents.below where ancestor_id = p_member
		) as down
		returning ancestor_id, member_id, depth
	), levels as (
		insert into agents.level as l (agent_id, depth, members)
		select ancestor_id, depth, count(*) from hung group by ancestor_id, depth
		on conflict (agent_id, depth) do update set members = l.members + excluded.members
	)
	insert into agents.joined as j (agent_id, day, members)
	select h.ancestor_id, m.day, count(*) from hung h join agents.member m using (member_id)
	group by h.ancestor_id, m.day
	on conflict (agent_id, day) do update set members = j.members + excluded.members;
	return true;
end $$;
