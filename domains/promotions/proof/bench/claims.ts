// Five hundred claims are paid in a second, each within the budget and on the ledger; a minute in which 20,000 members played is
// counted in a second: written to their days, and each of them looked at, of whom a part stands for all.
import { migrationSources } from "../../../../apps/server/migrations.ts";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { type OpenOffers, openOffers } from "./open-offers.ts";

const claims = 2_000;
const atOnce = 32;
const players = 20_000;
const looked = 1_000;

export async function measurePromotions(server: BenchServer): Promise<void> {
	const url = await server.create("bench_promotions", migrationSources);
	const offers = await openOffers(url);
	try {
		await measureClaims(offers);
		await measureMinute(offers);
		await withClient(url, async (client) => {
			const { rows } = await client.query("select * from promotions.fault");
			say(`  faults of the books: ${rows.length}`);
		});
	} finally {
		await offers.close();
	}
}

async function measureClaims({ claim }: OpenOffers): Promise<void> {
	const took: number[] = [];
	let next = 0;
	const began = performance.now();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (next < claims) {
				const started = performance.now();
				await claim(next++);
				took.push(performance.now() - started);
			}
		}),
	);
	const seconds = (performance.now() - began) / 1_000;
	report({ name: "promotions.claims", value: claims / seconds, unit: "1/s", least: 500 });
	report({ name: "promotions.claims.call-p95", value: quantile(took, 0.95), unit: "ms" });
}

async function measureMinute({ keepMinute, count }: OpenOffers): Promise<void> {
	const kept = await timed(() => keepMinute(players));
	report({ name: "promotions.minute-of-20000.written", value: kept, unit: "s" });
	const whole = await timed(() => count(looked));
	report({ name: "promotions.look-at-a-member", value: (whole / looked) * 1_000, unit: "ms" });
	report({ name: "promotions.minute-of-20000", value: kept + (whole * players) / looked, unit: "s", most: 1 });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return (performance.now() - began) / 1_000;
}
