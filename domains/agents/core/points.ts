// Rebate points: what of each bet goes back up the tree, a rate a category. Whoever joins by a player's link with points of
// its own has them of its own bets; each agent above has what its points are larger than the largest below it. So all that
// goes back of a bet is the largest of the points above it.
import type { ShareLine } from "./how.ts";
import { explainTurnover } from "./how.ts";
import type { Parts, Rate } from "./parts.ts";
import { type Agent, amountOf, teamOf } from "./team.ts";

/** By category; what is not named is none. */
export type Points = ReadonlyMap<string, Rate>;

export type PointsFault = "POINTS_ABOVE_OWN" | "POINTS_BELOW_GIVEN";

/** Points that are given stand between those of who gives and those that were given on already. */
export function checkPoints(
	points: Points,
	{ own, given }: { readonly own: Points; readonly given: readonly Points[] },
): PointsFault | undefined {
	for (const [category, rate] of points) if (rate > amountOf(own, category)) return "POINTS_ABOVE_OWN";
	for (const below of given)
		for (const [category, rate] of below) if (rate > amountOf(points, category)) return "POINTS_BELOW_GIVEN";
	return undefined;
}

/** Minor units of turnover of a member in a category. */
export type PointPlay = {
	readonly member: string;
	/** Directly above it when it played. */
	readonly agent: string;
	readonly category: string;
	readonly counted: bigint;
};

export type PointLine = ShareLine & { readonly category: string };

export type PointShares = {
	readonly shares: ReadonlyMap<string, Parts>;
	readonly lines: ReadonlyMap<string, readonly PointLine[]>;
};

export type PointBooks = {
	/** All agents above the play, with their uplines. */
	readonly agents: readonly Agent[];
	readonly play: readonly PointPlay[];
	/** Of agents, by member. */
	readonly points: ReadonlyMap<string, Points>;
	/** Of players, for their own bets. */
	readonly own: ReadonlyMap<string, Points>;
};

/** What a period's play gives everybody, category by category. */
export function pointShares({ agents, play, points, own }: PointBooks): PointShares {
	const shares = new Map<string, Parts>();
	const lines = new Map<string, PointLine[]>();
	for (const category of new Set(play.map((one) => one.category))) {
		const ofCategory = play.filter((one) => one.category === category);
		const players = ofCategory.filter(({ member }) => (own.get(member)?.get(category) ?? 0n) > 0n);
		const above = new Map(players.map(({ member, agent }): [string, Agent] => [member, { id: member, upline: agent }]));
		const team = teamOf([...agents, ...above.values()]);
		const rates = new Map<string, Rate>();
		for (const { id } of agents) rates.set(id, points.get(id)?.get(category) ?? 0n);
		for (const id of above.keys()) rates.set(id, own.get(id)?.get(category) ?? 0n);
		const direct = new Map<string, bigint>();
		for (const { member, agent, counted } of ofCategory) {
			const place = above.get(member)?.upline === agent ? member : agent;
			direct.set(place, amountOf(direct, place) + counted);
		}
		const explained = explainTurnover(team, { direct, rates });
		for (const [id, share] of explained.shares) if (share !== 0n) shares.set(id, amountOf(shares, id) + share);
		for (const [id, found] of explained.lines)
			lines.set(id, [...(lines.get(id) ?? []), ...found.map((line) => ({ ...line, category }))]);
	}
	return { shares, lines };
}
