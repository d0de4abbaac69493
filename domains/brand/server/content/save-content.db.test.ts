// What an operator writes is what the site says: to whom, in which language, from when to when, in which order; and not at
// all while it is off.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import type { ContentItem, ContentWords } from "../../contract/index.ts";
import {
	listAnnouncements,
	listBanners,
	listPages,
	listPromotions,
	readHelpCenter,
	readPage,
	readPromotion,
} from "../../contract/index.ts";
import type { ContentKind } from "../../core/index.ts";
import { openBrand, principal } from "../testing/open-brand.ts";
import { listContent, readContent } from "./content-desk.ts";
import { saveContent } from "./save-content.ts";

const { call, answer, clock, db, module } = await openBrand();
const merchant = "tessera";
const about = { merchant, operator: "han", at: new Date("2026-05-01T12:00:00Z") };
const member = { principal: principal("100001") };
const at = (time: string) => ({ now: new Date(time) });

const draft = (change: Partial<ContentWords>): ContentWords => ({
	code: "leaves",
	place: "B",
	published: true,
	from: "2026-05-01T11:00:00.000Z",
	to: null,
	position: 0,
	image: "",
	scene: "mosaic-hall",
	link: "",
	texts: [
		{ language: "EN", title: "Leaves", body: "They fall.", more: "Look" },
		{ language: "KO", title: "낙엽", body: "떨어져요.", more: "보기" },
	],
	...change,
});

async function write(kind: ContentKind, change: Partial<ContentWords>, over?: ContentItem): Promise<ContentItem> {
	const stands = over === undefined ? undefined : { id: over.id, revision: over.revision };
	const { kind: _kind, id: _id, revision: _revision, ...before } = over ?? { kind, id: "", revision: "" };
	const words = { ...draft({}), ...before, ...change };
	const saved = unwrap(await db.tx((tx) => saveContent(tx, { ...about, kind, stands, draft: words })));
	await module().api.refresh();
	return saved;
}

const titles = async (type: string, by = {}): Promise<string[]> =>
	(await call(listAnnouncements, { type }, by)).announcements.map(({ title }) => title);

describe("an announcement", () => {
	test("is told from its first moment to its last, and not after", async () => {
		const period = { from: "2026-06-01T00:00:00.000Z", to: "2026-06-02T00:00:00.000Z" };
		await write("announcement", { code: "one-day", ...period });
		for (const [time, told] of [
			["2026-05-31T23:59:59.999Z", false],
			["2026-06-01T00:00:00.000Z", true],
			["2026-06-01T23:59:59.999Z", true],
			["2026-06-02T00:00:00.000Z", false],
		] as const)
			expect([time, (await titles("B", at(time))).includes("Leaves")]).toEqual([time, told]);
	});

	test("for players is told to members alone; a pop-up says that it is one, a promotion too", async () => {
		await write("announcement", { code: "for-players", place: "PL" });
		await write("announcement", { code: "pops-up", place: "PU" });
		await write("announcement", { code: "promotes", place: "PR" });
		expect([await titles("PL"), (await titles("PL", member)).includes("Leaves")]).toEqual([[], true]);
		const marks = async (type: string) => {
			const { announcements } = await call(listAnnouncements, { type }, member);
			const { popup, player, promotion } = announcements.find(({ title }) => title === "Leaves") ?? {};
			return { popup, player, promotion };
		};
		expect(await marks("PL")).toEqual({ popup: false, player: true, promotion: false });
		expect(await marks("PU")).toEqual({ popup: true, player: false, promotion: false });
		expect(await marks("PR")).toEqual({ popup: false, player: false, promotion: true });
	});

	test("of the house that is for players stays so when its words change", async () => {
		const care = await db.read((tx) => readContent(tx, { merchant, kind: "announcement", id: "player-care" }));
		if (care === undefined) throw new Error("the default brand has it");
		await write("announcement", { texts: [{ language: "EN", title: "Care", body: "", more: "" }] }, care);
		expect(await titles("PU")).not.toContain("Care");
		expect(await titles("PU", member)).toContain("Care");
	});

	test("that is off is told to nobody and is listed at the desk, until it is put back", async () => {
		const on = await write("announcement", { code: "on-and-off", place: "H" });
		const off = await write("announcement", { published: false }, on);
		expect(await titles("H", member)).not.toContain("Leaves");
		const asked = { merchant, kind: "announcement", wish: { language: "KO", fallback: "EN" }, most: 200 } as const;
		const page = await db.read((tx) => listContent(tx, asked));
		expect(page?.lines.find(({ id }) => id === "on-and-off")).toMatchObject({ published: false, title: "낙엽" });
		await write("announcement", { published: true }, off);
		expect(await titles("H")).toContain("Leaves");
	});
});

