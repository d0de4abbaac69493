// Whether memory stays flat while a million bets go through: the heap after a full collection, again and again.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { report, say, slope } from "../../../../bench/report.ts";

const bets = 1_000_000;
const samples = 10;

export async function measureMemory(post: (bets: number) => Promise<void>): Promise<void> {
	setFlagsFromString("--expose-gc");
	const collect: unknown = runInNewContext("gc");
	const heap = () => {
		if (typeof collect === "function") collect();
		return process.memoryUsage().heapUsed;
	};
	// What the first bets bring to stay (compiled code, prepared statements) is not growth.
	await post(bets / samples);
	const points = [{ x: 0, y: heap() }];
	for (let sample = 1; sample <= samples; sample++) {
		await post(bets / samples);
		points.push({ x: (sample * bets) / samples, y: heap() });
		say(`  ${((sample * bets) / samples).toLocaleString("en")} bets: heap ${(heap() / 1024 / 1024).toFixed(1)} MiB`);
	}
	// Four bytes a bet would be four megabytes over the million: noise, not a leak.
	report({ name: "ledger.heap-growth-a-bet", value: slope(points), unit: "B", most: 4 });
	report({ name: "ledger.heap-after-a-million-bets", value: (points.at(-1)?.y ?? 0) / 1024, unit: "kB" });
}
