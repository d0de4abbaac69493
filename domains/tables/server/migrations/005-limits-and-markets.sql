-- What the desk sets by currency and by market.
-- Bounds of currencies that have their own: { "KRW": { "min": 1, "max": 500 } }, in units of each.
alter table tables.setting add column bounds_by jsonb not null default '{}';

-- What a brand's market allows of the tables; a brand without a row allows all.
create table tables.market (
	merchant text primary key,
	-- Good roads may be named.
	names_roads boolean not null
);
