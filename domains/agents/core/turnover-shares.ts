// What agents have of a turnover: each the difference between its rate and the largest below it on the way to the
// player. All that is paid on a bet is the largest rate above it; an agent without a rate gets nothing and starves nobody.
import { type Parts, type Rate, shareOf } from "./parts.ts";
import { amountOf, type Team, teamSums } from "./team.ts";

export type Turnover = {
	/** Effective turnover, in minor units, of the players directly below each agent. */
	readonly direct: ReadonlyMap<string, bigint>;
	/** What each reached in the period; who is not among them has no rate. */
	readonly rates: ReadonlyMap<string, Rate>;
};

/** The share of each agent of the team, for contracts that the company pays. */
export function turnoverShares(team: Team, { direct, rates }: Turnover): ReadonlyMap<string, Parts> {
	const uplines = new Map(team.agents.map(({ id, upline }) => [id, upline]));
	const shares = new Map<string, Parts>(team.agents.map(({ id }) => [id, 0n]));
	for (const { id } of team.agents) {
		const turnover = amountOf(direct, id);
		let largest = 0n;
		for (let at: string | undefined = turnover === 0n ? undefined : id; at !== undefined; at = uplines.get(at)) {
			const rate = amountOf(rates, at);
			if (rate <= largest) continue;
			shares.set(at, amountOf(shares, at) + shareOf(rate - largest, turnover));
			largest = rate;
		}
	}
	return shares;
}

/** What each is billed for by whoever stands above, where uplines pay: its rate on all of its team, of turnover or of result. */
export function turnoverBills(team: Team, { direct, rates }: Turnover): ReadonlyMap<string, Parts> {
	const sums = teamSums(team, direct);
	return new Map(team.agents.map(({ id }) => [id, shareOf(amountOf(rates, id), amountOf(sums, id))]));
}
