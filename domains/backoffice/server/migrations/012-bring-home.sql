-- Having members' money brought home from a vendor is a permission of its own. Whoever works vendors has it.
update backoffice.role set permissions = permissions || array['games.vendors:bring']
	where 'games.vendors:write' = any (permissions);
