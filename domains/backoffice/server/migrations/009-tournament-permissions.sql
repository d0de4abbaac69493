-- Tournaments have permissions of their own. Whoever looks at jackpots may look at them; a tournament promises money of the
-- house, so whoever may fund jackpots may make one.
update backoffice.role set permissions = permissions
	|| case when 'games.jackpots:read' = any (permissions) then array['games.tournaments:read'] else '{}'::text[] end
	|| case when 'games.jackpots:fund' = any (permissions) then array['games.tournaments:write'] else '{}'::text[] end;
