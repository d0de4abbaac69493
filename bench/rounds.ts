// How many whole rounds a second one process plays through the lanes: stake, win and round, durable when answered.
import type { GamesApi } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { memberId } from "#platform/kernel";
import { type BenchServer, withClient } from "./database.ts";
import { hallMigrations, openBenchHall } from "./games-hall.ts";
import { quantile, report } from "./report.ts";

const members = 1_000;
const events = [
	{
		type: "reels",
		stops: [12, 4, 55, 23, 9],
		window: [
			[1, 2, 3],
			[4, 5, 6],
			[7, 8, 9],
			[1, 2, 3],
			[4, 5, 6],
		],
	},
	{ type: "line", line: 3, symbol: 2, count: 4, pays: 20 },
	{ type: "total", credits: 20 },
];

export async function measureRounds(server: BenchServer): Promise<void> {
	const url = await server.create("bench_rounds", hallMigrations);
	const hall = await openBenchHall(url);
	await withClient(url, (client) =>
		client.query(
			"insert into wallet.wallet (member_id, currency, purse, balance, overdrawn_by) select n, 'P', 'cash', 1000000000, null from generate_series(1, $1::int) n",
			[members],
		),
	);
	const plays: PlayTicket[] = [];
	for (let member = 1; member <= members; member++) plays.push(await hall.sit(memberId(String(member))));
	await playMany(hall.games.api, plays, { inFlight: 512, count: 20_000 });
	for (const inFlight of [512, 64]) {
		const { perSecond, p99 } = await playMany(hall.games.api, plays, { inFlight, count: 100_000 });
		report({ name: `rounds.played-${inFlight}`, value: perSecond, unit: "1/s" });
		report({ name: `rounds.p99-${inFlight}`, value: p99, unit: "ms" });
	}
	await hall.close();
}

let keys = 0;

async function playMany(
	api: GamesApi,
	plays: readonly PlayTicket[],
	load: { readonly inFlight: number; readonly count: number },
): Promise<{ perSecond: number; p99: number }> {
	const times: number[] = [];
	let left = load.count;
	const player = async (): Promise<void> => {
		while (left > 0) {
			left -= 1;
			keys += 1;
			const play = plays[keys % plays.length];
			if (play === undefined) throw new Error("nobody plays");
			const start = performance.now();
			const win = keys % 4 === 0 ? 30n : 0n;
			const answer = await api.playRound({ play, key: `bench-${keys}`, stake: 10n, win, payTable: "1", events });
			if (!answer.ok) throw new Error(answer.error.code);
			times.push(performance.now() - start);
		}
	};
	const start = performance.now();
	await Promise.all(Array.from({ length: load.inFlight }, player));
	return { perSecond: load.count / ((performance.now() - start) / 1000), p99: quantile(times, 0.99) };
}
