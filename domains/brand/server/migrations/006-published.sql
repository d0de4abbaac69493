-- What a brand says may be taken off the site and put back without being lost; and all of it in one shape, for the desk.
alter table brand.announcements add column published boolean not null default true;
alter table brand.banners add column published boolean not null default true;
alter table brand.promotions add column published boolean not null default true;
alter table brand.help_articles add column published boolean not null default true;

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
