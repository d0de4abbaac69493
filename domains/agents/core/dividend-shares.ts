// What agents have of the company's result: each its rate on the result of its whole team, less what those below it
// have of theirs. Shares of a chain add up to the share of its top, in good periods and in bad ones.
import { type Parts, type Rate, shareOf } from "./parts.ts";
import { amountOf, type Team, teamSums } from "./team.ts";

export type Results = {
	/** The company's result, in minor units, of the players directly below each agent; negative where they won. */
	readonly direct: ReadonlyMap<string, bigint>;
	/** What each reached in the period; who is not among them has no share, and passes those below it on. */
	readonly rates: ReadonlyMap<string, Rate>;
};

/** The share of each agent that has a rate; negative where its team won more than it lost. */
export function dividendShares(team: Team, { direct, rates }: Results): ReadonlyMap<string, Parts> {
	const sums = teamSums(team, direct);
	const shares = new Map<string, Parts>();
	/** The next above with a rate; uplines come first, so what is asked for is there. */
	const payers = new Map<string, string | undefined>();
	for (const { id, upline } of team.agents) {
		const above = upline === undefined || amountOf(rates, upline) > 0n ? upline : payers.get(upline);
		payers.set(id, above);
		const rate = amountOf(rates, id);
		if (rate <= 0n) continue;
		const gross = shareOf(rate, amountOf(sums, id));
		shares.set(id, gross);
		if (above !== undefined) shares.set(above, amountOf(shares, above) - gross);
	}
	return shares;
}
