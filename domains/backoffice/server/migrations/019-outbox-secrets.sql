-- Codes and one-time passwords in the outbox open members' accounts: reading them is a permission of its own. Only owners have
-- it until they give it.
update backoffice.role set permissions = permissions || array['courier.outbox:secrets']
where code = 'owner' and 'courier.outbox:read' = any (permissions);
