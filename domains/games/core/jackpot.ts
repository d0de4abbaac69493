// What a pot is, what stakes bring to it, where it is hit and what comes after. Contributions are whole micro-units of a
// minor unit, so none is rounded; what is paid is whole minor units, and the rest goes into the next cycle (G24 [4.13]).
import type { Chance } from "#platform/kernel";

export const jackpotKinds = ["progressive", "mystery", "must-hit-by"] as const;
export type JackpotKind = (typeof jackpotKinds)[number];

export const microUnits = 1_000_000n;

/** In micro-units: a stake in minor units times the rate in parts per million. Exact. */
export const contributionOf = (stake: bigint, ratePpm: number): bigint => stake * BigInt(ratePpm);

export type PotRules = {
	readonly kind: JackpotKind;
	/** What a cycle begins with, where the reserve covers it. Minor units. */
	readonly seed: bigint;
	/** The most it grows to; of a progressive pot how much it grows by on average. Minor units. */
	readonly most: bigint;
};

/** What is hashed of where a cycle is hit: its SHA-256 is told before, the line itself when it is won. */
export const pointLine = ({ code, cycle, hitUnits, salt }: PointSaid): string => `${code}:${cycle}:${hitUnits}:${salt}`;

export type PointSaid = {
	readonly code: string;
	readonly cycle: number;
	/** Whole minor units above the seed. */
	readonly hitUnits: bigint | string;
	readonly salt: string;
};

export type Cycle = {
	readonly number: number;
	readonly seed: bigint;
	/** Micro-units. */
	readonly accrued: bigint;
	/** Whole minor units above the seed. */
	readonly hitUnits: bigint;
};

/** What the pot holds, in whole minor units: never more than it would pay. */
export const potOf = ({ seed, accrued }: Pick<Cycle, "seed" | "accrued">): bigint => seed + accrued / microUnits;

const word = 2 ** 32;

/** Uniform from 0n to limit - 1n, by rejection; limit is 1n to 2n ** 64n. */
function uniformBelow(chance: Chance, limit: bigint): bigint {
	const span = 2n ** 64n;
	const fair = span - (span % limit);
	for (;;) {
		const drawn = BigInt(chance.below(word)) * BigInt(word) + BigInt(chance.below(word));
		if (drawn < fair) return drawn % limit;
	}
}

const longest = 10n ** 13n;

/** No hit point of a cycle lies above it, in whole minor units above its seed. */
export function mostPoint({ kind, most }: Pick<PotRules, "kind" | "most">, seed: bigint): bigint {
	if (kind === "progressive") return longest;
	return most > seed ? most - seed : 1n;
}

/**
 * Where a cycle is hit, in whole minor units above its seed. Mystery and must-hit-by: each point up to the most is equally
 * likely. Progressive: each unit of growth is as likely as any other to be the one, once in `most`.
 */
export function drawHitPoint({ kind, most }: PotRules, seed: bigint, chance: Chance): bigint {
	if (kind !== "progressive") return 1n + uniformBelow(chance, mostPoint({ kind, most }, seed));
	if (most <= 1n) return 1n;
	const above = (Number(uniformBelow(chance, 2n ** 53n)) + 1) / 2 ** 53;
	const units = Math.ceil(Math.log(above) / Math.log1p(-1 / Number(most)));
	const drawn = BigInt(Math.max(1, units));
	return drawn < longest ? drawn : longest;
}

/** A cycle that opens: the seed that the reserve covers, and what was left over by the cycle before. */
export function openCycle(
	rules: PotRules,
	from: { readonly number: number; readonly reserve: bigint },
	chance: Chance,
): { readonly cycle: Cycle; readonly reserve: bigint } {
	const covered = from.reserve >= rules.seed;
	const seed = covered ? rules.seed : from.reserve;
	const hitUnits = drawHitPoint(rules, seed, chance);
	return { cycle: { number: from.number, seed, accrued: 0n, hitUnits }, reserve: from.reserve - seed };
}

export type Hit = {
	readonly cycle: Cycle;
	/** Minor units: the seed and all that its stakes brought up to the hit point. */
	readonly amount: bigint;
	/** So many micro-units into what came, the round that reaches it has won. */
	readonly at: bigint;
};

export type Advanced = {
	readonly hits: readonly Hit[];
	/** Those that opened after a hit; the last is open, the others are among the hits. */
	readonly opened: readonly Cycle[];
	readonly cycle: Cycle;
	readonly reserve: bigint;
};

export type PotState = { readonly rules: PotRules; readonly cycle: Cycle; readonly reserve: bigint };

/** What comes of a pot when stakes bring so many micro-units more. What lies above a hit point goes into the next cycle. */
export function advancePot({ rules, ...state }: PotState, came: bigint, chance: Chance): Advanced {
	const hits: Hit[] = [];
	const opened: Cycle[] = [];
	let { cycle, reserve } = state;
	let left = came;
	for (;;) {
		const missing = cycle.hitUnits * microUnits - cycle.accrued;
		if (left < missing) return { hits, opened, reserve, cycle: { ...cycle, accrued: cycle.accrued + left } };
		left -= missing;
		const full = { ...cycle, accrued: cycle.hitUnits * microUnits };
		hits.push({ cycle: full, amount: cycle.seed + cycle.hitUnits, at: came - left });
		const next = openCycle(rules, { number: cycle.number + 1, reserve }, chance);
		cycle = next.cycle;
		reserve = next.reserve;
		opened.push(cycle);
	}
}

export type Share = { readonly counter: string; readonly micro: bigint };

/**
 * The whole minor units that each account owes now, of a total that stood before. A unit whose parts came from several is
 * owed by the one that completed it, so that what was moved is always exactly the whole part of the total.
 */
export function wholeUnits(before: bigint, shares: readonly Share[]): readonly { counter: string; units: bigint }[] {
	let total = before;
	return shares.flatMap(({ counter, micro }) => {
		const units = (total + micro) / microUnits - total / microUnits;
		total += micro;
		return units === 0n ? [] : [{ counter, units }];
	});
}

export type PotDraft = PotRules & { readonly ratePpm: number };
export type PotFault = "RATE" | "SEED" | "MOST";

/** The largest pot, in minor units. */
const largestPot = 10n ** 12n;
/** Below, one stake could hit a pot many times over. */
const leastGrowth = 1_000n;

export function potFault({ kind, seed, most, ratePpm }: PotDraft): PotFault | undefined {
	if (ratePpm < 1 || ratePpm > 200_000) return "RATE";
	if (seed < 0n || seed >= largestPot) return "SEED";
	const growth = kind === "progressive" ? most : most - seed;
	return growth < leastGrowth || most > largestPot ? "MOST" : undefined;
}
