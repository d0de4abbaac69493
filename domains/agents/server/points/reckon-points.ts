// Reckons what five minutes of play give back by rebate points: to agents, and to players who have some of their own.
import type { MembersApi } from "#members/api";
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import { type Period, type PointPlay, type Points, pointShares } from "../../core/index.ts";
import { linesText } from "../contracts/lines-text.ts";
import type { Reckoned } from "../contracts/new-bill-store.ts";
import { type Of, treeOf } from "../contracts/settlement-store.ts";
import { standingsOf } from "../standings.ts";
import { pointsAt } from "./point-store.ts";

export type PointsAsked = {
	readonly of: Of;
	readonly period: Period;
	readonly currency: CurrencyCode;
	/** Of the first level, where it was given none. */
	readonly defaults: Points;
	readonly members: Pick<MembersApi, "standings">;
};

export async function reckonPoints(tx: Tx, asked: PointsAsked): Promise<readonly Reckoned[]> {
	const play = await playOf(tx, asked);
	if (play.length === 0) return [];
	const agents = await treeOf(tx, [...new Set(play.map(({ agent }) => memberId(agent)))]);
	const ids = [...new Set([...agents.map(({ id }) => memberId(id)), ...play.map(({ member }) => memberId(member))])];
	const given = await pointsAt(tx, { ids, at: asked.period.from });
	const points = new Map<string, Points>();
	for (const { id, upline } of agents) {
		const own = given.get(memberId(id))?.points;
		points.set(id, own ?? (upline === undefined ? asked.defaults : new Map()));
	}
	const own = new Map([...given].flatMap(([id, one]): [string, Points][] => (one.own ? [[id, one.points]] : [])));
	const { shares, lines } = pointShares({ agents, play, points, own });
	return [...shares].map(([id, share]) => {
		const of = lines.get(id) ?? [];
		return {
			agentId: memberId(id),
			contractId: undefined,
			version: undefined,
			rate: of.map((line) => line.rate).toSorted((one, other) => Number(other - one))[0] ?? 0n,
			members: 0,
			turnover: of.reduce((sum, { base }) => sum + base, 0n),
			result: 0n,
			share,
			lines: linesText(of),
		};
	});
}

/** Of the brand's members; agents of one brand stand below agents of the same. */
async function playOf(tx: Tx, { of, period, currency, members }: PointsAsked): Promise<readonly PointPlay[]> {
	const { rows } = await sql<{ member_id: string; agent_id: string; category: string; counted: string }>`
		select member_id, agent_id, category, sum(counted) as counted from agents.played
		where slot >= ${period.from} and slot < ${period.to} and currency = ${currency}
		group by 1, 2, 3 having sum(counted) <> 0 order by 1, 2, 3`.execute(tx);
	const agents: MemberId[] = [...new Set(rows.map(({ agent_id }) => memberId(agent_id)))];
	const standings = await standingsOf(tx, members, agents);
	return rows
		.filter(({ agent_id }) => standings.get(memberId(agent_id))?.merchant === of.merchant)
		.map((row) => ({
			member: row.member_id,
			agent: row.agent_id,
			category: row.category,
			counted: BigInt(row.counted),
		}));
}
