// What counts as turnover: bets of one holder on one issue that together win in three quarters of all results or more are bets on
// both sides of one thing, and count for nothing. Judged play by play, where places are bets of their own place by place.
import type { Rows } from "./plays/play.ts";
import { resultsFor } from "./plays/results.ts";
import type { Play } from "./plays/tree.ts";

export type Picked = { readonly play: Play; readonly rows: Rows };

/** The part of its bets that counts: `counted` of `bets`. In the order of what was picked. */
export type Counted = { readonly counted: number; readonly bets: number };

/** Of all results. */
const covers = { ways: 3, of: 4 } as const;

/** Bets on one thing: a play, or one place of a play that takes each for itself. */
type Part = { readonly at: number; readonly key: string; readonly bets: number } & Picked;

export function countedBets(picked: readonly Picked[]): readonly Counted[] {
	const parts = picked.flatMap(partsOf);
	const byKey = new Map<string, readonly Part[]>();
	for (const part of parts) byKey.set(part.key, [...(byKey.get(part.key) ?? []), part]);
	const covered = new Set([...byKey].filter(([, those]) => areCovered(those)).map(([key]) => key));
	return picked.map(({ play, rows }, at) => ({
		bets: play.count(rows),
		counted: parts.reduce((sum, part) => (part.at === at && !covered.has(part.key) ? sum + part.bets : sum), 0),
	}));
}

function partsOf({ play, rows }: Picked, at: number): readonly Part[] {
	if (play.says.sentence !== "fixed") return [{ at, key: String(play.id), bets: play.count(rows), play, rows }];
	return rows.flatMap((row, index) => {
		const alone = rows.map((each, place) => (place === index ? each : []));
		return row.length === 0 ? [] : [{ at, key: `${play.id} ${index}`, bets: row.length, play, rows: alone }];
	});
}

function areCovered(parts: readonly Part[]): boolean {
	const [first] = parts;
	if (first === undefined) return false;
	// Each bet wins in so many results at most: what cannot cover enough needs no look at every result.
	const widest = Math.max(...first.play.grades.map(({ ways, of }) => ways / of));
	if (parts.reduce((sum, { bets }) => sum + bets, 0) * widest < covers.ways / covers.of) return false;
	let results = 0;
	let won = 0;
	for (const result of resultsFor(first.play)) {
		results++;
		if (parts.some(({ play, rows }) => play.hits(rows, result).some((hits) => hits > 0))) won++;
	}
	return won * covers.of >= results * covers.ways;
}