describe("a banner", () => {
	test("stands at its place in its order, speaks the language, leads where it says", async () => {
		const first = await write("banner", { code: "leaves", place: "w_login", link: "/rng", position: 0 });
		const second = { texts: [{ language: "EN" as const, title: "Second", body: "", more: "" }] };
		await write("banner", { code: "second", place: "w_login", position: 1, ...second });
		const shown = async (by = {}) => (await call(listBanners, { group: "w_login" }, by)).banners;
		const order = async () => (await shown()).map(({ title }) => title).filter((title) => /Leaves|Second/.test(title));
		expect(await order()).toEqual(["Leaves", "Second"]);
		const [korean] = (await shown({ language: "ko" })).filter(({ title }) => title === "낙엽");
		expect(korean).toMatchObject({ text: "떨어져요.", action: "보기", link: "/rng", scene: "mosaic-hall" });
		await write("banner", { position: 2 }, first);
		expect(await order()).toEqual(["Second", "Leaves"]);
	});
});

describe("a promotion", () => {
	test("has its terms and its summary, and is not found while it is off", async () => {
		const on = await write("promotion", { place: "members" });
		expect(await call(readPromotion, { id: "leaves" })).toMatchObject({ summary: "Look", terms: "They fall." });
		await write("promotion", { published: false }, on);
		expect((await answer(readPromotion, { id: "leaves" })).ok).toBe(false);
		expect((await call(listPromotions)).promotions.map(({ id }) => id)).not.toContain("leaves");
	});

	test("that has to be claimed stays so when its words change", async () => {
		const stones = await db.read((tx) => readContent(tx, { merchant, kind: "promotion", id: "three-stones" }));
		if (stones === undefined) throw new Error("the default brand has it");
		const changed = await write("promotion", { position: 7 }, stones);
		expect(changed.texts).toEqual(stones.texts);
		expect(await call(readPromotion, { id: "three-stones" })).toMatchObject({ taking: "claim", state: "open" });
	});
});

describe("help and pages", () => {
	test("an article stands in its topic in its order, and is gone while it is off", async () => {
		const [topic] = (await call(readHelpCenter)).topics;
		const place = topic?.code ?? "";
		const on = await write("article", { place, position: 99 });
		const articles = async () =>
			(await call(readHelpCenter)).topics.find(({ code }) => code === place)?.articles.map(({ code }) => code) ?? [];
		expect((await articles()).at(-1)).toBe("leaves");
		const off = await write("article", { published: false }, on);
		expect(await articles()).not.toContain("leaves");
		await write("article", { published: true, position: 0 }, off);
		expect((await articles()).slice(0, 2)).toContain("leaves");
	});

	test("a page is told with its moment; of two places only the footer's stand in the footer", async () => {
		await write("page", { code: "leaves", place: "footer", position: 99 });
		await write("page", { code: "hidden-leaves", place: "join", position: 99 });
		const codes = (await call(listPages)).pages.map(({ code }) => code);
		expect([codes.includes("leaves"), codes.includes("hidden-leaves")]).toEqual([true, false]);
		const page = await call(readPage, { code: "leaves" }, { language: "ko" });
		expect(page).toMatchObject({ title: "낙엽", body: "떨어져요.", version: "2026-05" });
		expect(page.updatedAt).toBe(about.at.toISOString());
	});
});

test("each edit stands written with what differs alone; one that failed leaves nothing", async () => {
	const acts = () => db.read(async (tx) => (await sql`select * from brand.operator_act order by id`.execute(tx)).rows);
	const item = await write("banner", { code: "written-down", place: "home" });
	const before = (await acts()).length;
	await write("banner", { position: 5 }, item);
	expect((await acts()).at(-1)).toMatchObject({
		act: "banner changed",
		operator: "han",
		before: { content: "written-down", position: 0 },
		after: { position: 5 },
	});
	const stale = { kind: "banner", stands: { id: item.id, revision: item.revision }, draft: draft({}) } as const;
	const refused = await db.tx((tx) => saveContent(tx, { ...about, ...stale }));
	expect(refused).toMatchObject({ ok: false, error: { code: "CONTENT_STALE" } });
	expect(await acts()).toHaveLength(before + 1);
	expect(clock.now()).toEqual(about.at);
});
