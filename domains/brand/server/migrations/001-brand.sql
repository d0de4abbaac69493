-- The brand as data: what an operator edits. Every change of any of these tables moves brand.version, so that every
-- node reads the brand again within a second.
create schema brand;

create table brand.version (
	only_row boolean primary key default true check (only_row),
	version bigint not null default 1,
	changed_at timestamptz not null default clock_timestamp()
);
insert into brand.version default values;

create function brand.move_version() returns trigger language plpgsql as $$
begin
	update brand.version set version = version + 1, changed_at = clock_timestamp();
	perform pg_notify('brand_changed', '');
	return null;
end $$;

create domain brand.code as text check (value ~ '^[a-z0-9][a-z0-9-]{0,39}$');
create domain brand.language as text check (value ~ '^[A-Z]{2,3}$');
create domain brand.country as text check (value ~ '^[A-Z]{2}$');

create table brand.brands (
	merchant brand.code primary key,
	name text not null check (name <> ''),
	currency text not null check (currency ~ '^[A-Z]{1,5}$'),
	play_money boolean not null,
	default_language brand.language not null,
	languages text[] not null check (array_to_string(languages, ',') ~ '^[A-Z]{2,3}(,[A-Z]{2,3})*$'),
	-- Pages other than login and registration need a session.
	members_only boolean not null default false,
	-- Granted to a new member, in minor units.
	starting_balance bigint not null default 0 check (starting_balance between 0 and 100000000000),
	idle_minutes integer not null default 30 check (idle_minutes between 1 and 1440),
	session_days integer not null default 30 check (session_days between 1 and 30),
	password_max_age_days integer check (password_max_age_days > 0),
	terms_version text not null check (terms_version <> ''),
	minimum_age integer not null default 18 check (minimum_age between 18 and 25),
	maintenance boolean not null default false,
	maintenance_until timestamptz,
	-- Shown below the text of the maintenance page, as the operator wrote it.
	maintenance_message text not null default '' check (length(maintenance_message) <= 500),
	feedback_min_words integer not null default 3 check (feedback_min_words between 1 and 100),
	feedback_max_words integer not null default 300 check (feedback_max_words <= 2000),
	-- What a brand promises to who registers, and to who gives a Zalo number, as the site writes it: "1000VND", "131K". Empty: nothing.
	registration_offer text not null default '' check (length(registration_offer) <= 20),
	zalo_offer text not null default '' check (length(zalo_offer) <= 20),
	check (default_language = any (languages)),
	check (feedback_min_words <= feedback_max_words)
);

-- Where a language of the site asks for more years.
create table brand.minimum_ages (
	merchant brand.code not null references brand.brands on delete cascade,
	language brand.language not null,
	years integer not null check (years between 18 and 25),
	primary key (merchant, language)
);

create table brand.flags (
	merchant brand.code not null references brand.brands on delete cascade,
	flag text not null check (flag ~ '^[A-Z0-9]{3,30}$'),
	enabled boolean not null,
	primary key (merchant, flag)
);

create table brand.registration_fields (
	merchant brand.code not null references brand.brands on delete cascade,
	field text not null check (field ~ '^[a-zA-Z]{2,30}$'),
	enabled boolean not null,
	required boolean not null,
	pattern_id brand.code not null,
	min_length integer not null check (min_length >= 0),
	max_length integer not null check (max_length <= 256),
	primary key (merchant, field),
	check (min_length <= max_length)
);

-- The hosts of a brand. The host '*' stands for every host that no row names.
create table brand.domains (
	host text primary key check (host = lower(host) and (host = '*' or host ~ '^[a-z0-9.:\[\]-]{1,253}$')),
	merchant brand.code not null references brand.brands on delete cascade,
	-- A host that lets in agents alone.
	agents_only boolean not null default false
);

create table brand.restricted_countries (
	merchant brand.code not null references brand.brands on delete cascade,
	country brand.country not null,
	primary key (merchant, country)
);

-- Networks that pass or are refused whatever their country. The longest prefix decides.
create table brand.network_rules (
	merchant brand.code not null references brand.brands on delete cascade,
	network cidr not null,
	allowed boolean not null,
	note text not null default '',
	primary key (merchant, network)
);

create table brand.countries (
	code brand.country primary key,
	dialing_code text not null check (dialing_code ~ '^[1-9][0-9]{0,5}$')
);

