-- Writing what a brand says is a permission of its own; whoever had the brand's keeps it.
update backoffice.role set permissions = permissions
	|| case when 'brand:read' = any (permissions) then array['brand.content:read'] else '{}'::text[] end
	|| case when 'brand:write' = any (permissions) then array['brand.content:write'] else '{}'::text[] end;
