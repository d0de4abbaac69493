-- Reports have permissions of their own: what the brand made, and by whom. Whoever looks at what games returned and at the audit log
-- may look at them.
update backoffice.role set permissions = permissions || array['reports:read', 'reports.members:read']
	where permissions @> array['games.returns:read', 'audit:read'];
