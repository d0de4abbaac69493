// What an operator may say of a promotion at a deposit. Amounts in minor units.
import type { BonusTerms } from "./bonus.ts";
import { growsWithin } from "./payment-method.ts";

export type PromotionDraft = Pick<
	BonusTerms,
	"percent" | "turnoverPercent" | "days" | "firstOnly" | "once" | "games" | "parts"
> & {
	readonly opensAt: Date | null;
	readonly closesAt: Date | null;
	/** In each currency from how much on, and how much at most. */
	readonly terms: readonly { readonly currency: string; readonly smallest: bigint; readonly most: bigint }[];
	readonly names: readonly { readonly language: string; readonly name: string }[];
};

/** What a brand's data allow, and what the product has. */
export type PromotionRange = {
	readonly currencies: readonly string[];
	readonly languages: readonly string[];
	readonly games: readonly string[];
};

/** How many promotions a brand may have. */
export const mostPromotions = 100;

/** As the tables keep it. */
const mostMinor = 1_000_000_000_000_000n;
const between = (value: number, least: number, most: number): boolean =>
	Number.isInteger(value) && value >= least && value <= most;

export type PromotionFault = "PERCENT" | "TURNOVER" | "DAYS" | "GAMES" | "PARTS" | "PERIOD" | "AMOUNTS" | "NAMES";

type Known = { readonly currencies: readonly string[]; readonly languages: readonly string[] };

/**
 * The first part that cannot be so. `known` is what the one that stands has: it keeps its currencies and languages, since
 * members may have chosen it in them.
 */
export function promotionFault(
	draft: PromotionDraft,
	{ known, range }: { readonly known: Known; readonly range: PromotionRange },
): PromotionFault | undefined {
	if (!between(draft.percent, 1, 1_000)) return "PERCENT";
	if (!between(draft.turnoverPercent, 0, 10_000)) return "TURNOVER";
	if (!between(draft.days, 1, 365)) return "DAYS";
	const games = new Set(draft.games);
	if (games.size < draft.games.length || draft.games.some((game) => !range.games.includes(game))) return "GAMES";
	if (!partsHold(draft, range)) return "PARTS";
	const { opensAt, closesAt } = draft;
	if (opensAt !== null && closesAt !== null && closesAt <= opensAt) return "PERIOD";
	return amountsHold(draft, { known, range }) ? namesFault(draft, { known, range }) : "AMOUNTS";
}

/** Only of categories that count, and more than nothing and less than all of a stake. */
function partsHold({ games, parts }: PromotionDraft, range: PromotionRange): boolean {
	const counting = games.length === 0 ? range.games : games;
	return Object.entries(parts).every(([game, percent]) => counting.includes(game) && between(percent, 1, 99));
}

type Around = { readonly known: Known; readonly range: PromotionRange };

function amountsHold({ terms }: PromotionDraft, { known, range }: Around): boolean {
	const currencies = terms.map(({ currency }) => currency);
	if (!growsWithin(range.currencies, { before: known.currencies, after: currencies })) return false;
	return terms.every(({ smallest, most }) => smallest > 0n && smallest <= mostMinor && most > 0n && most <= mostMinor);
}

function namesFault({ names }: PromotionDraft, { known, range }: Around): "NAMES" | undefined {
	const languages = names.map(({ language }) => language);
	const spoken = growsWithin(range.languages, { before: known.languages, after: languages });
	return spoken && names.every(({ name }) => name.trim() !== "" && name.length <= 80) ? undefined : "NAMES";
}
