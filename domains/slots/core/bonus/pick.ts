// A pick bonus: covers in an order that the server shuffled, lifted until one that ends it or until so many are lifted.
import type { Chance } from "#platform/kernel";
import type { PickFind, SlotEvent } from "../events.ts";
import type { Find, Lifts, PickBonus } from "../pay-table.ts";
import { pickReturn, topOfPick } from "./pick-return.ts";
import type { BonusRule } from "./rule.ts";

export const pick: BonusRule<"pick"> = {
	gives: ({ bonus }) => bonus.awards,
	play({ bonus }, { given }, chance) {
		const wheel = turnWheel(bonus, { given, chance });
		const { lifts: most } = wheel;
		const covers = bonus.finds.reduce((sum, { count }) => sum + count, 0);
		const events: SlotEvent[] = [...wheel.events, { type: "pick-start", covers, times: given, lifts: most }];
		const order = shuffled(bonus.finds, chance);
		const last = order.findIndex(ends) + 1;
		const lifted = Math.min(most ?? covers, last === 0 ? covers : last);
		let found = 0;
		for (const find of order.slice(0, lifted)) {
			found = after(found, find);
			events.push({ type: "pick", find: shown(find), found });
		}
		const win = found * given;
		events.push({ type: "pick-end", pay: win, rest: order.slice(lifted).map(shown) });
		return { events, win };
	},
	fast({ bonus }, chance) {
		const { finds, lifts = [] } = bonus;
		const next = shuffler(finds, chance);
		const first = shuffler(lifts, chance);
		return (given) => {
			let most = lifts[0]?.lifts ?? next.all;
			if (lifts.length > 1) {
				first.reset();
				for (let left = first.all; left > 0; left--) {
					const one = first.take(left);
					if (left === first.all) most = one.lifts;
				}
			}
			next.reset();
			let found = 0;
			let over = false;
			for (let left = next.all; left > 0; left--) {
				const find = next.take(left);
				if (!over) found = after(found, find);
				over ||= ends(find) || next.all - left + 1 >= most;
			}
			return found * given;
		};
	},
	exact: ({ bonus }, given) => pickReturn(bonus, given),
	top: ({ bonus }) => topOfPick(bonus).credits,
	faults: ({ bonus }) => [...findFaults(bonus), ...liftFaults(bonus)],
};

const ends = ({ kind }: Find): boolean => kind === "end" || kind === "half";

/** What is found once this has been lifted too. */
function after(found: number, find: Find): number {
	if (find.kind === "credits") return found + find.credits;
	if (find.kind === "half") return found / 2;
	return find.kind === "times" ? found * find.times : found;
}

function shown(find: Find): PickFind {
	if (find.kind === "credits") return { kind: "credits", credits: find.credits };
	return find.kind === "times" ? { kind: "times", times: find.times } : { kind: find.kind };
}

/** Where several numbers of lifts lie under covers of their own, one of them is lifted first. */
function turnWheel(
	{ lifts = [] }: PickBonus,
	{ given, chance }: { given: number; chance: Chance },
): { lifts: number | undefined; events: SlotEvent[] } {
	if (lifts.length < 2) return { lifts: lifts[0]?.lifts, events: [] };
	const [first, ...rest] = shuffled(lifts, chance).map(({ lifts: most }) => ({ kind: "lifts" as const, lifts: most }));
	if (first === undefined) throw new RangeError("a wheel without covers");
	return {
		lifts: first.lifts,
		events: [
			{ type: "pick-start", covers: rest.length + 1, times: given, wheel: true },
			{ type: "pick", find: first, found: 0 },
			{ type: "pick-end", pay: 0, rest },
		],
	};
}

type Counted = { readonly count: number };

/** All that lies under the covers in the order in which it comes: what is never lifted is drawn as well. */
function shuffled<One extends Counted>(kinds: readonly One[], chance: Chance): One[] {
	const { all, reset, take } = shuffler(kinds, chance);
	reset();
	return Array.from({ length: all }, (_, lifted) => take(all - lifted));
}

/** Draws one cover after the other; `left` is how many are closed before it. */
function shuffler<One extends Counted>(kinds: readonly One[], chance: Chance) {
	const counts = kinds.map(({ count }) => count);
	const closed = new Int32Array(counts.length);
	return {
		all: counts.reduce((sum, count) => sum + count, 0),
		reset: () => closed.set(counts),
		take(left: number): One {
			const one = kinds[takeOne(closed, chance.below(left))];
			if (one === undefined) throw new RangeError("no cover is left");
			return one;
		},
	};
}

/** Takes the cover with this number out of those that are left, and tells which kind it is. */
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

const whole = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

function findFaults({ finds, awards, lifts }: PickBonus): string[] {
	const halves = finds.some(({ kind }) => kind === "half");
	const calm = finds.reduce((sum, find) => sum + (ends(find) ? 0 : find.count), 0);
	return [
		...(finds.some(ends) || lifts !== undefined ? [] : ["covers that never end"]),
		...(finds.some(({ kind }) => kind === "credits") ? [] : ["covers without credits"]),
		...(finds.every(({ count }) => whole(count)) ? [] : ["a find that is never there"]),
		...(finds.every((find) => find.kind !== "credits" || whole(find.credits))
			? []
			: ["a find that is no whole number"]),
		...(halves && finds.some((find) => find.kind === "credits" && find.credits % 2 !== 0)
			? ["a find that has no half"]
			: []),
		...(halves && calm < Math.max(0, ...(lifts ?? [{ lifts: calm + 1 }]).map((one) => one.lifts))
			? ["a storm that cannot be escaped"]
			: []),
		...(finds.every((find) => find.kind !== "times" || (whole(find.times) && find.times > 1))
			? []
			: ["a find that multiplies by nothing"]),
		...(finds.reduce((sum, { count }) => sum + count, 0) <= 30 ? [] : ["more than thirty covers"]),
		...(awards.length > 0 && awards.every(({ spins }) => whole(spins)) ? [] : ["a pick that nothing starts"]),
	];
}

function liftFaults({ finds, lifts }: PickBonus): string[] {
	const covers = finds.reduce((sum, { count }) => sum + count, 0);
	const sound = ({ lifts: most, count }: Lifts): boolean => whole(most) && most <= covers && whole(count);
	return lifts === undefined || (lifts.length > 0 && lifts.every(sound))
		? []
		: ["lifts that are none, or beyond the covers"];
}
