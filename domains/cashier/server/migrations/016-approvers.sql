-- Who approved a withdrawal is told apart by the account, which no name changes: `staff:<id>`, or `name:<name>` for who works
-- at the machine itself. The names stand beside them, to be read.
alter table cashier.withdrawal add column approved_names text[] not null default '{}';
alter table cashier.withdrawal disable trigger stays_closed;
update cashier.withdrawal set approved_names = approved_by,
	approved_by = (select array_agg('name:' || who order by place)
		from unnest(approved_by) with ordinality as approver (who, place))
where cardinality(approved_by) > 0;
alter table cashier.withdrawal enable trigger stays_closed;
