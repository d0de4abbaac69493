-- By category how much the member had ever wagered when the bonus was granted, so that what counted since is told by category.
-- Of bonuses from before nothing is known.
alter table cashier.bonus add column wagered_by jsonb;
