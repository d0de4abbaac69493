// Whether every report of an agent opens at once and costs the same whatever the size of its team: p95 under 100 ms with a
// million members, and within 1.3 of the same with ten thousand. Then a minute of twenty thousand members' play brought to
// all above them (1 s), and a day's salaries of fifty thousand agents (60 s).

import type { Endpoint, InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { memberId, systemClock } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { migrationSources } from "../../../../apps/server/migrations.ts";
import type { BenchServer } from "../../../../bench/database.ts";
import { openBenchHall } from "../../../../bench/games-hall.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import {
	listIncome,
	listTeam,
	listTeamMoney,
	listTeamPlays,
	listTeamResults,
	readTeam,
	readTeamFigures,
} from "../../contract/index.ts";
import { type BookedLine, bookPlays } from "../../server/books-store.ts";
import { markDue, settleDue } from "../../server/contracts/settle-periods.ts";
import { createAgentsModule } from "../../server/module.ts";
import type { AgentsDeps } from "../../server/ports.ts";
import { fillTeam, type TeamSize } from "./fill-team.ts";

const small: TeamSize = { name: "10k", members: 10_000, agents: 500, branches: 2 };
/** `BENCH_MEMBERS` makes it smaller; one in twenty is an agent. */
const most = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
const large: TeamSize = { name: "large", members: most, agents: most / 20, branches: 4 };
const callsBefore = 5;
const calls = 40;

export async function measureTeams(server: BenchServer): Promise<void> {
	const before = await measureTeam(server, small, new Map());
	await measureTeam(server, large, before);
}

async function measureTeam(server: BenchServer, size: TeamSize, against: ReadonlyMap<string, number>) {
	const url = await server.create(`bench_agents_${size.name}`, migrationSources);
	const began = performance.now();
	await fillTeam(url, size);
	say(`  ${size.name}: filled in ${Math.round((performance.now() - began) / 1_000)} s`);
	await server.settle();
	const hall = await openBenchHall(url);
	try {
		const deps: AgentsDeps = {
			db: hall.db,
			clock: systemClock,
			chance: secureChance(),
			dayZone: async () => 0,
			currencyOf: () => "P",
			pointsOf: () => [],
			members: {
				standings: async (_tx, ids) =>
					new Map(ids.map((id) => [id, { status: "active" as const, account: `tile${id}`, merchant: "bench" }])),
			},
			games: hall.games.api,
			wallet: hall.wallet.api,
		};
		const agents = await createAgentsModule(deps);
		const reports = await measureReports(agents.routes, size, against);
		if (size === large) {
			await measureMinute(deps, size);
			await measureDay(deps);
		}
		return reports;
	} finally {
		await hall.close();
	}
}

const dateOf = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const days = { from: dateOf(29), to: dateOf(0) };

type Routes = Parameters<typeof callRoute>[0];
type Caller = Parameters<typeof callRoute>[2];
const page =
	<E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
	(routes: Routes, caller: Caller) =>
		callRoute(routes, { endpoint, input }, caller);
const pages = {
	overview: page(readTeam, {}),
	management: page(listTeam, {}),
	figures: page(readTeamFigures, days),
	results: page(listTeamResults, days),
	betting: page(listTeamPlays, days),
	transactions: page(listTeamMoney, { ...days, scope: "transactions" }),
	changes: page(listTeamMoney, { ...days, scope: "changes" }),
	income: page(listIncome, days),
};

/** By the top, whose team is everybody, by one in the middle, and by one whose team is a handful. */
async function measureReports(
	routes: Routes,
	{ name: size, agents }: TeamSize,
	against: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
	const found = new Map<string, number>();
	const askers = { top: 1, middle: 12, leaf: agents };
	for (const [asker, id] of Object.entries(askers))
		for (const [name, ask] of Object.entries(pages)) {
			const times: number[] = [];
			for (let call = -callsBefore; call < calls; call++) {
				const start = performance.now();
				const caller = { principal: { ...principalOf(memberId(String(id))), merchant: "bench" }, now: new Date() };
				const answer = await ask(routes, caller);
				if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}`);
				if (call >= 0) times.push(performance.now() - start);
			}
			const p95 = quantile(times, 0.95);
			const key = `${asker}.${name}`;
			found.set(key, p95);
			const figure = `agents.${size}.${key}-p95`;
			report({ name: figure, value: p95, unit: "ms", most: 100 });
			const other = against.get(key);
			if (other === undefined) continue;
			report({ name: figure, value: p95, unit: "ms", ratio: p95 / other, against: `agents.10k.${key}-p95`, most: 1.3 });
		}
	return found;
}

/** Twenty thousand players end a round each in the same five minutes. */
async function measureMinute({ db }: AgentsDeps, { members, agents }: TeamSize): Promise<void> {
	const slot = new Date(Math.floor(Date.now() / 300_000) * 300_000);
	const step = Math.floor((members - agents) / 20_000);
	const times: number[] = [];
	for (let round = 0; round < 5; round++) {
		const lines = Array.from(
			{ length: 20_000 },
			(_, place): BookedLine => ({
				memberId: memberId(String(agents + 1 + place * step + round)),
				slot,
				counts: slot,
				day: dateOf(0),
				late: false,
				currency: "P",
				vendor: "BENCH",
				category: "RNG",
				rounds: 4,
				stake: 4_000n,
				counted: 4_000n,
				won: 3_800n,
			}),
		);
		const start = performance.now();
		await db.tx((tx) => bookPlays(tx, lines));
		times.push((performance.now() - start) / 1_000);
	}
	report({ name: "agents.minute-of-20000-members", value: quantile(times, 0.5), unit: "s", most: 1 });
}

/** Every agent has a daily salary since yesterday; the day is over, and is paid in one transaction. */
async function measureDay(deps: AgentsDeps): Promise<void> {
	const now = new Date(Math.max(Date.now(), Date.parse(dateOf(0)) + 180_000));
	await markDue(deps, now);
	await deps.db.tx(async (tx) => {
		await sql`update platform.reader set position = 1e15`.execute(tx);
		await sql`update platform.follower_position set position = 1e15`.execute(tx);
	});
	const start = performance.now();
	const settled = await settleDue(deps, now);
	const seconds = (performance.now() - start) / 1_000;
	const { rows } = await deps.db.read((tx) =>
		sql<{ bills: string; paid: string }>`select count(*) as bills, sum(paid) as paid from agents.bill
			where posting_key is not null`.execute(tx),
	);
	say(`  ${settled} period settled: ${rows[0]?.bills} bills paid, ${rows[0]?.paid} minor units`);
	report({ name: "agents.day-of-salaries", value: seconds, unit: "s", most: 60 });
}
