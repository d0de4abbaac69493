-- What the site's pages show besides 002, and what people and operators leave behind: promotions, feedback, acts.

alter table brand.brands
	-- Shown below the text of the maintenance page, as the operator wrote it.
	add column maintenance_message text not null default '' check (length(maintenance_message) <= 500),
	add column feedback_min_words integer not null default 3 check (feedback_min_words between 1 and 100),
	add column feedback_max_words integer not null default 300 check (feedback_max_words <= 2000),
	add check (feedback_min_words <= feedback_max_words);

-- Where a page is found: in the footer, at /join, or as an install guide of the apps' page.
alter table brand.pages
	add column place text not null default 'footer' check (place in ('footer', 'join', 'guide'));

create table brand.promotion_categories (
	merchant brand.code not null references brand.brands on delete cascade,
	code brand.code not null,
	position integer not null,
	primary key (merchant, code)
);

create table brand.promotion_category_texts (
	merchant brand.code not null,
	category brand.code not null,
	language brand.language not null,
	title text not null check (title <> ''),
	primary key (merchant, category, language),
	foreign key (merchant, category) references brand.promotion_categories on delete cascade
);

create table brand.promotions (
	merchant brand.code not null,
	code brand.code not null,
	category brand.code not null,
	position integer not null,
	starts_at timestamptz not null,
	-- Without one it lasts until an operator ends it.
	ends_at timestamptz,
	-- Whether it comes by itself or has to be claimed.
	taking text not null check (taking in ('by-itself', 'claim')),
	-- A picture's address, or the name of a scene the site draws itself.
	image text not null default '',
	scene brand.code not null,
	primary key (merchant, code),
	foreign key (merchant, category) references brand.promotion_categories on delete cascade,
	check (ends_at > starts_at)
);

create table brand.promotion_texts (
	merchant brand.code not null,
	promotion brand.code not null,
	language brand.language not null,
	title text not null check (title <> ''),
	summary text not null,
	terms text not null,
	primary key (merchant, promotion, language),
	foreign key (merchant, promotion) references brand.promotions on delete cascade
);

do $$
declare
	name text;
begin
	foreach name in array array[
		'promotion_categories', 'promotion_category_texts', 'promotions', 'promotion_texts'
	] loop
		execute format(
			'create trigger moves_version after insert or update or delete or truncate on brand.%I
				for each statement execute function brand.move_version()', name);
	end loop;
end $$;

-- Which parts of the default brand were written. A part is written once: what an operator took away stays away.
create table brand.seeded (
	part brand.code primary key
);

-- What people write to the operator. It is read by staff and leaves the memory of the nodes alone.
create table brand.feedback (
	id bigint generated always as identity primary key,
	number text not null unique check (number ~ '^[0-9A-F]{4}-[0-9A-F]{4}$'),
	merchant brand.code not null,
	-- The member or the network it came from, for the limits and the answer.
	sender text not null check (sender <> ''),
	network text not null check (network <> ''),
	request_key text not null,
	category brand.code not null,
	content text not null check (length(content) between 1 and 20000),
	contact text not null default '' check (length(contact) <= 100),
	language text not null,
	received_at timestamptz not null,
	unique (merchant, sender, request_key)
);
create index feedback_by_sender on brand.feedback (merchant, sender, received_at);
create index feedback_by_network on brand.feedback (merchant, network, received_at);

-- What operators did with the switches of a brand. Only ever added to.
create table brand.operator_act (
	id bigint generated always as identity primary key,
	merchant brand.code not null,
	act text not null check (act ~ '^[a-z]+ [a-z]+$'),
	operator text not null check (operator <> ''),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null
);
create index operator_act_by_time on brand.operator_act (merchant, at desc);

create function brand.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'brand.operator_act is only ever added to';
end $$;

create trigger only_added_to before update or delete or truncate on brand.operator_act
	for each statement execute function brand.refuse_change();
