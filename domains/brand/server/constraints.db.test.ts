import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { migrations, seed } from "./module.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
beforeAll(() => seed({ db, clock }));

const run = (statement: string) => db.tx((tx) => sql.raw(statement).execute(tx));

const version = async () =>
	BigInt(
		(await db.read((tx) => sql<{ version: string }>`select version from brand.version`.execute(tx))).rows[0]?.version ??
			0,
	);

describe("the database refuses what makes no brand", () => {
	test.each([
		["an age below 18", "update brand.brands set minimum_age = 17"],
		["an age of a language below 18", "update brand.minimum_ages set years = 17"],
		["a session that is idle for ever", "update brand.brands set idle_minutes = 100000"],
		["T11 a login of more than thirty days", "update brand.brands set session_days = 31"],
		["a starting balance below zero", "update brand.brands set starting_balance = -1"],
		["no language", "update brand.brands set languages = '{}'"],
		["a default language that is not enabled", "update brand.brands set default_language = 'FR'"],
		["a language that is no code", "update brand.brands set languages = '{EN,korean}'"],
		["no name", "update brand.brands set name = ''"],
		["a merchant code with a space", "update brand.brands set merchant = 'tes sera'"],
		["bounds the wrong way round", "update brand.registration_fields set min_length = 20, max_length = 10"],
		["a host in capitals", "insert into brand.domains values ('Play.Example', 'tessera')"],
		["a host with a path", "insert into brand.domains values ('play.example/x', 'tessera')"],
		["a host of nobody", "insert into brand.domains values ('play.example', 'nobody')"],
		["a country of three letters", "insert into brand.restricted_countries values ('tessera', 'USA')"],
		["a network that is none", "insert into brand.network_rules values ('tessera', '10.0.0.1/8', true)"],
		["a dialing code that begins with zero", "update brand.countries set dialing_code = '082' where code = 'KR'"],
		["a negative point", "update brand.sorting set point = -0.1 where category = 'RNG'"],
		["a CDN with a path", "update brand.cdns set origin = 'https://i.example/pictures'"],
		["a CDN of another scheme", "update brand.cdns set origin = 'javascript:alert(1)'"],
		[
			"an announcement that ends before it begins",
			"update brand.announcements set ends_at = published_at - interval '1 s'",
		],
		["an announcement of no type", "update brand.announcements set type = 'XX'"],
		["an announcement without a title", "update brand.announcement_texts set title = ''"],
		["a banner that leads elsewhere", "update brand.banners set link = 'https://elsewhere.example'"],
		["a banner that leads elsewhere by a slash", "update brand.banners set link = '//elsewhere.example'"],
		["a banner that leads elsewhere by a backslash", "update brand.banners set link = '/\\elsewhere.example'"],
		[
			"a text of no article",
			"insert into brand.help_article_texts values ('tessera', 'wallet', 'none', 'EN', 'x', '')",
		],
		["a page without a version", "update brand.pages set version = ''"],
		["a page of no place", "update brand.pages set place = 'cellar'"],
		["a promotion that ends before it begins", "update brand.promotions set ends_at = starts_at - interval '1 s'"],
		["a promotion of no category", "update brand.promotions set category = 'none'"],
		["a promotion that is neither taken nor claimed", "update brand.promotions set taking = 'luck'"],
		["bounds of a message the wrong way round", "update brand.brands set feedback_min_words = 301"],
		["a message of the maintenance without end", "update brand.brands set maintenance_message = repeat('x', 501)"],
		["a second version row", "insert into brand.version values (false)"],
	])("%s", async (_case, statement) => {
		await expect(run(statement)).rejects.toThrow();
	});
});

describe("every edit moves the version", () => {
	test.each([
		["brands", "update brand.brands set name = 'Tessera'"],
		["minimum_ages", "update brand.minimum_ages set years = 19"],
		["flags", "update brand.flags set enabled = enabled"],
		["registration_fields", "update brand.registration_fields set required = required"],
		["domains", "insert into brand.domains values ('play.example', 'tessera')"],
		["restricted_countries", "insert into brand.restricted_countries values ('tessera', 'US')"],
		["network_rules", "insert into brand.network_rules values ('tessera', '10.0.0.0/8', true)"],
		["countries", "update brand.countries set dialing_code = dialing_code"],
		["sorting", "update brand.sorting set position = position + 1"],
		["resources", "insert into brand.resources values ('tessera', 'IOS', 0, '/down', '/down', 'iOS')"],
		["service_links", "update brand.service_links set address = '/help'"],
		["analytics", "insert into brand.analytics values ('tessera', 'none', 'x')"],
		["cdns", "update brand.cdns set origin = 'https://i.example' where purpose = 'image'"],
		["announcements", "update brand.announcements set popup = popup"],
		["announcement_texts", "update brand.announcement_texts set content = content"],
		["banners", "update brand.banners set position = position + 1"],
		["banner_texts", "update brand.banner_texts set text = text"],
		["help_topics", "update brand.help_topics set position = position + 1"],
		["help_topic_texts", "update brand.help_topic_texts set title = title"],
		["help_articles", "update brand.help_articles set position = position + 1"],
		["help_article_texts", "delete from brand.help_article_texts where language = 'KO'"],
		["pages", "update brand.pages set version = '2026-02'"],
		["page_texts", "update brand.page_texts set body = body"],
		["promotion_categories", "update brand.promotion_categories set position = position + 1"],
		["promotion_category_texts", "update brand.promotion_category_texts set title = title"],
		["promotions", "update brand.promotions set position = position + 1"],
		["promotion_texts", "update brand.promotion_texts set terms = terms"],
	])("of %s", async (_table, statement) => {
		const before = await version();
		await run(statement);
		expect(await version()).toBeGreaterThan(before);
	});
	test("and no table that stands in memory is forgotten above", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ name: string }>`
				select t.table_name as name from information_schema.tables t
				where t.table_schema = 'brand' and t.table_type = 'BASE TABLE'
					and t.table_name not in ('version', 'seeded', 'feedback', 'operator_act')
					and not exists (
						select from information_schema.triggers g
						where g.event_object_schema = 'brand' and g.event_object_table = t.table_name
							and g.trigger_name = 'moves_version')`.execute(tx),
		);
		expect(rows).toEqual([]);
	});
	test("a transaction that rolls back moves nothing", async () => {
		const before = await version();
		await expect(
			db.tx(async (tx) => {
				await sql`update brand.brands set name = 'X'`.execute(tx);
				throw new Error("no");
			}),
		).rejects.toThrow("no");
		expect(await version()).toBe(before);
	});
});
