// What the frame sees of rounds: the wire's shape made from the games' own and from rows.
import * as z from "zod/mini";
import type { PlayedRound } from "#games/api";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { originalEvent } from "../contract/events.ts";
import type { OriginalRound } from "../contract/index.ts";
import { type OriginalEvent, payTableOf, winOf } from "../core/index.ts";
import { gameOf } from "./ports.ts";
import type { RoundRow } from "./round-store.ts";
import type { Seeds } from "./seeds.ts";
import { betEvent, eventsAfterBet, type Running, steppedNow } from "./stepped-round.ts";

const storedEvents = z.array(originalEvent);

/** A whole round. Throws when its events are not an instant game's: then the record is not one of ours. */
export const playedView = (played: PlayedRound): OriginalRound => ({
	roundId: played.roundId,
	payTable: played.payTable,
	mode: played.mode,
	currency: played.currency,
	open: false,
	stake: formatMinor(played.stake, played.currency),
	win: formatMinor(played.win, played.currency),
	playedAt: played.startedAt.toISOString(),
	events: z.parse(storedEvents, played.events),
});

/** A trial's whole round from its row alone; the games keep only the last. */
export function wholeTrialView(
	row: RoundRow,
	{ times, events }: { readonly times: number; readonly events: readonly OriginalEvent[] },
): OriginalRound {
	return { ...seenOf(row, times), roundId: row.played_id ?? row.id, open: false, events: [...events] };
}

/** What every view of a row says, whichever way it was played. */
function seenOf(row: RoundRow, times: number) {
	const { currency } = row;
	if (!isCurrencyCode(currency)) throw new Error(`a round in an unknown currency: ${currency}`);
	return {
		payTable: payTableOf(gameOf(row.game)),
		mode: modeOf(row),
		currency,
		stake: formatMinor(BigInt(row.stake), currency),
		win: formatMinor(winOf(BigInt(row.stake), times), currency),
		playedAt: row.drawn_at.toISOString(),
	};
}

const modeOf = ({ owner }: Pick<RoundRow, "owner">): "real" | "demo" => (owner.startsWith("m") ? "real" : "demo");

/** A round that goes on step by step, as its row stands. */
export function steppedView(seeds: Seeds, running: Running): OriginalRound {
	const { row } = running;
	const times = row.times === null ? steppedNow(seeds, running).times : Number(row.times);
	return {
		...seenOf(row, times),
		roundId: row.id,
		open: row.ended === null,
		events: [betEvent(running), ...eventsAfterBet(seeds, running)],
	};
}
