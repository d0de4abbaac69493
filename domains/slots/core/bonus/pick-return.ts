// What a pick bonus returns, exactly: by a chain over what is left under the covers; and its top, by counting orders.
import { type Fraction, fraction, plus, times, zero } from "#platform/kernel";
import type { PickBonus } from "../pay-table.ts";
import type { BonusExact } from "./rule.ts";

/** The mean win in credits when all that is found counts `given` times, and how often the top is won. */
export function pickReturn(bonus: PickBonus, given: number): BonusExact {
	const best = topOfPick(bonus);
	const most = mostTimes(bonus);
	let [mean, meanSquare, top] = [zero, zero, zero];
	for (const { lifts, share } of liftShares(bonus)) {
		const stop = coversOf(bonus) - lifts;
		const chain = chainFrom(bonus, { left: bonus.finds.map(({ count }) => count), stop, known: new Map() });
		const reached = bestLifts(bonus, lifts);
		mean = plus(mean, times(share, times(fraction(given), chain.add)));
		meanSquare = plus(meanSquare, times(share, times(fraction(given * given), chain.addSquare)));
		if (given === most && reached.credits * most === best.credits) top = plus(top, times(share, reached.share));
	}
	return { mean, meanSquare, top };
}

/** The most that it wins, in credits. */
export function topOfPick(bonus: PickBonus): { credits: number } {
	const credits = liftShares(bonus).map(({ lifts }) => bestLifts(bonus, lifts).credits);
	return { credits: Math.max(...credits) * mostTimes(bonus) };
}

const mostTimes = ({ awards }: PickBonus): number => Math.max(...awards.map(({ spins }) => spins));

const coversOf = ({ finds }: PickBonus): number => finds.reduce((sum, { count }) => sum + count, 0);

/** Each number of covers that may be lifted, and how often it is that number. */
function liftShares(bonus: PickBonus): { lifts: number; share: Fraction }[] {
	const { lifts = [{ lifts: coversOf(bonus), count: 1 }] } = bonus;
	const all = lifts.reduce((sum, { count }) => sum + count, 0);
	return lifts.map(({ lifts: most, count }) => ({ lifts: most, share: fraction(count, all) }));
}

/** From here on what was found counts `scale` times and `add` is added, on average; and the same of their squares and product. */
type Chain = {
	readonly scale: Fraction;
	readonly add: Fraction;
	readonly scaleSquare: Fraction;
	readonly addSquare: Fraction;
	readonly product: Fraction;
};

/** `left`: how many of each find; `stop`: covers that stay closed in any case. */
type From = { readonly left: readonly number[]; readonly stop: number; readonly known: Map<string, Chain> };

/** Nothing more is lifted: what was found counts so many times and no more. */
const ended = (scale: Fraction): Chain => ({
	scale,
	scaleSquare: times(scale, scale),
	add: zero,
	addSquare: zero,
	product: zero,
});

const nothing: Chain = { scale: zero, scaleSquare: zero, add: zero, addSquare: zero, product: zero };

const together = (chain: Chain, more: { readonly share: Fraction; readonly of: Chain }): Chain => {
	const sum = (part: keyof Chain): Fraction => plus(chain[part], times(more.share, more.of[part]));
	return {
		scale: sum("scale"),
		scaleSquare: sum("scaleSquare"),
		add: sum("add"),
		addSquare: sum("addSquare"),
		product: sum("product"),
	};
};

/** What a find makes of all that follows it: credits are added to what is found, and times multiply it. */
function before(find: PickBonus["finds"][number], next: Chain): Chain {
	if (find.kind === "times") {
		const by = fraction(find.times);
		return {
			...next,
			scale: times(next.scale, by),
			scaleSquare: times(next.scaleSquare, times(by, by)),
			product: times(next.product, by),
		};
	}
	if (find.kind !== "credits") return ended(find.kind === "end" ? fraction(1) : fraction(1, 2));
	const worth = fraction(find.credits);
	const crossed = times(fraction(2), times(worth, next.product));
	return {
		...next,
		add: plus(next.add, times(worth, next.scale)),
		addSquare: plus(plus(next.addSquare, crossed), times(times(worth, worth), next.scaleSquare)),
		product: plus(next.product, times(worth, next.scaleSquare)),
	};
}

function chainFrom(bonus: PickBonus, from: From): Chain {
	const { left, stop, known } = from;
	const key = left.join();
	const found = known.get(key);
	if (found !== undefined) return found;
	const covers = left.reduce((sum, count) => sum + count, 0);
	if (covers <= stop) return ended(fraction(1));
	let chain = nothing;
	for (const [at, find] of bonus.finds.entries()) {
		const here = left[at] ?? 0;
		if (here === 0) continue;
		const ends = find.kind === "end" || find.kind === "half";
		const rest = left.map((count, other) => (other === at ? count - 1 : count));
		const next = ends ? nothing : chainFrom(bonus, { ...from, left: rest });
		chain = together(chain, { share: fraction(here, covers), of: before(find, next) });
	}
	known.set(key, chain);
	return chain;
}

type Best = { readonly credits: number; readonly share: Fraction };

/** The dearest covers first, then what multiplies most: how many of each is tried out. Ways that win the same are added. */
function bestLifts(bonus: PickBonus, lifts: number): Best {
	const credits = worths(bonus, "credits");
	const multipliers = worths(bonus, "times");
	const many = Math.min(lifts, credits.length + multipliers.length);
	let best: Best = { credits: 0, share: zero };
	for (let number = 0; number <= Math.min(many, multipliers.length); number++) {
		const taken = many - number;
		if (taken > credits.length) continue;
		const sum = credits.slice(0, taken).reduce((all, worth) => all + worth, 0);
		const won = multipliers.slice(0, number).reduce((all, worth) => all * worth, sum);
		if (won < best.credits) continue;
		const share = times(
			orders({ covers: coversOf(bonus), many }),
			times(choices(credits, taken), choices(multipliers, number)),
		);
		best = { credits: won, share: won > best.credits ? share : plus(best.share, share) };
	}
	return best;
}

/** What each cover of a kind is worth, the dearest first. */
function worths({ finds }: PickBonus, kind: "credits" | "times"): number[] {
	const all = finds.flatMap((find) => {
		const worth = find.kind === "credits" ? find.credits : find.kind === "times" ? find.times : 0;
		return find.kind === kind ? Array.from({ length: find.count }, () => worth) : [];
	});
	return all.sort((left, right) => right - left);
}

/** The share of one order of so many covers among all orders of those that are lifted. */
function orders({ covers, many }: { readonly covers: number; readonly many: number }): Fraction {
	let share = fraction(1);
	for (let lifted = 0; lifted < many; lifted++) share = times(share, fraction(1, covers - lifted));
	return share;
}

/** In how many orders the dearest `number` are lifted: among equals any will do. */
function choices(sorted: readonly number[], number: number): Fraction {
	let ways = fraction(1);
	for (let index = 0; index < number; index++) ways = times(ways, fraction(index + 1));
	const last = sorted[number - 1];
	const equals = sorted.filter((worth) => worth === last).length;
	const needed = sorted.slice(0, number).filter((worth) => worth === last).length;
	for (let index = 0; index < needed; index++) ways = times(ways, fraction(equals - index, index + 1));
	return ways;
}
