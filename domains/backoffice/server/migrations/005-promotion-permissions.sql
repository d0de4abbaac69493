-- Promotions at a deposit are a permission of their own; whoever had the methods' gets it.
update backoffice.role set permissions = permissions
	|| case when 'cashier.methods:read' = any (permissions) then array['cashier.promotions:read'] else '{}'::text[] end
	|| case when 'cashier.methods:write' = any (permissions) then array['cashier.promotions:write'] else '{}'::text[] end;
