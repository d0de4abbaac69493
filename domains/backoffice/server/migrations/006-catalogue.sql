-- The catalogue of games and what games return have permissions of their own; whoever had the brand's gets them. What is
-- done to games stands in the trail.
update backoffice.role set permissions = permissions
	|| case when 'brand:read' = any (permissions) then array['games.catalogue:read', 'games.returns:read'] else '{}'::text[] end
	|| case when 'brand:write' = any (permissions) then array['games.catalogue:write'] else '{}'::text[] end;

create or replace view backoffice.every_act as
	select 'backoffice' as source, id, merchant, act, operator, at, before, after, origin from backoffice.operator_act
	union all
	select 'cashier', id, merchant, act, operator, at, before, after, origin from cashier.operator_act
	union all
	select 'protection', id, merchant, act, operator, at, before, after, origin from protection.operator_act
	union all
	select 'brand', id, merchant::text, act, operator, at, before, after, origin from brand.operator_act
	union all
	select 'members', id, merchant::text, act, operator, at,
		jsonb_strip_nulls(jsonb_build_object('member', member_id)), jsonb_build_object('detail', detail), origin
	from members.operator_acts
	union all
	select 'games', id, merchant, act, operator, at, before, after, origin from games.operator_act;