create table brand.sorting (
	merchant brand.code not null references brand.brands on delete cascade,
	category text not null check (category ~ '^[A-Z]{2,10}$'),
	position integer not null,
	-- Whether the navigation shows it.
	enabled boolean not null,
	-- The rate shown beside the category.
	point numeric(6, 2) check (point >= 0),
	primary key (merchant, category)
);

create table brand.resources (
	merchant brand.code not null references brand.brands on delete cascade,
	resource_type text not null check (resource_type ~ '^[A-Z_]{2,30}$'),
	position integer not null,
	url text not null,
	qr_code_url text not null,
	label_name_en text not null,
	primary key (merchant, resource_type)
);

create table brand.service_links (
	merchant brand.code not null references brand.brands on delete cascade,
	position integer not null,
	type integer not null check (type between 1 and 99),
	-- The address in the clear; it is sealed when it is answered.
	address text not null,
	primary key (merchant, position)
);

create table brand.analytics (
	merchant brand.code not null references brand.brands on delete cascade,
	provider brand.code not null,
	tracking_id text not null,
	primary key (merchant, provider)
);

-- Where pictures and games are served from; the empty origin is the site's own.
create table brand.cdns (
	merchant brand.code not null references brand.brands on delete cascade,
	purpose text not null check (purpose in ('image', 'launch-game')),
	position integer not null,
	origin text not null check (origin = '' or origin ~ '^https?://[^/ ]+$'),
	primary key (merchant, purpose, position)
);

-- What a brand says, in each of its languages: announcements, banners, help, pages, promotions. What is not published is
-- off the site, and can be put back.
create table brand.announcements (
	id bigint generated always as identity primary key,
	merchant brand.code not null references brand.brands on delete cascade,
	code brand.code not null,
	type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
	published_at timestamptz not null,
	ends_at timestamptz,
	popup boolean not null default false,
	player boolean not null default false,
	promotion boolean not null default false,
	published boolean not null default true,
	unique (merchant, code),
	check (ends_at > published_at)
);

create table brand.announcement_texts (
	announcement_id bigint not null references brand.announcements on delete cascade,
	language brand.language not null,
	title text not null check (title <> ''),
	content text not null,
	primary key (announcement_id, language)
);

create table brand.banners (
	id bigint generated always as identity primary key,
	merchant brand.code not null references brand.brands on delete cascade,
	code brand.code not null,
	banner_group text not null check (banner_group in ('home', 'w_login', 'w_register')),
	position integer not null,
	-- A picture's address, or the name of a scene the site draws itself.
	image text not null default '',
	scene brand.code not null,
	link text not null default '' check (link = '' or link ~ '^/([^/\\]|$)'),
	-- Also shown inside this announcement.
	announcement_id bigint references brand.announcements on delete set null,
	published boolean not null default true,
	unique (merchant, code)
);

create table brand.banner_texts (
	banner_id bigint not null references brand.banners on delete cascade,
	language brand.language not null,
	title text not null check (title <> ''),
	text text not null,
	action text not null,
	primary key (banner_id, language)
);

create table brand.help_topics (
	merchant brand.code not null references brand.brands on delete cascade,
	code brand.code not null,
	position integer not null,
	primary key (merchant, code)
);

create table brand.help_topic_texts (
	merchant brand.code not null,
	topic brand.code not null,
	language brand.language not null,
	title text not null check (title <> ''),
	primary key (merchant, topic, language),
	foreign key (merchant, topic) references brand.help_topics on delete cascade
);

create table brand.help_articles (
	merchant brand.code not null,
	topic brand.code not null,
	code brand.code not null,
	position integer not null,
	published boolean not null default true,
	primary key (merchant, topic, code),
	foreign key (merchant, topic) references brand.help_topics on delete cascade
);

create table brand.help_article_texts (
	merchant brand.code not null,
	topic brand.code not null,
	article brand.code not null,
	language brand.language not null,
	title text not null check (title <> ''),
	body text not null,
	primary key (merchant, topic, article, language),
	foreign key (merchant, topic, article) references brand.help_articles on delete cascade
);

create table brand.pages (
	merchant brand.code not null references brand.brands on delete cascade,
	code brand.code not null,
	position integer not null,
	version text not null check (version <> ''),
	updated_at timestamptz not null,
	-- Where a page is found: in the footer, at /join, or as an install guide of the apps' page.
	place text not null default 'footer' check (place in ('footer', 'join', 'guide')),
	primary key (merchant, code)
);

