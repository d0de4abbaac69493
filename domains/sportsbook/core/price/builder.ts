// A bet builder: several selections of one match as one leg, priced from what they come to together, the margin put on once. The
// price of every part of it is known, so that what is left after a void stands at its own.
import type { Joint } from "../market/market.ts";
import type { Offer } from "../market/offer.ts";
import { type Decision, jointsOf, type LawState, offerAt, type Selection } from "../sport/sport.ts";
import type { LegEnd } from "../ticket/factor.ts";
import { laddered } from "./ladder.ts";
import { chanceAt } from "./sums.ts";

export const mostParts = 6;
/** As good as certain, or as good as impossible: not taken. */
const bounds = { least: 1e-5, most: 0.985 } as const;

type Part = Selection & { readonly offer: Offer; readonly line: number; readonly bit: number };

function partsOf(state: LawState, selections: readonly Selection[]): readonly Part[] | undefined {
	if (selections.length < 2 || selections.length > mostParts) return undefined;
	if (new Set(selections.map(({ key }) => key)).size < selections.length) return undefined;
	const parts = selections.flatMap((selection, place) => {
		const named = offerAt(state.sport, selection.key);
		const known = named?.offer.type.outcomes.includes(selection.outcome) === true;
		return named !== undefined && known ? [{ ...selection, ...named, bit: 1 << place }] : [];
	});
	return parts.length === selections.length ? parts : undefined;
}

/** By the set of parts that are won, how likely it is. Undefined where a part can end otherwise than won or lost. */
function wonBy({ worlds, see }: Joint, parts: readonly Part[]): ReadonlyMap<number, number> | undefined {
	const sums = new Map<number, number>();
	for (const { chance, at } of worlds) {
		let won = 0;
		for (const { offer, line, outcome, since, bit } of parts) {
			const seen = see(offer.view, at);
			const counted = since === undefined ? seen : seen.map((count, side) => count - (since[side] ?? 0));
			const mark = offer.type.settle(counted, { outcome, line });
			if (mark === "won") won |= bit;
			else if (mark !== "lost" && chance > 0) return undefined;
		}
		sums.set(won, (sums.get(won) ?? 0) + chance);
	}
	return sums;
}

/** How likely every set of the parts is to win together: by the bits of its places, from 1. */
function chancesBySet(state: LawState, parts: readonly Part[]): readonly number[] | undefined {
	const joints = jointsOf(
		state,
		parts.map(({ offer }) => offer.view),
	);
	if (joints === undefined) return undefined;
	const groups = joints.map((joint) => {
		const own = parts.filter(({ offer }) => joint.views.includes(offer.view));
		return { bits: own.reduce((bits, { bit }) => bits | bit, 0), sums: wonBy(joint, own) };
	});
	const chances: number[] = [];
	for (let set = 1; set < 1 << parts.length; set++) {
		let chance = 1;
		for (const { bits, sums } of groups) {
			if (sums === undefined) return undefined;
			let own = 0;
			for (const [won, p] of sums) if ((won & set & bits) === (set & bits)) own += p;
			chance *= own;
		}
		chances.push(chance);
	}
	return chances;
}

/** How likely all of them win together; undefined where they do not go together. */
export function jointChance(state: LawState, selections: readonly Selection[]): number | undefined {
	const parts = partsOf(state, selections);
	return parts === undefined ? undefined : chancesBySet(state, parts)?.at(-1);
}

/** The others bring it with them: it adds nothing. */
const isImplied = (chances: readonly number[], bit: number): boolean => {
	const all = chances.length;
	return chanceAt(chances, (all ^ bit) - 1) - chanceAt(chances, all - 1) < 1e-9;
};

export type BuiltPrice = {
	/** Of all parts together, in hundredths. */
	readonly odds: number;
	/** Of every set of the parts, by the bits of its places, from 1; 100 for what is as good as certain. */
	readonly sets: readonly number[];
};

/**
 * Undefined where they do not go together, cannot all come, are as good as certain, or where one adds nothing. The margin is the
 * widest of the parts', put on once; `times` scales it.
 */
export function priceBuilt(
	state: LawState,
	selections: readonly Selection[],
	{ times = 1 }: { readonly times?: number } = {},
): BuiltPrice | undefined {
	const parts = partsOf(state, selections);
	const chances = parts === undefined ? undefined : chancesBySet(state, parts);
	const all = chances?.at(-1);
	if (parts === undefined || chances === undefined || all === undefined) return undefined;
	if (all < bounds.least || all > bounds.most || parts.some(({ bit }) => isImplied(chances, bit))) return undefined;
	const margin = 1 + (Math.max(...parts.map(({ offer }) => offer.margin)) - 1) * times;
	const priced = (chance: number): number =>
		chance > bounds.most ? 100 : (laddered(1 / (chance * margin), { twoWay: false }) ?? 100);
	const sets = chances.map(priced);
	const odds = sets.at(-1) ?? 100;
	return odds <= 100 ? undefined : { odds, sets };
}

/** How a built leg ends: lost with any part, open while one is, at the price of what was not void. */
export function builtEnd(
	ends: readonly Decision[],
	sets: readonly number[],
): { readonly end: LegEnd; readonly odds: number } | undefined {
	if (ends.includes("lost")) return { end: "lost", odds: 100 };
	if (ends.includes(undefined)) return undefined;
	const won = ends.reduce((bits, end, place) => (end === "won" ? bits | (1 << place) : bits), 0);
	return won === 0 ? { end: "void", odds: 100 } : { end: "won", odds: sets[won - 1] ?? 100 };
}
