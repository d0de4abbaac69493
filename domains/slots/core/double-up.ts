// Double-up: what a round just won is staked on an even chance, at exactly 100 % (GLI-19 4.8.5). Pure: the win is doubled
// or lost, in steps and amounts that the pay table bounds.
import type { Chance } from "#platform/kernel";
import type { SlotEvent } from "./events.ts";
import type { DoubleUp } from "./pay-table.ts";

export type Side = "left" | "right";

/** What may be doubled: the credits that were won, and which doubling in a row this is, from 1. */
export type Doubling = { readonly credits: number; readonly step: number };

/** What a finished round leaves to be doubled; undefined when it won nothing, or when a bound is reached. */
export function doublingOf(rule: DoubleUp, events: readonly SlotEvent[]): Doubling | undefined {
	const last = events.at(-1);
	const credits = last?.type === "total" ? last.win : 0;
	const step = 1 + events.reduce((before, event) => (event.type === "double-up" ? event.step : before), 0);
	return credits === 0 || step > rule.steps || credits * 2 > rule.most ? undefined : { credits, step };
}

/** One doubling: a side is drawn, and the one that was picked wins twice the stake. */
export function playDoubling(
	doubling: Doubling,
	picked: { readonly round: string; readonly side: Side },
	chance: Chance,
): { readonly win: number; readonly events: readonly SlotEvent[] } {
	const { credits, step } = doubling;
	const drawn: Side = chance.below(2) === 0 ? "left" : "right";
	const win = drawn === picked.side ? credits * 2 : 0;
	return {
		win,
		events: [
			{ type: "bet", mode: "double-up", cost: credits },
			{ type: "double-up", round: picked.round, step, picked: picked.side, drawn, pay: win },
			{ type: "total", win },
		],
	};
}
