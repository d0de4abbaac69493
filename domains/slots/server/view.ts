// What the frame sees of tables and rounds: the wire's shapes made from the core's and the games' own.

import * as z from "zod/mini";
import type { PlayedRound } from "#games/api";
import { formatMinor } from "#platform/kernel";
import { type PayTableView, type SlotRound, slotEvent } from "../contract/index.ts";
import {
	type BetMode,
	type Bonus,
	type FreeSpins,
	freeSpinsOf,
	type GateReport,
	type PayTable,
	type PickBonus,
	payTableId,
	volatilityOf,
} from "../core/index.ts";

/** A table with the figures its release was let pass with (GLI-19 4.4.1). */
export function viewOf(table: PayTable, report: GateReport): PayTableView {
	const [mode] = table.modes;
	const [figures] = report.modes;
	if (mode === undefined || figures === undefined) throw new Error("a pay table without a mode");
	const free = freeSpinsOf(table, mode);
	const choices = table.modes.filter((one) => one.bought !== true);
	const bought = table.modes.find((one) => one.bought === true);
	return {
		id: payTableId(table),
		game: table.game,
		version: table.version,
		liveFrom: table.liveFrom,
		grid: table.grid,
		symbols: table.symbols.map((symbol) => ({ ...symbol, pays: [...symbol.pays] })),
		award: "lines" in table.award ? { ...table.award, lines: table.award.lines.map((line) => [...line]) } : table.award,
		cost: mode.cost,
		modes: choices.length === 1 ? undefined : choices.map((one) => modeView(table, { one, report })),
		buy: bought && buyView(bought, report),
		doubleUp: table.doubleUp,
		base: setView(mode.reels),
		freeSpins: free && freeView(free),
		bonus: table.bonus && bonusView(table.bonus),
		topAward: figures.topAward,
		interval: figures.interval,
		rtp: figures.rtp,
		hitRate: figures.hitRate,
		volatility: volatilityOf(figures.standardDeviation),
	};
}

function figuresOf(report: GateReport, { code }: BetMode): GateReport["modes"][number] {
	const figures = report.modes.find(({ mode }) => mode === code);
	if (figures === undefined) throw new Error(`no figures of ${code}`);
	return figures;
}

function buyView(bought: BetMode, report: GateReport): PayTableView["buy"] {
	const { rtp, topAward } = figuresOf(report, bought);
	return { code: bought.code, cost: bought.cost, rtp, topAward };
}

function modeView(table: PayTable, of: { one: BetMode; report: GateReport }) {
	const { one, report } = of;
	const figures = figuresOf(report, one);
	const free = freeSpinsOf(table, one);
	const bonus = one.bonus && pickView(one.bonus);
	return { code: one.code, freeSpins: free && freeView(free), bonus, rtp: figures.rtp, topAward: figures.topAward };
}

const freeView = (free: FreeSpins) => ({
	reels: setView(free.reels),
	awards: [...free.awards],
	more: [...free.more],
	limit: free.limit,
});

function bonusView(bonus: Bonus): PayTableView["bonus"] {
	switch (bonus.kind) {
		case "hold":
			return { ...bonus, coins: [...bonus.coins] };
		case "gather":
			return { ...bonus, awards: [...bonus.awards], coins: [...bonus.coins] };
		case "respins":
		case "grow":
			return { ...bonus, reels: setView(bonus.reels) };
		case "pick":
			return pickView(bonus);
		case "held-wilds":
		case "rising":
			return { ...bonus, reels: setView(bonus.reels), awards: [...bonus.awards] };
	}
}

const pickView = (bonus: PickBonus) => ({
	...bonus,
	awards: [...bonus.awards],
	finds: [...bonus.finds],
	lifts: bonus.lifts && [...bonus.lifts],
});

function setView(set: PayTable["modes"][number]["reels"]): PayTableView["base"] {
	const { strips, ladder, mystery, floor, ...rest } = set;
	const hides = mystery && { symbol: mystery.symbol, into: [...mystery.into] };
	const tiles = floor && { kind: floor.kind, worth: [...floor.worth] };
	return { ...rest, strips: strips.map((strip) => [...strip]), ladder: [...ladder], mystery: hides, floor: tiles };
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
		coin: formatMinor((played.freeStake ?? played.stake) / BigInt(bet.cost), played.currency),
		stake: formatMinor(played.stake, played.currency),
		...(played.freeStake === undefined ? {} : { freeStake: formatMinor(played.freeStake, played.currency) }),
		win: formatMinor(played.win, played.currency),
		playedAt: played.startedAt.toISOString(),
		events,
	};
}
