// What of the studios is given to members by others: spins by operators and promotions, free bets by promotions.
import type { FreeSpinsStakesAsked, OpenStudio } from "#games/api";

export const freeSpinsOf = (open: readonly OpenStudio[]) => ({
	freeSpinsStakes: (asked: FreeSpinsStakesAsked) => open.flatMap((studio) => studio.freeSpinsStakes?.(asked) ?? []),
});

/** What promotions give. One studio takes free bets. */
export function rightsOf(open: readonly OpenStudio[]) {
	const [giveFreeBet, ...more] = open.flatMap(({ giveFreeBet: give = [] }) => give);
	if (giveFreeBet === undefined || more.length > 0) throw new Error("free bets are given in one studio");
	return { spinsStakes: freeSpinsOf(open).freeSpinsStakes, giveFreeBet };
}
