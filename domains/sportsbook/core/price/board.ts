// The prices of an event as it stands: every market with its lines, one law behind all of them, a margin on top.
import { awayOf, homeOf, type LineRule, type MarketType, type World } from "../market/market.ts";
import { keyOf, type MarketGroup, type Offer } from "../market/offer.ts";
import { type LawState, offersOf, scoreOf, worldsOf } from "../sport/sport.ts";
import { chancesOf, fairOdds } from "./chances.ts";
import { classesOf } from "./classes.ts";
import { laddered } from "./ladder.ts";
import { pricesOf } from "./power.ts";

export type PricedOutcome = {
	readonly code: string;
	/** Decimal odds in hundredths; undefined where it is not quoted. */
	readonly odds: number | undefined;
};

export type PricedMarket = {
	readonly key: string;
	readonly id: number;
	readonly code: string;
	readonly group: MarketGroup;
	readonly part?: string | undefined;
	/** Undefined where it has none. */
	readonly line?: number | undefined;
	/** The line whose sides are nearest to even. */
	readonly main: boolean;
	/** Shown, but it takes no bets for now. */
	readonly suspended?: true;
	readonly since?: readonly [number, number] | undefined;
	readonly outcomes: readonly PricedOutcome[];
};

/** Lines each side of the main one. */
const linesAside = 3;
/** As good as certain: nobody is asked to bet on it. */
const surest = 0.985;

/** Prices of one market at one line; undefined where it is as good as decided. `times` scales the house's margin. */
export function priceMarket(
	{ type, margin }: Pick<Offer, "type" | "margin">,
	worlds: readonly World[],
	{ line, times = 1 }: { readonly line: number; readonly times?: number },
): readonly PricedOutcome[] | undefined {
	const chances = type.outcomes.map((outcome) => 1 / fairOdds(chancesOf(type, worlds, { outcome, line })));
	if (chances.some((chance) => chance > surest)) return undefined;
	const twoWay = type.outcomes.length === 2;
	const prices = pricesOf(chances, 1 + (margin - 1) * times);
	return type.outcomes.map((code, place) => {
		const price = prices[place];
		return { code, odds: price === undefined ? undefined : laddered(price, { twoWay }) };
	});
}

/** What half of all comes at most to: over and under, or both handicaps, are nearest to even around it. */
function medianOf(rule: LineRule, worlds: readonly World[]): number {
	const values = worlds.map(({ chance, at }) => ({ chance, value: rule.value(at) }));
	let below = 0;
	for (const { chance, value } of values.toSorted((left, right) => left.value - right.value)) {
		below += chance;
		if (below >= 0.5) return value;
	}
	return 0;
}

/** The lines to offer: the one nearest to even and its neighbours. The first is the main one. */
export function linesOf(type: MarketType, worlds: readonly World[]): readonly number[] {
	const rule = type.line;
	if (rule === undefined) return [0];
	const sign = rule.specifier === "hcp" ? -1 : 1;
	const middle = Math.round((sign * medianOf(rule, worlds) - rule.from) / rule.step) * rule.step + rule.from;
	const near = Array.from(
		{ length: 2 * linesAside + 5 },
		(_none, place) => middle + (place - linesAside - 2) * rule.step,
	);
	const possible = rule.specifier === "total" ? near.filter((line) => line > 0) : near;
	const [first = ""] = type.outcomes;
	const judged = possible.map((line) => ({
		line,
		distance: Math.abs(1 / fairOdds(chancesOf(type, worlds, { outcome: first, line })) - 0.5),
	}));
	const main = judged.toSorted((left, right) => left.distance - right.distance)[0]?.line ?? middle;
	const aside = possible.filter((line) => line !== main && Math.abs(line - main) <= linesAside * rule.step + 1e-9);
	return [main, ...aside];
}

export type BoardOptions = { readonly times?: number };

/** Every market of an event, priced. Empty once it is over. */
export function boardOf(state: LawState, { times = 1 }: BoardOptions = {}): readonly PricedMarket[] {
	if (state.phase === "ended") return [];
	const score = scoreOf(state);
	const views = new Map<string, readonly World[]>();
	return offersOf(state).flatMap((offer) => {
		const worlds = views.get(offer.view) ?? worldsOf(state, offer.view);
		views.set(offer.view, worlds);
		return pricedLines(offer, worlds, { score, times });
	});
}

type At = { readonly score: readonly [number, number]; readonly times: number };

function pricedLines(offer: Offer, all: readonly World[], { score, times }: At): readonly PricedMarket[] {
	const { id, type, group, part, since = false } = offer;
	const [home, away] = score;
	const counted = since ? all.map(({ chance, at }) => ({ chance, at: [homeOf(at) - home, awayOf(at) - away] })) : all;
	const worlds = classesOf(type, counted);
	return linesOf(type, worlds).flatMap((line, place) => {
		const outcomes = priceMarket(offer, worlds, { line, times });
		if (outcomes === undefined) return [];
		return {
			key: keyOf(offer, line),
			id,
			code: type.code,
			group,
			part,
			...(type.line === undefined ? {} : { line }),
			main: place === 0,
			...(since ? { since: score } : {}),
			outcomes,
		};
	});
}
