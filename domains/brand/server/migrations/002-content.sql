-- What a brand says, in each of its languages: announcements, banners, help, pages.
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
