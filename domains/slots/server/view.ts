// What the frame sees of tables and rounds: the wire's shapes made from the core's and the games' own.

import * as z from "zod/mini";
import type { PlayedRound } from "#games/api";
import { formatMinor } from "#platform/kernel";
import { type PayTableView, type SlotRound, slotEvent } from "../contract/index.ts";
import { type GateReport, type PayTable, payTableId, volatilityOf } from "../core/index.ts";

/** A table with the figures its release was let pass with (GLI-19 4.4.1). */
export function viewOf(table: PayTable, report: GateReport): PayTableView {
	const [mode] = table.modes;
	const [figures] = report.modes;
	if (mode === undefined || figures === undefined) throw new Error("a pay table without a mode");
	return {
		id: payTableId(table),
		game: table.game,
		version: table.version,
		liveFrom: table.liveFrom,
		grid: table.grid,
		symbols: table.symbols.map((symbol) => ({ ...symbol, pays: [...symbol.pays] })),
		award:
			table.award.kind === "lines" ? { kind: "lines", lines: table.award.lines.map((line) => [...line]) } : table.award,
		cost: mode.cost,
		base: setView(mode.reels),
		freeSpins:
			table.freeSpins === undefined
				? undefined
				: {
						reels: setView(table.freeSpins.reels),
						awards: [...table.freeSpins.awards],
						more: [...table.freeSpins.more],
						limit: table.freeSpins.limit,
					},
		topAward: figures.topAward,
		rtp: figures.rtp,
		hitRate: figures.hitRate,
		volatility: volatilityOf(figures.standardDeviation),
	};
}

function setView(set: PayTable["modes"][number]["reels"]): PayTableView["base"] {
	return { ...set, strips: set.strips.map((strip) => [...strip]), ladder: [...set.ladder] };
}

const storedEvents = z.array(slotEvent);

/** A stored round for the frame. Throws when its events are not a slot's: then the record is not one of ours. */
export function storedRoundView(played: PlayedRound): SlotRound {
	return roundView(played, z.parse(storedEvents, played.events));
}

/** The same with events that need no parsing, because they were made in this call. */
export function roundView(played: PlayedRound, events: SlotRound["events"]): SlotRound {
	const [bet] = events;
	if (bet?.type !== "bet") throw new Error("a round that does not begin with its bet");
	return {
		roundId: played.roundId,
		payTable: played.payTable,
		mode: played.mode,
		currency: played.currency,
		coin: formatMinor(played.stake / BigInt(bet.cost), played.currency),
		stake: formatMinor(played.stake, played.currency),
		win: formatMinor(played.win, played.currency),
		playedAt: played.startedAt.toISOString(),
		events,
	};
}
