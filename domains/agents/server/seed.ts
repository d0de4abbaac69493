// Contracts of each kind between the demo agents of the default brand, marked as such. Written once, where no contract stands.
import { accountNamed } from "#members/api";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { type ContractKind, periodAt, periodOf, type Tier } from "../core/index.ts";
import { addVersion, contractsOf, lockContracts } from "./contracts/contract-store.ts";
import { isRunning, markDue, settleDue } from "./contracts/settle-periods.ts";
import { readTerms } from "./contracts/terms-store.ts";
import { type DemoPlay, playDemo } from "./demo-play.ts";
import { followBooks } from "./follow-books.ts";
import { runOnce } from "./jobs.ts";
import { slotOf } from "./points/own-points.ts";
import { writePoints } from "./points/point-store.ts";
import type { AgentsDeps } from "./ports.ts";

const merchant = "tessera";
const chain = ["agent01", "agent11", "agent12"] as const;

/** Millionths, from the top down; each with one step, and the top's daily salary with two. */
const rates = {
	dividend: [400_000n, 250_000n, 100_000n],
	daily: [4_000n, 3_000n, 2_000n],
	hourly: [2_000n, 1_500n, 1_000n],
	"real-time": [1_000n, 600n, 300n],
} as const satisfies Readonly<Record<ContractKind, readonly bigint[]>>;

const kinds = ["dividend", "daily", "hourly", "real-time"] as const;
const step = (rate: bigint, asked: Partial<Tier> = {}): Tier => ({
	members: 0,
	turnover: 0n,
	streak: 0,
	...asked,
	rate,
});

const tiersOf = (kind: ContractKind, place: number): readonly Tier[] => {
	const first = step(rates[kind][place] ?? 0n);
	return kind === "daily" && place === 0 ? [first, step(5_000n, { members: 3, turnover: 1_000_00n })] : [first];
};

/** The first time the team plays, too; what came of it is booked, and paid at once, so that every page has figures. */
export async function seed(deps: AgentsDeps & Pick<DemoPlay, "games">): Promise<void> {
	if (!(await seedContracts(deps))) return;
	if ((await playDemo(deps, merchant)) === 0) return;
	const now = deps.clock.now();
	await runOnce(deps, now);
	await markDue(deps, now, isRunning);
	await followBooks(deps);
	await settleDue(deps, now, isRunning);
	await followBooks(deps);
}

/** Answers whether they were written now. */
async function seedContracts({ db, clock, dayZone }: Pick<AgentsDeps, "db" | "clock" | "dayZone">): Promise<boolean> {
	const calendar = { utcOffset: await dayZone(merchant), dayStart: 0 };
	return db.tx(async (tx) => {
		await lockContracts(tx, merchant);
		if ((await contractsOf(tx, { merchant, agentId: undefined, limit: 1 })).length > 0) return false;
		const now = clock.now();
		const { dividendPeriod } = await readTerms(tx, merchant);
		const agents = await demoAgents(tx);
		for (const kind of kinds)
			for (const [place, agentId] of agents.entries()) {
				const { from } = periodAt(periodOf(kind, dividendPeriod), now, calendar);
				const terms = {
					tiers: tiersOf(kind, place),
					carry: kind === "dividend" ? "all" : "none",
					remark: "demo",
				} as const;
				const whose = { merchant, kind, agentId, uplineId: agents[place - 1] };
				await addVersion(tx, { ...whose, ...terms, offeredAt: now, from, state: "active" });
			}
		await seedPoints(tx, { agents, since: slotOf(now) });
		return agents.length > 0;
	});
}

/** Per cent of slots that those below the top have, and one player of its own bets. */
async function seedPoints(tx: Tx, { agents, since }: { readonly agents: readonly MemberId[]; readonly since: Date }) {
	for (const [place, memberId] of agents.entries()) {
		const rate = place === 1 ? 8_000n : 5_000n;
		if (place > 0) await writePoints(tx, { memberId, points: new Map([["RNG", rate]]), own: false, since });
	}
	const player = await accountNamed(tx, { merchant, name: "demo08" });
	const own = new Map([["RNG", 2_000n]]);
	if (player !== undefined) await writePoints(tx, { memberId: player.id, points: own, own: true, since });
}

/** As far down as they stand, each below the one before it. */
async function demoAgents(tx: Tx) {
	const found = [];
	for (const name of chain) {
		const account = await accountNamed(tx, { merchant, name });
		if (account === undefined || account.uplineId !== found.at(-1)) break;
		found.push(account.id);
	}
	return found;
}
