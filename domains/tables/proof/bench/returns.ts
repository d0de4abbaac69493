// A million rounds of each table through its room, as fast as they go: how far each bet's return lies from theory, in standard
// deviations. `BENCH_TABLE_ROUNDS` makes it fewer.
import { createHmac } from "node:crypto";
import { report, say } from "../../../../bench/report.ts";
import { tableCodes } from "../../core/tables.ts";
import { playMany } from "../../core/testing/play-many.ts";

const rounds = Number(process.env.BENCH_TABLE_ROUNDS ?? 1_000_000);
const seed = "tables-bench-1";

const blocksOf = (shoe: number) => {
	const key = `${seed} ${shoe}`;
	return (message: string) => new Uint8Array(createHmac("sha256", key).update(message).digest());
};

export function measureReturns(): void {
	for (const table of tableCodes) {
		const began = performance.now();
		const played = playMany(table, rounds, blocksOf);
		const seconds = (performance.now() - began) / 1_000;
		const [far] = played.toSorted((one, other) => Math.abs(other.away) - Math.abs(one.away));
		if (far === undefined) continue;
		say(`  ${table}: ${far.spot} returned ${far.returned.toFixed(5)}, in theory ${far.theory.toFixed(5)}`);
		report({ name: `tables.${table}.farthest`, value: Math.abs(far.away), unit: "sd" });
		report({ name: `tables.${table}.rounds-a-second`, value: rounds / seconds, unit: "1/s" });
	}
}
