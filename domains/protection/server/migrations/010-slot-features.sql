-- Whether slots may sell their bonus for its own price, and offer to double what was just won: off unless the market allows it.
alter table protection.profile
	add column feature_buy boolean not null default false,
	add column double_up boolean not null default false;

-- Play money.
update protection.profile set feature_buy = true, double_up = true where code = 'international';
