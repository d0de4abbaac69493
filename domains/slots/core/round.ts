// One round: the paid spin and the free spins it gives. Chance is drawn here, once a reel and spin, and nowhere else:
// every stop of a strip is equally likely, whatever was bet or won before (GLI-19 4.5.2).
import type { Chance } from "#platform/kernel";
import { cellsWhere, drawsOf, symbolOf } from "./board.ts";
import { bonusOf } from "./bonus/index.ts";
import type { BonusPlayed } from "./bonus/rule.ts";
import type { SlotEvent } from "./events.ts";
import { playFreeSpins } from "./features/free-spins.ts";
import { spinsFor } from "./features/scatters.ts";
import { type BetMode, freeSpinsOf, type PayTable, type ReelSet } from "./pay-table.ts";
import { ladderAt, multiplierChange, playSpin, type Spin } from "./spin.ts";

export type Round = {
	/** Credits. */
	readonly win: number;
	readonly events: readonly SlotEvent[];
};

export function playRound(table: PayTable, mode: BetMode, chance: Chance): Round {
	let shown = 1;
	const spin = (set: ReelSet, reels: "base" | "free"): Spin => {
		const played = playSpin({ table, set, reels, stops: drawStops(set, chance), shownMultiplier: shown });
		shown = lastMultiplier(played.events, shown);
		return played;
	};
	const paid = spin(mode.reels, "base");
	const events: SlotEvent[] = [{ type: "bet", mode: mode.code, cost: mode.cost }, ...paid.events];
	let win = paid.win;
	const feature = freeSpinsOf(table, mode);
	const given = feature === undefined ? 0 : spinsFor(feature.awards, paid.scatters);
	if (feature !== undefined && given > 0) {
		const free = playFreeSpins(feature, given, () => spin(feature.reels, "free"));
		events.push(...free.events, ...multiplierChange({ before: shown, now: ladderAt(mode.reels, 0) }));
		win += free.win;
	}
	const extra = playBonus({ table, mode, paid }, chance);
	events.push(...extra.events, { type: "total", win: win + extra.win });
	return { win: win + extra.win, events };
}

type Paid = { readonly table: PayTable; readonly mode: BetMode; readonly paid: Spin };

/** The bonus that the paid spin's scatters start, if any. */
function playBonus({ table, mode, paid }: Paid, chance: Chance): BonusPlayed {
	const bonus = bonusOf(table, mode);
	const given = bonus === undefined ? 0 : spinsFor(bonus.gives, paid.scatters);
	if (bonus === undefined || given === 0) return { events: [], win: 0 };
	const scatters = cellsWhere(paid.board, (symbol) => symbolOf(table, symbol).role === "scatter");
	return bonus.play({ given, scatters }, chance);
}

function drawStops(set: ReelSet, chance: Chance): number[] {
	return drawsOf(set).map((stops) => chance.below(stops));
}

function lastMultiplier(events: readonly SlotEvent[], before: number): number {
	return events.reduce((value, event) => (event.type === "multiplier" ? event.value : value), before);
}
