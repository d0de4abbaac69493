// Writes the default brand's promotions, its page for agents and its install guides.
import { type Tx, tables } from "#platform/db";
import type { BrandTables, PagePlace } from "../tables.ts";
import en from "./en.json" with { type: "json" };
import { entriesOf, spoken, type Target } from "./seed-content.ts";

const dayMilliseconds = 86_400_000;

/** Days count from the seed. */
const promotions = [
	{ code: "welcome-balance", category: "members", taking: "by-itself", scene: "gift-cloth", from: 0 },
	{ code: "free-trials", category: "games", taking: "by-itself", scene: "lantern-reels", from: 0 },
	{ code: "three-stones", category: "rewards", taking: "claim", scene: "three-stones", from: 0, to: 90 },
] as const;

const pages: readonly (readonly [code: string, place: PagePlace])[] = [
	["join", "join"],
	["install-ios", "guide"],
	["install-ios-lite", "guide"],
	["install-android", "guide"],
	["install-web", "guide"],
];

/** They stand behind the seven of the footer. */
const firstPosition = 100;
const gatedPosition = 50;

export async function seedSitePages(tx: Tx, target: Target): Promise<void> {
	await seedCategories(tx, target);
	await seedPromotions(tx, target);
	await seedPages(tx, target);
}

async function seedCategories(tx: Tx, { merchant }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const categories = entriesOf(en.promotionCategories).map(([code], position) => ({ merchant, code, position }));
	await db.insertInto("brand.promotion_categories").values(categories).onConflict(keepTheirs).execute();
	const texts = spoken.flatMap(({ language, texts: written }) =>
		entriesOf(written.promotionCategories).map(([category, title]) => ({ merchant, category, language, title })),
	);
	await db.insertInto("brand.promotion_category_texts").values(texts).onConflict(keepTheirs).execute();
}

async function seedPromotions(tx: Tx, { merchant, now }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const inDays = (days: number): Date => new Date(now.getTime() + days * dayMilliseconds);
	const rows = promotions.map(({ from, ...promotion }, position) => {
		const { to, ...row } = { to: undefined, ...promotion };
		const ends_at = to === undefined ? null : inDays(to);
		return { merchant, position, ...row, starts_at: inDays(from), ends_at };
	});
	await db.insertInto("brand.promotions").values(rows).onConflict(keepTheirs).execute();
	const texts = spoken.flatMap(({ language, texts: written }) =>
		entriesOf(written.promotions).map(([promotion, text]) => ({ merchant, promotion, language, ...text })),
	);
	await db.insertInto("brand.promotion_texts").values(texts).onConflict(keepTheirs).execute();
}

const seedPages = (tx: Tx, target: Target): Promise<void> => writePages(tx, { ...target, pages, from: "otherPages" });

/** Pages of the footer that are there while their flag is on. */
export const seedGatedPages = (tx: Tx, target: Target): Promise<void> =>
	writePages(tx, { ...target, pages: [["agent-policy", "footer"]], from: "gatedPages" });

type Pages = Target & {
	readonly pages: readonly (readonly [code: string, place: PagePlace])[];
	/** Where their words stand. */
	readonly from: "otherPages" | "gatedPages";
};

async function writePages(tx: Tx, { merchant, now, pages: written, from }: Pages): Promise<void> {
	const db = tables<BrandTables>(tx);
	const position = from === "gatedPages" ? gatedPosition : firstPosition;
	const rows = written.map(([code, place], index) => ({
		merchant,
		code,
		place,
		position: position + index,
		version: "2026-01",
		updated_at: now,
	}));
	await db.insertInto("brand.pages").values(rows).onConflict(keepTheirs).execute();
	const texts = spoken.flatMap(({ language, texts: all }) =>
		entriesOf(all[from]).map(([page, text]) => ({ merchant, page, language, ...text })),
	);
	await db.insertInto("brand.page_texts").values(texts).onConflict(keepTheirs).execute();
}

/** What an operator wrote under the same code stays as it is. */
const keepTheirs = <T>(conflict: { readonly doNothing: () => T }): T => conflict.doNothing();
