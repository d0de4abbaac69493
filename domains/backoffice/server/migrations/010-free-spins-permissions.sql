-- Free spins have permissions of their own. Whoever looks at jackpots may look at them; whoever writes promotions may give them;
-- whoever agrees to corrections of money agrees to what costs more than one may give alone.
update backoffice.role set permissions = permissions
	|| case when 'games.jackpots:read' = any (permissions) then array['games.free-spins:read'] else '{}'::text[] end
	|| case when 'cashier.promotions:write' = any (permissions) then array['games.free-spins:write'] else '{}'::text[] end
	|| case when 'wallet.adjustments:decide' = any (permissions) then array['games.free-spins:decide'] else '{}'::text[] end;
