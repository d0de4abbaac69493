// What the brand says, at the desk: every kind listed, opened, written in several languages, planned, taken off the site and
// put back; a stale edit is told, each one is written down.
import { describe, expect, test, vi } from "vitest";
import type { ContentItem, ContentLine, ContentWords } from "#brand/contract";
import { contentKinds } from "#brand/core";
import { unwrap } from "#platform/kernel";
import { listActs, listContent, readContent, saveContent } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, clock, owner, rows, brand } = office;
const asOwner = { token: owner };
const refusedAs = (code: string, value?: unknown) =>
	expect.objectContaining({
		ok: false,
		error: expect.objectContaining({ code, ...(value === undefined ? {} : { value }) }),
	});

type Kind = (typeof contentKinds)[number];

async function lines(section: Kind): Promise<readonly ContentLine[]> {
	const all: ContentLine[] = [];
	let cursor: string | undefined;
	do {
		const input = cursor === undefined ? { section } : { section, cursor };
		const page = unwrap(await call(listContent, input, asOwner));
		all.push(...page.lines);
		cursor = page.next ?? undefined;
	} while (cursor !== undefined);
	return all;
}
const open = async (section: Kind, item: string): Promise<ContentItem> =>
	unwrap(await call(readContent, { section, item }, asOwner));
const add = (section: Kind, draft: ContentWords) => call(saveContent, { section, draft }, asOwner);
const change = (item: ContentItem, edit: Partial<ContentWords>) => {
	const { kind: section, id, revision, ...draft } = item;
	return call(saveContent, { section, stands: { id, revision }, draft: { ...draft, ...edit } }, asOwner);
};
const lastAct = async () => {
	const { acts } = unwrap(await call(listActs, { source: "brand" }, asOwner));
	return { ...acts[0], before: JSON.parse(acts[0]?.before ?? "{}"), after: JSON.parse(acts[0]?.after ?? "{}") };
};
const site = () => brand.brand("tessera");
const follows = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true));

const draft = (edit: Partial<ContentWords> = {}): ContentWords => ({
	code: "autumn",
	place: "B",
	published: true,
	from: clock.now().toISOString(),
	to: null,
	position: 3,
	image: "",
	scene: "mosaic-hall",
	link: "",
	texts: [
		{ language: "EN", title: "Autumn", body: "Leaves fall.", more: "Look" },
		{ language: "KO", title: "가을", body: "낙엽이 져요.", more: "보기" },
	],
	...edit,
});

/** Where a new piece of each kind can stand in the default brand. */
const placeOf = async (kind: Kind): Promise<string> => (await lines(kind))[0]?.place ?? "";

describe.each(contentKinds)("the kind %s", (kind) => {
	test("is listed with its titles and languages, and each line opens", async () => {
		const all = await lines(kind);
		expect(all.length).toBeGreaterThan(0);
		for (const { id, title, languages } of all.slice(0, 3)) {
			const item = await open(kind, id);
			expect(item).toMatchObject({ kind, id });
			expect(item.texts.find(({ language }) => language === "EN")?.title).toBe(title);
			expect(item.texts.map(({ language }) => language).sort()).toEqual([...languages].sort());
		}
	});

	test("a new piece is added, changed and written down; what it says comes back as it was said", async () => {
		const place = await placeOf(kind);
		const added = unwrap(await add(kind, draft({ place })));
		expect(added.texts.map(({ title }) => title)).toEqual(["Autumn", "가을"]);
		expect(await lastAct()).toMatchObject({ act: `${kind} added`, operator: "owner", before: { content: added.id } });
		expect(await add(kind, draft({ place }))).toEqual(refusedAs("CONTENT_EXISTS"));
		const texts = added.texts.map((text) => ({ ...text, title: `${text.title} 2` }));
		const changed = unwrap(await change(added, { texts }));
		expect(changed.texts).toEqual(texts);
		expect(await open(kind, added.id)).toEqual(changed);
		const act = await lastAct();
		expect(act).toMatchObject({
			act: `${kind} changed`,
			before: { content: added.id, texts: added.texts },
			after: { texts },
		});
		expect(Object.keys(act.after)).toEqual(["texts"]);
		expect(await change(changed, {})).toEqual(refusedAs("NOTHING_CHANGED"));
		expect(await change(added, { position: 9 })).toEqual(refusedAs("CONTENT_STALE"));
		expect(await change(changed, { code: "winter" })).toEqual(refusedAs("CONTENT_INVALID", { part: "code" }));
		expect((await lines(kind)).filter(({ code }) => code === "autumn")).toHaveLength(1);
	});
});

