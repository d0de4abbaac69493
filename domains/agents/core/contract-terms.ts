// Whether terms may be offered: tiers that rise, between what the agent above has and what was given below, and never so
// much that all that is paid on a bet passes its part of the house edge.
import { err, ok, type Result } from "#platform/kernel";
import type { Rate } from "./parts.ts";
import { isAsEasy, risesFrom, type Tier } from "./tiers.ts";

export type TermsFault =
	| "OPEN_REQUEST"
	| "TIERS_NOT_RISING"
	| "RATE_ABOVE_UPLINE"
	| "RATE_BELOW_GIVEN"
	| "RATE_ABOVE_CEILING";

export type Around = {
	/** Another offer of this kind waits between the two. */
	readonly openRequest: boolean;
	/** Of whoever offers; undefined for the house itself. */
	readonly upline: readonly Tier[] | undefined;
	/** Of those that the agent itself has under contract. */
	readonly given: readonly (readonly Tier[])[];
	/** Of the category whose edge is smallest. */
	readonly ceiling: Ceiling;
};

export type Ceiling = {
	readonly houseEdge: Rate;
	/** The highest rates of the other turnover contracts of the same top. */
	readonly salaries: readonly Rate[];
	readonly points: Rate;
	readonly rebates: Rate;
};

export function checkTerms(tiers: readonly Tier[], around: Around): Result<undefined, TermsFault> {
	if (around.openRequest) return err("OPEN_REQUEST");
	if (!areRising(tiers)) return err("TIERS_NOT_RISING");
	if (around.upline !== undefined && !covers(around.upline, tiers)) return err("RATE_ABOVE_UPLINE");
	if (!around.given.every((below) => covers(tiers, below))) return err("RATE_BELOW_GIVEN");
	return isUnderCeiling(tiers.at(-1)?.rate ?? 0n, around.ceiling) ? ok(undefined) : err("RATE_ABOVE_CEILING");
}

function areRising(tiers: readonly Tier[]): boolean {
	const [first] = tiers;
	if (first === undefined || first.rate <= 0n) return false;
	return tiers.slice(1).every((tier, place) => {
		const last = tiers[place];
		return last !== undefined && risesFrom(last, tier);
	});
}

/** Whoever stands above reaches, wherever one below it reaches a tier, one of the same rate or a higher. */
const covers = (above: readonly Tier[], below: readonly Tier[]): boolean =>
	below.every((tier) => above.some((own) => isAsEasy(own, tier) && own.rate >= tier.rate));

/** All that is paid on a bet is at most 60 % of what the house keeps of it. */
export function isUnderCeiling(rate: Rate, { houseEdge, salaries, points, rebates }: Ceiling): boolean {
	const paid = salaries.reduce((sum, one) => sum + one, rate + points + rebates);
	return paid * 100n <= houseEdge * 60n;
}
