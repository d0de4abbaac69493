// What a bet of the simulation must have come to, reckoned by a second hand from the scores that stand in the database: ends by the
// sentences of the markets, early ones by trying every score that could still come, payouts by writing out every line.
import * as z from "zod/mini";
import type { LegView } from "#sportsbook/contract";
import type { Ask } from "../../../../tools/sim/promises.ts";
import type { LawState } from "../../core/index.ts";
import { isFed } from "../../core/index.ts";
import { naiveEnd, naivePayout } from "../../core/testing/naive.ts";
import { sportState } from "../../server/event-state.ts";

export type Match = {
	readonly state: LawState;
	/** When bets were stopped, by version from 0. */
	readonly stops: readonly number[];
};

export type StoodSlip = {
	readonly legs: readonly LegView[];
	readonly sizes: readonly number[];
	readonly line: bigint;
	readonly stake: bigint;
	readonly cashed: bigint;
	readonly sold: number;
	/** Milliseconds since 1970. */
	readonly placed: number | null;
	readonly isVoid: boolean;
};

const eventRow = z.object({ id: z.string(), state: z.unknown(), stops: z.array(z.number()) });

export async function readMatches(ask: Ask): Promise<ReadonlyMap<string, Match>> {
	const rows = await ask(
		`select id, state, stops from sportsbook.event
		where id in (select leg->>'event' from sportsbook.slip, jsonb_array_elements(legs) as leg)`,
	);
	const matches = new Map<string, Match>();
	for (const { id, state: written, stops } of z.parse(z.array(eventRow), rows)) {
		const state = sportState.parse(written);
		if (!isFed(state)) matches.set(id, { state, stops });
	}
	return matches;
}

/** Undefined while a score that can still come would change it. */
export function shouldReturn(slip: StoodSlip, matches: ReadonlyMap<string, Match>): bigint | undefined {
	const { legs, sizes, line, stake, cashed, sold } = slip;
	if (slip.isVoid) return legs.some((leg) => wasStopped(leg, matches)) ? stake : undefined;
	const ends = legs.map((leg) => endOf(leg, { placed: slip.placed, match: matches.get(leg.event) }));
	const paid = (open: string): bigint =>
		naivePayout(
			line,
			legs.map(({ odds }, place) => ({ odds, end: ends[place] ?? open })),
			sizes,
		);
	return paid("won") === paid("lost") ? cashed + kept(paid("won"), sold) : undefined;
}

/** It was refused at once, or settled so later: only where its match stopped at what it saw, before it began by its beginning. */
const wasStopped = ({ event, version = 0 }: LegView, matches: ReadonlyMap<string, Match>): boolean =>
	matches.get(event)?.stops[version] !== undefined;

type Settling = { readonly placed: number | null; readonly match: Match | undefined };

function endOf({ market: key, outcome, since, version }: LegView, { placed, match }: Settling): string | undefined {
	if (match === undefined) return undefined;
	const stopped = version === undefined ? undefined : match.stops[version];
	if (stopped !== undefined && placed !== null && placed > stopped) return "void";
	const ends = new Set(finals(match.state).map((state) => naiveEnd(state, { key, outcome, since })));
	const [end] = ends;
	return ends.size === 1 ? end : undefined;
}

/** Ends that a match can still come to, as far as they matter here. */
function finals(state: LawState): readonly LawState[] {
	if (state.sport !== "football" || state.phase === "ended") return [state];
	const more = Array.from({ length: 9 }, (_none, goals) => goals);
	const [home, away] = state.score;
	return more.flatMap((x) =>
		more.map((y) => ({ ...state, phase: "ended" as const, score: [home + x, away + y] as const })),
	);
}

/** Of what was not sold, half to even. */
function kept(amount: bigint, sold: number): bigint {
	const hundredfold = amount * BigInt(100 - sold);
	const [down, rest] = [hundredfold / 100n, hundredfold % 100n];
	return down + (rest > 50n || (rest === 50n && down % 2n === 1n) ? 1n : 0n);
}
