-- Where transfers of members go is a permission of its own: only owners have it until they give it.
update backoffice.role set permissions = permissions || array['cashier.methods:account']
where code = 'owner' and 'cashier.methods:write' = any (permissions);
