// What the frame sees of rounds: the wire's shape made from the games' own and from rows.
import * as z from "zod/mini";
import type { PlayedRound } from "#games/api";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { originalEvent } from "../contract/events.ts";
import type { OriginalRound } from "../contract/index.ts";
import { payTableOf, winOf } from "../core/index.ts";
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

const modeOf = ({ owner }: Pick<RoundRow, "owner">): "real" | "demo" => (owner.startsWith("m") ? "real" : "demo");

/** A round that goes on step by step, as its row stands. */
export function steppedView(seeds: Seeds, running: Running): OriginalRound {
	const { row } = running;
	const { currency } = row;
	if (!isCurrencyCode(currency)) throw new Error(`a round in an unknown currency: ${currency}`);
	const times = row.times === null ? steppedNow(seeds, running).times : Number(row.times);
	return {
		roundId: row.id,
		payTable: payTableOf(gameOf(row.game)),
		mode: modeOf(row),
		currency,
		open: row.ended === null,
		stake: formatMinor(BigInt(row.stake), currency),
		win: formatMinor(winOf(BigInt(row.stake), times), currency),
		playedAt: row.drawn_at.toISOString(),
		events: [betEvent(running), ...eventsAfterBet(seeds, running)],
	};
}
