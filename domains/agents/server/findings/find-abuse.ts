// Looks for abuse once an hour: agents with accounts of their own below, opposite bets within a team, money that goes in and
// out hardly played. What it finds is for a person; from a brand's threshold on the agent's bills wait until one has looked.
import { marksSharedBelow } from "#members/api";
import type { Tx } from "#platform/db";
import { formatMinor, isCurrencyCode, type MemberId } from "#platform/kernel";
import { readTerms } from "../contracts/terms-store.ts";
import { hold } from "../desk/held-store.ts";
import type { AgentsDeps } from "../ports.ts";
import { standingsOf } from "../standings.ts";
import { addFinding, moneyLoops, type NewFinding, noteOwnAccounts, oppositeBets } from "./finding-store.ts";

const lookedBack = 7 * 86_400_000;
/** Five minutes with opposite bets from which on two players are told of. */
const leastSlots = 5;
/** Deposits of a week, in minor units, from which on a loop is told of. */
const leastLoop = 100_000n;
const mostPairs = 500;

type Found = Pick<NewFinding, "agentId" | "kind" | "score" | "facts">;

/** Answers how many findings are news. */
export async function findAbuse({ db, members }: Pick<AgentsDeps, "db" | "members">, now: Date): Promise<number> {
	return db.tx(async (tx) => {
		const since = new Date(now.getTime() - lookedBack);
		const found = [...(await ownAccounts(tx, now)), ...(await opposite(tx, since)), ...(await loops(tx, since))];
		const agents = await standingsOf(tx, members, [...new Set(found.map(({ agentId }) => agentId))]);
		let news = 0;
		for (const one of found) {
			const merchant = agents.get(one.agentId)?.merchant;
			if (merchant === undefined || !(await addFinding(tx, { ...one, merchant, at: now }))) continue;
			news += 1;
			const { holdFrom } = await readTerms(tx, merchant);
			if (one.score >= holdFrom)
				await hold(tx, { agentId: one.agentId, merchant, reason: `finding: ${one.kind}`, since: now });
		}
		return news;
	});
}

/** Two marks that are shared weigh more than one, several accounts more than one. Whoever is found is no valid member any more. */
async function ownAccounts(tx: Tx, now: Date): Promise<readonly Found[]> {
	const pairs = await marksSharedBelow(tx, mostPairs);
	await noteOwnAccounts(tx, pairs, now);
	const byAgent = new Map<MemberId, { members: number; devices: number; payees: number }>();
	for (const { agentId, sharesDevice, sharesPayee } of pairs) {
		const sum = byAgent.get(agentId) ?? { members: 0, devices: 0, payees: 0 };
		sum.members += 1;
		if (sharesDevice) sum.devices += 1;
		if (sharesPayee) sum.payees += 1;
		byAgent.set(agentId, sum);
	}
	return [...byAgent].map(([agentId, { members, devices, payees }]) => ({
		agentId,
		kind: "own-accounts",
		score: Math.min(100, 40 + (payees > 0 ? 25 : 0) + (devices > 0 && payees > 0 ? 15 : 0) + 5 * (members - 1)),
		facts: { members: String(members), devices: String(devices), payees: String(payees) },
	}));
}

async function opposite(tx: Tx, since: Date): Promise<readonly Found[]> {
	return (await oppositeBets(tx, { since, least: leastSlots })).map(({ agentId, one, other, slots }) => ({
		agentId,
		kind: "opposite-bets",
		score: Math.min(100, 50 + 2 * slots),
		facts: { member: one, other, slots: String(slots) },
	}));
}

async function loops(tx: Tx, since: Date): Promise<readonly Found[]> {
	return (await moneyLoops(tx, { since, least: leastLoop })).map(({ agentId, memberId, currency, ...sums }) => {
		const said = (minor: bigint) => (isCurrencyCode(currency) ? formatMinor(minor, currency) : String(minor));
		return {
			agentId,
			kind: "money-loops",
			score: sums.turnover * 4n < sums.deposits ? 85 : 60,
			facts: {
				member: memberId,
				deposits: said(sums.deposits),
				withdrawals: said(sums.withdrawals),
				turnover: said(sums.turnover),
			},
		};
	});
}