describe("the site", () => {
	test("shows an announcement from its moment to its end, and not while it is off", async () => {
		const to = new Date(clock.now().getTime() + 3_600_000).toISOString();
		const planned = unwrap(await add("announcement", draft({ code: "planned", to })));
		const shown = () =>
			site().announcements.find((one) => one.texts.get("EN")?.title === "Autumn" && one.endsAt !== undefined);
		await follows(() => shown()?.endsAt?.toISOString() === to);
		const off = unwrap(await change(planned, { published: false }));
		await follows(() => shown() === undefined);
		expect((await lines("announcement")).find(({ code }) => code === "planned")).toMatchObject({
			published: false,
			to,
		});
		expect(unwrap(await change(off, { published: true })).published).toBe(true);
		await follows(() => shown() !== undefined);
	});

	test("follows banners, promotions and help as they are written, ordered and taken off", async () => {
		const banner = unwrap(
			await add("banner", draft({ code: "first-of-all", place: "home", position: 0, link: "/rng" })),
		);
		await follows(() => site().banners.some(({ link, texts }) => link === "/rng" && texts.get("KO")?.title === "가을"));
		expect((await change(banner, { published: false })).ok).toBe(true);
		await follows(() => !site().banners.some(({ texts }) => texts.get("KO")?.title === "가을"));
		const promotion = unwrap(await add("promotion", draft({ code: "leaves", place: await placeOf("promotion") })));
		await follows(() => site().promotions.some(({ code }) => code === "leaves"));
		expect((await change(promotion, { published: false })).ok).toBe(true);
		await follows(() => !site().promotions.some(({ code }) => code === "leaves"));
		const topic = await placeOf("article");
		const article = unwrap(await add("article", draft({ code: "leaves", place: topic })));
		expect(article.id).toBe(`${topic}/leaves`);
		const codes = () =>
			site()
				.help.find(({ code }) => code === topic)
				?.articles.map(({ code }) => code) ?? [];
		await follows(() => codes().includes("leaves"));
		expect((await change(article, { published: false })).ok).toBe(true);
		await follows(() => !codes().includes("leaves"));
	});

	test("a page is told anew and keeps its version; it cannot be taken off", async () => {
		const page = await open("page", (await lines("page"))[0]?.id ?? "");
		const version = () => site().pages.find(({ code }) => code === page.code)?.version;
		const before = version();
		const texts = page.texts.map((text) => ({ ...text, title: `${text.title} anew` }));
		expect((await change(page, { texts })).ok).toBe(true);
		await follows(() => site().pages.some(({ texts: told }) => told.get("EN")?.title.endsWith("anew") === true));
		expect(version()).toBe(before);
		const now = await open("page", page.id);
		expect(await change(now, { published: false })).toEqual(refusedAs("CONTENT_INVALID", { part: "published" }));
	});
});

