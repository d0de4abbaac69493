-- Vendors outside the house, their addresses and keys, have permissions of their own. Who looks at the catalogue may look at
-- them; who sets it and works on the staff too may set them.
update backoffice.role set permissions = permissions
	|| case when 'games.catalogue:read' = any (permissions) then array['games.vendors:read'] else '{}'::text[] end
	|| case when permissions @> array['games.catalogue:write', 'staff:write'] then array['games.vendors:write']
		else '{}'::text[] end;
