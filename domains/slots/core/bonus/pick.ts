// A pick bonus: covers in an order that the server shuffled, lifted until one that ends it. Exact by a chain over what is left.
import type { Chance } from "#platform/kernel";
import type { PickFind, SlotEvent } from "../events.ts";
import { type Fraction, fraction, plus, times, zero } from "../maths/fraction.ts";
import type { Find, PickBonus } from "../pay-table.ts";
import type { BonusRule } from "./rule.ts";

export const pick: BonusRule<"pick"> = {
	gives: ({ bonus }) => bonus.awards,
	play({ bonus }, { given }, chance) {
		const events: SlotEvent[] = [{ type: "pick-start", covers: coversOf(bonus), times: given }];
		const order = shuffled(bonus, chance);
		const lifts = order.findIndex(({ kind }) => kind === "end") + 1;
		let found = 0;
		for (const find of order.slice(0, lifts)) {
			found = after(found, find);
			events.push({ type: "pick", find: shown(find), found });
		}
		const win = found * given;
		events.push({ type: "pick-end", pay: win, rest: order.slice(lifts).map(shown) });
		return { events, win };
	},
	fast({ bonus }, chance) {
		const counts = bonus.finds.map(({ count }) => count);
		const all = coversOf(bonus);
		const left = new Int32Array(counts.length);
		return (given) => {
			left.set(counts);
			let found = 0;
			let over = false;
			for (let covers = all; covers > 0; covers--) {
				const find = bonus.finds[takeOne(left, chance.below(covers))];
				over ||= find === undefined || find.kind === "end";
				if (!over && find !== undefined) found = after(found, find);
			}
			return found * given;
		};
	},
	exact({ bonus }, given) {
		const { add, all } = chainFrom(bonus, { left: bonus.finds.map(({ count }) => count), known: new Map() });
		const most = Math.max(...bonus.awards.map(({ spins }) => spins));
		const top = given === most ? times(all, bestOrder(bonus)) : zero;
		return { mean: times(fraction(given), add), top };
	},
	top: ({ bonus }) => highest(bonus) * Math.max(...bonus.awards.map(({ spins }) => spins)),
	faults: ({ bonus: { finds, awards } }) => [
		...(finds.some(({ kind }) => kind === "end") ? [] : ["covers that never end"]),
		...(finds.some(({ kind }) => kind === "credits") ? [] : ["covers without credits"]),
		...(finds.every(({ count }) => Number.isSafeInteger(count) && count > 0) ? [] : ["a find that is never there"]),
		...(finds.every((find) => find.kind !== "credits" || (Number.isSafeInteger(find.credits) && find.credits > 0))
			? []
			: ["a find that is no whole number"]),
		...(finds.every((find) => find.kind !== "times" || (Number.isSafeInteger(find.times) && find.times > 1))
			? []
			: ["a find that multiplies by nothing"]),
		...(finds.reduce((sum, { count }) => sum + count, 0) <= 30 ? [] : ["more than thirty covers"]),
		...(awards.length > 0 && awards.every(({ spins }) => Number.isSafeInteger(spins) && spins > 0)
			? []
			: ["a pick that nothing starts"]),
	],
};

const coversOf = ({ finds }: PickBonus): number => finds.reduce((sum, { count }) => sum + count, 0);

/** What is found once this has been lifted too. */
function after(found: number, find: Find): number {
	if (find.kind === "credits") return found + find.credits;
	return find.kind === "times" ? found * find.times : found;
}

function shown(find: Find): PickFind {
	if (find.kind === "credits") return { kind: "credits", credits: find.credits };
	return find.kind === "times" ? { kind: "times", times: find.times } : { kind: "end" };
}

/** All that lies under the covers in the order in which it comes: what is never lifted is drawn as well. */
function shuffled(bonus: PickBonus, chance: Chance): Find[] {
	const left = Int32Array.from(bonus.finds, ({ count }) => count);
	return Array.from({ length: coversOf(bonus) }, (_, lifted) => {
		const find = bonus.finds[takeOne(left, chance.below(coversOf(bonus) - lifted))];
		if (find === undefined) throw new RangeError("no cover is left");
		return find;
	});
}

/** Takes the cover with this number out of those that are left, and tells which find it is. */
function takeOne(left: Int32Array, number: number): number {
	let rest = number;
	for (let at = 0; at < left.length; at++) {
		const here = left[at] ?? 0;
		if (rest < here) {
			left[at] = here - 1;
			return at;
		}
		rest -= here;
	}
	throw new RangeError("no cover is left");
}

/** From here on what was found counts `scale` times and `add` is added, on average; `all`: no end before all else is lifted. */
type Chain = { readonly scale: Fraction; readonly add: Fraction; readonly all: Fraction };

type From = { readonly left: readonly number[]; readonly known: Map<string, Chain> };

function chainFrom(bonus: PickBonus, from: From): Chain {
	const { left, known } = from;
	const key = left.join();
	const before = known.get(key);
	if (before !== undefined) return before;
	const covers = left.reduce((sum, count) => sum + count, 0);
	const onlyEnds = bonus.finds.every(({ kind }, at) => kind === "end" || left[at] === 0);
	let chain: Chain = { scale: zero, add: zero, all: onlyEnds ? fraction(1) : zero };
	for (const [at, find] of bonus.finds.entries()) {
		const here = left[at] ?? 0;
		if (here === 0) continue;
		const share = fraction(here, covers);
		if (find.kind === "end") {
			chain = { ...chain, scale: plus(chain.scale, share) };
			continue;
		}
		const next = chainFrom(bonus, { left: left.map((count, other) => (other === at ? count - 1 : count)), known });
		const credits = find.kind === "credits" ? times(next.scale, fraction(find.credits)) : zero;
		const scale = find.kind === "times" ? times(next.scale, fraction(find.times)) : next.scale;
		chain = {
			scale: plus(chain.scale, times(share, scale)),
			add: plus(chain.add, times(share, plus(next.add, credits))),
			all: onlyEnds ? chain.all : plus(chain.all, times(share, next.all)),
		};
	}
	known.set(key, chain);
	return chain;
}

/** All credits first, then all that multiplies. */
function highest({ finds }: PickBonus): number {
	const credits = finds.reduce((sum, find) => sum + (find.kind === "credits" ? find.credits * find.count : 0), 0);
	return finds.reduce((product, find) => product * (find.kind === "times" ? find.times ** find.count : 1), credits);
}

/** Of all orders in which everything is lifted, the share that begins with all credits. */
function bestOrder({ finds }: PickBonus): Fraction {
	const numberOf = (kind: Find["kind"]): number =>
		finds.reduce((sum, find) => sum + (find.kind === kind ? find.count : 0), 0);
	const [credits, multipliers] = [numberOf("credits"), numberOf("times")];
	let share = fraction(1);
	for (let index = 0; index < multipliers; index++) share = times(share, fraction(index + 1, credits + index + 1));
	return share;
}
