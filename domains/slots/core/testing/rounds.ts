// Whole rounds for tests: from stops that are given, and all there can be. Never imported outside tests.
import { type Chance, type Fraction, fraction, minus } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import type { PayTable } from "../pay-table.ts";
import { playRound } from "../round.ts";

/** Stops as they are drawn. */
export function stopsIn(order: readonly number[]): Chance {
	let next = 0;
	return { below: () => order[next++] ?? 0 };
}

export const only = <Type extends SlotEvent["type"]>(events: readonly SlotEvent[], type: Type) =>
	events.filter((event): event is Extract<SlotEvent, { type: Type }> => event.type === type);

/** The mean win in credits and the share of winning rounds of the first mode, by playing every order of draws. */
export function everyRound(table: PayTable): { readonly mean: Fraction; readonly hits: Fraction } {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	let [mean, hits] = [fraction(0), fraction(0)];
	const visit = (drawn: readonly number[]): void => {
		let wanted = 0;
		let [used, share] = [0, 1];
		const chance: Chance = {
			below(limit) {
				if (used >= drawn.length) {
					wanted ||= limit;
					throw new RangeError("more");
				}
				share *= limit;
				return drawn[used++] ?? 0;
			},
		};
		try {
			const { win } = playRound(table, mode, chance);
			mean = minus(mean, fraction(-win, share));
			hits = minus(hits, fraction(win > 0 ? -1 : 0, share));
		} catch {
			for (let stop = 0; stop < wanted; stop++) visit([...drawn, stop]);
		}
	};
	visit([]);
	return { mean, hits };
}
