// Random tickets paid by the house's settler and by one that writes out every line, 100,000 of them: to the minor unit the same.
import { seededChance } from "#platform/kernel";
import { report } from "../../../../bench/report.ts";
import { marks } from "../../core/market/market.ts";
import { naivePayout } from "../../core/testing/naive.ts";
import { kindsOf } from "../../core/ticket/kinds.ts";
import { payoutOf } from "../../core/ticket/payout.ts";

const tickets = Number(process.env.BENCH_TICKETS ?? 100_000);
const seed = 20_261_128;

export function settleTickets(): void {
	const chance = seededChance(seed);
	const ends = [...marks, "void"] as const;
	for (let ticket = 0; ticket < tickets; ticket++) {
		const legs = Array.from({ length: 1 + chance.below(8) }, () => ({
			odds: 101 + chance.below(900),
			end: ends[chance.below(ends.length)] ?? "void",
		}));
		const kinds = kindsOf(legs.length);
		const { sizes } = kinds[chance.below(kinds.length)] ?? { sizes: [1] };
		const line = BigInt(1 + chance.below(10_000));
		const [paid, expected] = [payoutOf(line, legs, sizes), naivePayout(line, legs, sizes)];
		if (paid !== expected) throw new Error(`seed ${seed}, ticket ${ticket}: ${paid}, not ${expected}`);
	}
	report({ name: "sportsbook.tickets.alike", value: tickets, unit: "1" });
}