create table brand.page_texts (
	merchant brand.code not null,
	page brand.code not null,
	language brand.language not null,
	title text not null check (title <> ''),
	body text not null,
	primary key (merchant, page, language),
	foreign key (merchant, page) references brand.pages on delete cascade
);

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
	published boolean not null default true,
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

-- Up to here all is the brand as its nodes hold it; what follows is read where it is asked for.
do $$
declare
	name text;
begin
	for name in
		select table_name from information_schema.tables
		where table_schema = 'brand' and table_type = 'BASE TABLE' and table_name <> 'version'
	loop
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
	-- It waits, was answered in words, or was read and needs no answer.
	state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
	answer text not null default '' check (length(answer) <= 4000),
	decided_by text check (length(decided_by) between 1 and 100),
	decided_at timestamptz,
	-- When the member read the answer.
	seen_at timestamptz,
	unique (merchant, sender, request_key),
	constraint decided_has_its_time check ((state = 'waiting') = (decided_at is null)),
	constraint decided_by_somebody check ((state = 'waiting') = (decided_by is null)),
	constraint answered_in_words check ((state = 'answered') = (answer <> '')),
	constraint seen_is_answered check (seen_at is null or state = 'answered')
);
create index feedback_by_sender on brand.feedback (merchant, sender, received_at);
create index feedback_by_network on brand.feedback (merchant, network, received_at);
create index feedback_by_state on brand.feedback (merchant, state, received_at, id);

create function brand.guard_feedback() returns trigger language plpgsql as $$
begin
	if old.state <> 'waiting'
		and (new.state, new.answer, new.decided_by, new.decided_at) is distinct from (old.state, old.answer, old.decided_by, old.decided_at) then
		raise exception 'a message is answered once' using errcode = 'restrict_violation';
	end if;
	return new;
end $$;
create trigger answered_once before update on brand.feedback
	for each row execute function brand.guard_feedback();

-- What operators did with the switches of a brand. Only ever added to.
create table brand.operator_act (
	id bigint generated always as identity primary key,
	merchant brand.code not null,
	act text not null check (act ~ '^[a-z]+ [a-z]+$'),
	operator text not null check (operator <> ''),
	at timestamptz not null,
	before jsonb not null,
	after jsonb not null,
	-- Where it came from: the address and the id of the call, as the program around it says at the head of its
	-- transaction; nothing for what is done at the machine itself.
	origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}')
);
create index operator_act_by_time on brand.operator_act (merchant, at desc);
create index operator_act_newest on brand.operator_act (merchant, at desc, id desc);

create function brand.refuse_change() returns trigger language plpgsql as $$
begin
	raise exception 'brand.operator_act is only ever added to';
end $$;
create trigger only_added_to before update or delete or truncate on brand.operator_act
	for each statement execute function brand.refuse_change();

-- All that a brand says in one shape, for the desk.
create view brand.content as
	select merchant, 'announcement' as kind, code::text as id, code::text as code, type as place, published,
		published_at as starts_at, ends_at, 0 as position, '' as image, '' as scene, '' as link from brand.announcements
	union all
	select merchant, 'banner', code, code, banner_group, published, null, null, position, image, scene, link from brand.banners
	union all
	select merchant, 'promotion', code, code, category, published, starts_at, ends_at, position, image, scene, ''
	from brand.promotions
	union all
	select merchant, 'article', topic || '/' || code, code, topic, published, null, null, position, '', '', ''
	from brand.help_articles
	union all
	select merchant, 'page', code, code, place, true, null, null, position, '', '', '' from brand.pages;

create view brand.content_text as
	select a.merchant, 'announcement' as kind, a.code::text as id, t.language::text as language, t.title, t.content as body, '' as more
	from brand.announcement_texts as t join brand.announcements as a on a.id = t.announcement_id
	union all
	select b.merchant, 'banner', b.code, t.language, t.title, t.text, t.action
	from brand.banner_texts as t join brand.banners as b on b.id = t.banner_id
	union all
	select merchant, 'promotion', promotion, language, title, terms, summary from brand.promotion_texts
	union all
	select merchant, 'article', topic || '/' || article, language, title, body, '' from brand.help_article_texts
	union all
	select merchant, 'page', page, language, title, body, '' from brand.page_texts;
