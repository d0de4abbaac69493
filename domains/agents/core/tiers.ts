// The steps of a contract: what an agent's team must have done in a period, and the rate it is paid then.
import type { Rate } from "./parts.ts";

export type Conditions = {
	/** Valid members of the team. */
	readonly members: number;
	/** Effective turnover of the team, in minor units. */
	readonly turnover: bigint;
	/** So many periods running, this one the last, in which the company won. */
	readonly streak: number;
};

export type Tier = Conditions & { readonly rate: Rate };

/** What a team has done in a period, in the same terms. */
export type Reached = Conditions;

const holds = (asked: Conditions, reached: Reached): boolean =>
	reached.members >= asked.members && reached.turnover >= asked.turnover && reached.streak >= asked.streak;

/** The last tier whose conditions all hold gives its rate, on the whole base; undefined when none does. */
export const tierReached = (tiers: readonly Tier[], reached: Reached): Tier | undefined =>
	tiers.findLast((tier) => holds(tier, reached));

/** Of the company's results, the latest last: how many at the end are above zero. */
export function streakOf(results: readonly bigint[]): number {
	const broken = results.findLastIndex((result) => result <= 0n);
	return results.length - 1 - broken;
}

/** Whether whoever meets the one's conditions meets the other's, too. */
export const isAsEasy = (tier: Conditions, than: Conditions): boolean => holds(tier, than);

/** Whether conditions nowhere ease and somewhere tighten, and the rate is higher: so must each tier follow on the last. */
export const risesFrom = (last: Tier, next: Tier): boolean =>
	isAsEasy(last, next) && !isAsEasy(next, last) && next.rate > last.rate;
