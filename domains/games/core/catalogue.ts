// The catalogue as data, and what a lobby picks from it. The whole of it fits in memory, so a search is a walk.
import { type CurrencyCode, houseLanguageOf, languageTags } from "#platform/kernel";
import { nearlyIn, searchQuery } from "./search.ts";
import type { StakeLimits } from "./wager.ts";

/** Game categories, in the specification's codes. RNG is slots, PVP poker. */
export const categories = ["RNG", "LIVE", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"] as const;
export type Category = (typeof categories)[number];

export type Volatility = "low" | "medium" | "high";

/** By language, lower-case codes; English is always there. */
export type Names = Readonly<Record<string, string>> & { readonly en: string };

export type CatalogueGame = {
	readonly id: string;
	readonly vendor: string;
	readonly code: string;
	readonly category: Category;
	readonly names: Names;
	/** What a search looks through: see search.ts. */
	readonly search: string;
	/** Theoretical return in per cent, two decimals; undefined where a game has none. */
	readonly rtp: string | undefined;
	readonly payTable: string;
	readonly lines: number | undefined;
	readonly volatility: Volatility | undefined;
	readonly hot: boolean;
	readonly isNew: boolean;
	/** Stands before the most played ones. */
	readonly popular: boolean;
	/** Words of the operator's own. */
	readonly tags: readonly string[];
	/** When its own maintenance is planned to end, where it is under one and somebody said. */
	readonly backAt: Date | undefined;
	/** Rows of games to play while this one cannot be, the first first. */
	readonly recommended: readonly string[];
	readonly artSmall: string;
	readonly artShow: string;
	readonly hue: number;
	readonly trial: boolean;
	/** The game, its vendor and its category are in service. */
	readonly open: boolean;
	readonly limits: ReadonlyMap<CurrencyCode, StakeLimits>;
	readonly order: number;
	readonly addedAt: Date;
	readonly topAward?: TopAward;
};

/** The most one spin can win: hundredths of its stake, and once in how many rounds. */
export type TopAward = { readonly hundredths: bigint; readonly oneIn: number };

/** What it is at the largest stake, in minor units. */
export const largestAward = (award: TopAward, limits: StakeLimits): bigint => (limits.max * award.hundredths) / 100n;

/** "1500.00" */
export const timesText = ({ hundredths }: TopAward): string =>
	`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`;

export type GameQuery = {
	/** One game alone. */
	readonly id?: string | undefined;
	readonly category?: Category | undefined;
	readonly vendor?: string | undefined;
	/** As typed. */
	readonly text?: string | undefined;
	/** Only games whose least stake is this or less, in minor units of `currency`. */
	readonly stake?: bigint | undefined;
	readonly currency: CurrencyCode;
	readonly leastLines?: number | undefined;
	readonly tag?: "hot" | "new" | "favourite" | undefined;
	readonly favourites: ReadonlySet<string>;
	readonly sort: "order" | "name" | "newest" | "rtp" | "award";
	readonly language: string;
};

export type Page<T> = {
	readonly items: readonly T[];
	readonly page: number;
	readonly pages: number;
	readonly total: number;
};

/** A name in a language ("ko", "KO" and "ko-KR" are one), else the English one. */
export function nameIn(names: Names, language: string): string {
	return names[houseLanguageOf(language)?.toLowerCase() ?? "en"] ?? names.en;
}

/** The games a query asks for, in its order; ties keep the operator's order. */
export function selectGames(games: readonly CatalogueGame[], query: GameQuery): readonly CatalogueGame[] {
	const text = query.text === undefined ? "" : searchQuery(query.text);
	const sought = query.text !== undefined && query.text.trim() !== "";
	if (sought && text === "") return [];
	const fitting = games.filter((game) => fits(game, query));
	const named = fitting.filter((game) => game.search.includes(text));
	// What is spelled right is never mixed with what is nearly right.
	const found = named.length > 0 ? named : fitting.filter((game) => nearlyIn({ text: game.search, query: text }));
	return found.sort(
		(left, right) => compare(query)(left, right) || left.order - right.order || Number(left.id) - Number(right.id),
	);
}

function fits(game: CatalogueGame, query: GameQuery): boolean {
	if (query.id !== undefined && game.id !== query.id) return false;
	if (query.category !== undefined && game.category !== query.category) return false;
	if (query.vendor !== undefined && game.vendor !== query.vendor) return false;
	if (query.leastLines !== undefined && (game.lines ?? 0) < query.leastLines) return false;
	if (query.stake !== undefined && (game.limits.get(query.currency)?.min ?? query.stake + 1n) > query.stake)
		return false;
	return hasTag(game, query);
}

/** More would not fit beside the other filters of a hall. */
const mostSteps = 3;

/** The least stakes of a hall's games that leave some of them out: all but the greatest, the smallest first. */
export function stakeSteps(
	games: readonly CatalogueGame[],
	{ category, vendor, currency }: Pick<GameQuery, "category" | "vendor" | "currency">,
): readonly bigint[] {
	const own = games.filter(
		(game) =>
			(category === undefined || game.category === category) && (vendor === undefined || game.vendor === vendor),
	);
	const least = new Set(own.flatMap(({ limits }) => limits.get(currency)?.min ?? []));
	const ascending = [...least].sort((left, right) => (left < right ? -1 : 1));
	return ascending.slice(0, -1).slice(0, mostSteps);
}

function hasTag(game: CatalogueGame, query: GameQuery): boolean {
	if (query.tag === "hot") return game.hot;
	if (query.tag === "new") return game.isNew;
	return query.tag === undefined || query.favourites.has(game.id);
}

function compare(query: GameQuery): (left: CatalogueGame, right: CatalogueGame) => number {
	const name = (game: CatalogueGame) => nameIn(game.names, query.language);
	switch (query.sort) {
		case "order":
			return () => 0;
		case "name":
			return (left, right) => name(left).localeCompare(name(right), collation(query.language));
		case "newest":
			return (left, right) => right.addedAt.getTime() - left.addedAt.getTime();
		case "rtp":
			return (left, right) => Number(right.rtp ?? 0) - Number(left.rtp ?? 0);
		case "award":
			return (left, right) => Number((right.topAward?.hundredths ?? 0n) - (left.topAward?.hundredths ?? 0n));
	}
}

const collation = (language: string): string => languageTags[houseLanguageOf(language) ?? "EN"];

/** A page of a list, from 1. A page behind the last is empty; an empty list has one page. */
export function pageOf<T>(items: readonly T[], asked: { readonly page: number; readonly size: number }): Page<T> {
	const pages = Math.max(1, Math.ceil(items.length / asked.size));
	const from = (asked.page - 1) * asked.size;
	return { items: items.slice(from, from + asked.size), page: asked.page, pages, total: items.length };
}