describe("what cannot be so", () => {
	test.each<[Kind, Partial<ContentWords>, string]>([
		["announcement", { place: "X" }, "place"],
		["announcement", { from: null }, "from"],
		["announcement", { to: "2020-01-01T00:00:00.000Z" }, "to"],
		["promotion", { place: "no-such-category" }, "place"],
		["article", { place: "no-such-topic" }, "place"],
		["banner", { place: "home", link: "https://elsewhere.test" }, "link"],
		["banner", { place: "home", image: "javascript:alert(1)" }, "image"],
		["page", { place: "footer", texts: [] }, "texts"],
	])("of the kind %s, %o is refused: %s, and nothing is written", async (kind, edit, part) => {
		const acts = await rows("select 1 from brand.operator_act");
		expect(await add(kind, draft({ code: "never", ...edit }))).toEqual(refusedAs("CONTENT_INVALID", { part }));
		expect((await lines(kind)).some(({ code }) => code === "never")).toBe(false);
		expect(await rows("select 1 from brand.operator_act")).toHaveLength(acts.length);
	});

	test("a piece that is none is not found, opened or changed", async () => {
		const none = { section: "banner", item: "none" } as const;
		expect(await call(readContent, none, asOwner)).toEqual(refusedAs("CONTENT_NOT_FOUND"));
		const stands = { id: "none", revision: "x" };
		const answer = await call(saveContent, { section: "banner", stands, draft: draft({ place: "home" }) }, asOwner);
		expect(answer).toEqual(refusedAs("CONTENT_NOT_FOUND"));
	});
});

test("of two who edit at once one holds, and nothing of the other is left", async () => {
	for (let turn = 0; turn < 5; turn++) {
		const item = unwrap(await add("banner", draft({ code: `race-${turn}`, place: "home" })));
		const titled = (title: string) => change(item, { texts: [{ language: "EN", title, body: "", more: "" }] });
		const both = await Promise.all([titled("Left"), titled("Right")]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toEqual(refusedAs("CONTENT_STALE"));
		expect((await open("banner", item.id)).texts).toHaveLength(1);
	}
});

test("who reads may not write, and another brand's content is not there", async () => {
	const auditor = { token: (await employ(office, "auditor")).token };
	expect((await call(listContent, { section: "banner" }, auditor)).ok).toBe(true);
	expect(await call(saveContent, { section: "banner", draft: draft() }, auditor)).toEqual(refusedAs("NOT_PERMITTED"));
	await rows(`insert into brand.brands (merchant, name, currency, play_money, default_language, languages, terms_version)
		values ('elsewhere', 'Elsewhere', 'P', true, 'EN', '{EN}', '1')`);
	await rows(
		"insert into brand.banners (merchant, code, banner_group, position, scene) values ('elsewhere', 'theirs', 'home', 0, 'x')",
	);
	expect((await lines("banner")).some(({ code }) => code === "theirs")).toBe(false);
	expect(await call(readContent, { section: "banner", item: "theirs" }, asOwner)).toEqual(
		refusedAs("CONTENT_NOT_FOUND"),
	);
});

describe("a long list", () => {
	test("comes page by page, each piece once, by place and position and then the newest first", async () => {
		await rows(`insert into brand.announcements (merchant, code, type, published_at, popup, player, promotion)
			select 'tessera', 'long-' || n, case n % 2 when 0 then 'B' else 'H' end, now() - (n % 7) * interval '1 hour', false, false, false
			from generate_series(1, 120) as n`);
		const all = await lines("announcement");
		expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
		expect(all.filter(({ id }) => id.startsWith("long-"))).toHaveLength(120);
		const keys = all.map(({ place, from }) => `${place} ${9e15 - Date.parse(from ?? "")}`);
		expect(keys).toEqual(keys.toSorted());
		const first = unwrap(await call(listContent, { section: "announcement" }, asOwner));
		expect(first.lines).toHaveLength(50);
		await rows("delete from brand.announcements where code::text like 'long-%'");
	});

	test("names the places that an operator made, and refuses a cursor of no list", async () => {
		const topics = await rows<{ code: string }>("select code from brand.help_topics order by position, code");
		const { places } = unwrap(await call(listContent, { section: "article" }, asOwner));
		expect(places).toEqual(topics.map(({ code }) => code));
		expect(unwrap(await call(listContent, { section: "banner" }, asOwner)).places).toEqual([]);
		for (const named of ["nothing", "no\0thing"]) {
			const cursor = Buffer.from(named).toString("base64url");
			expect(await call(listContent, { section: "banner", cursor }, asOwner)).toEqual(refusedAs("INVALID_CURSOR"));
		}
	});
});
