// How a share came about, line by line: whose players' turnover or result, at which rate, less what others have of it.
import { dividendShares, type Results } from "./dividend-shares.ts";
import { type Parts, type Rate, shareOf } from "./parts.ts";
import { amountOf, type Team, teamSums } from "./team.ts";
import { type Turnover, turnoverShares } from "./turnover-shares.ts";

export type ShareLine = {
	/** Whose direct players it is of; of a dividend's deduction, whose share it is. */
	readonly source: string;
	/** Minor units. */
	readonly base: bigint;
	/** The agent's own, and the largest that was paid below it already. */
	readonly rate: Rate;
	readonly below: Rate;
	readonly share: Parts;
};

export type Explained = {
	readonly shares: ReadonlyMap<string, Parts>;
	readonly lines: ReadonlyMap<string, readonly ShareLine[]>;
};

/** Of each agent the direct players it has something of. Their shares add up to the agent's. */
export function explainTurnover(team: Team, turnover: Turnover): Explained {
	const uplines = new Map(team.agents.map(({ id, upline }) => [id, upline]));
	const lines = new Map<string, ShareLine[]>();
	for (const { id } of team.agents) {
		const base = amountOf(turnover.direct, id);
		let below = 0n;
		for (let at: string | undefined = base === 0n ? undefined : id; at !== undefined; at = uplines.get(at)) {
			const rate = amountOf(turnover.rates, at);
			if (rate <= below) continue;
			push(lines, at, { source: id, base, rate, below, share: shareOf(rate - below, base) });
			below = rate;
		}
	}
	return { shares: turnoverShares(team, turnover), lines };
}

/** Of each agent its rate on the whole team, and what those next below it have of theirs. */
export function explainDividend(team: Team, results: Results): Explained {
	const sums = teamSums(team, results.direct);
	const uplines = new Map(team.agents.map(({ id, upline }) => [id, upline]));
	const lines = new Map<string, ShareLine[]>();
	for (const { id } of team.agents) {
		const rate = amountOf(results.rates, id);
		if (rate <= 0n) continue;
		const base = amountOf(sums, id);
		push(lines, id, { source: id, base, rate, below: 0n, share: shareOf(rate, base) });
		let above = uplines.get(id);
		while (above !== undefined && amountOf(results.rates, above) <= 0n) above = uplines.get(above);
		if (above !== undefined)
			push(lines, above, { source: id, base, rate: 0n, below: rate, share: -shareOf(rate, base) });
	}
	return { shares: dividendShares(team, results), lines };
}

function push(lines: Map<string, ShareLine[]>, agent: string, line: ShareLine): void {
	const own = lines.get(agent);
	if (own === undefined) lines.set(agent, [line]);
	else own.push(line);
}
