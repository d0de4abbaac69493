-- Jackpots have permissions of their own; whoever had the catalogue's gets them, and who looks after staff may fund them.
update backoffice.role set permissions = permissions
	|| case when 'games.catalogue:read' = any (permissions) then array['games.jackpots:read'] else '{}'::text[] end
	|| case when 'games.catalogue:write' = any (permissions) then array['games.jackpots:write'] else '{}'::text[] end
	|| case when 'staff:write' = any (permissions) then array['games.jackpots:fund'] else '{}'::text[] end;
