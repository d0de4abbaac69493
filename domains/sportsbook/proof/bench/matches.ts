// Matches of every sport played from the first to the last second with one unit on every outcome that is offered before: what each
// market returns on average lies within its margin, and no price is above fair.
import { seededChance } from "#platform/kernel";
import { report, say } from "../../../../bench/report.ts";
import { boardOf, decide, offerAt, worldsFor } from "../../core/index.ts";
import { drawStrengths, matchBefore } from "../../core/league/leagues.ts";
import { chancesOf, returnOf } from "../../core/price/chances.ts";
import { type Sport, sports } from "../../core/sport/names.ts";
import { playThrough } from "../../core/sport/play.ts";
import type { LawState } from "../../core/sport/sport.ts";
import { factorOf } from "../../core/ticket/factor.ts";

const matches = Number(process.env.BENCH_MATCHES ?? 10_000);
const seed = 20_261_129;

type Sum = { staked: number; returned: number; squares: number; expected: number };

export function playMatches(): void {
	const each = Math.ceil(matches / sports.length);
	for (const sport of sports) {
		const sums = new Map<string, Sum>();
		const chance = seededChance(seed);
		for (let match = 0; match < each; match++) {
			const [home = [0, 0], away = [0, 0]] = drawStrengths(2, chance);
			const before = matchBefore(sport, home, away);
			const ended = playThrough(before, chance);
			for (const market of boardOf(before)) betOnAll({ before, ended, sums, market });
		}
		judge(sport, { sums, each });
	}
}

type Betting = {
	readonly before: LawState;
	readonly ended: LawState;
	readonly sums: Map<string, Sum>;
	readonly market: ReturnType<typeof boardOf>[number];
};

/** One unit on each of its outcomes. A market's own return is what one stake on it is worth, whichever outcome. */
function betOnAll({ before, ended, sums, market: { key, code, main, outcomes, since } }: Betting): void {
	const named = offerAt(before.sport, key);
	if (named === undefined || !main) return;
	const worlds = worldsFor(before, { key, outcome: "", since }) ?? [];
	const sum = sums.get(`${named.offer.id} ${code}`) ?? { staked: 0, returned: 0, squares: 0, expected: 0 };
	sums.set(`${named.offer.id} ${code}`, sum);
	for (const { code: outcome, odds } of outcomes) {
		if (odds === undefined) continue;
		const fair = returnOf(chancesOf(named.offer.type, worlds, { outcome, line: named.line }), odds / 100);
		if (fair >= 1) throw new Error(`${key} ${outcome} at ${odds} is worth ${fair}: seed ${seed}`);
		const end = decide(ended, { key, outcome, since });
		if (end === undefined) throw new Error(`${key} ${outcome} has no end: seed ${seed}`);
		if (end === "void") continue;
		const { numerator, denominator } = factorOf(end, odds);
		const paid = Number(numerator) / Number(denominator);
		sum.staked += 1;
		sum.returned += paid;
		sum.squares += paid * paid;
		sum.expected += fair;
	}
}

function judge(sport: Sport, { sums, each }: { readonly sums: ReadonlyMap<string, Sum>; readonly each: number }): void {
	let worst = 0;
	for (const [market, { staked, returned, squares, expected }] of sums) {
		if (staked < 50) continue;
		const mean = returned / staked;
		const spread = Math.sqrt(Math.max(0, squares / staked - mean * mean) / staked);
		const off = Math.abs(mean - expected / staked) / Math.max(spread, 1e-9);
		if (off > 5)
			say(
				`  ${sport} ${market}: ${mean.toFixed(4)}, expected ${(expected / staked).toFixed(4)}, ${off.toFixed(1)} sigma`,
			);
		worst = Math.max(worst, off);
	}
	report({ name: `sportsbook.matches.${sport}.played`, value: each, unit: "1" });
	report({ name: `sportsbook.matches.${sport}.worst`, value: worst, unit: "1" });
}
