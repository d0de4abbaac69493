-- Hundredths of a stake that count towards a bonus, of the categories that count in part; the others that count do so whole. A
-- bonus keeps those it was chosen with, and of one that has any it is always written down what was wagered by category.
alter table cashier.promotion add column parts jsonb not null default '{}' check (jsonb_typeof(parts) = 'object');
alter table cashier.bonus add column parts jsonb not null default '{}'
	check (jsonb_typeof(parts) = 'object' and (parts = '{}' or wagered_by is not null or state in ('chosen', 'void')));
