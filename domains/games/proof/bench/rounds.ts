// How many whole rounds a second one process plays through the lanes: stake, win and round, durable when answered.
import type { BenchServer } from "../../../../bench/database.ts";
import { hallMigrations } from "../../../../bench/games-hall.ts";
import { openReadyRounds, type ReadyRounds } from "../../../../bench/ready-rounds.ts";
import { quantile, report } from "../../../../bench/report.ts";

export async function measureRounds(server: BenchServer): Promise<void> {
	const rounds = await openReadyRounds(await server.create("bench_rounds", hallMigrations));
	await playMany(rounds, { inFlight: 512, count: 20_000 });
	for (const inFlight of [512, 64]) {
		const { perSecond, p99 } = await playMany(rounds, { inFlight, count: 100_000 });
		report({ name: `rounds.played-${inFlight}`, value: perSecond, unit: "1/s" });
		report({ name: `rounds.p99-${inFlight}`, value: p99, unit: "ms" });
	}
	await rounds.close();
}

type Load = { readonly inFlight: number; readonly count: number };

async function playMany(rounds: ReadyRounds, load: Load): Promise<{ perSecond: number; p99: number }> {
	const times: number[] = [];
	let left = load.count;
	const player = async (): Promise<void> => {
		while (left > 0) {
			left -= 1;
			const start = performance.now();
			await rounds.playOne();
			times.push(performance.now() - start);
		}
	};
	const start = performance.now();
	await Promise.all(Array.from({ length: load.inFlight }, player));
	return { perSecond: load.count / ((performance.now() - start) / 1000), p99: quantile(times, 0.99) };
}
