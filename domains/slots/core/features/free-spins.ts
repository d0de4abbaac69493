// Free spins: their number, further ones given within, and their end. Every free spin is an independent spin of its
// own set of reels; nothing carries over but the number.
import type { SlotEvent } from "../events.ts";
import type { FreeSpins } from "../pay-table.ts";
import type { Spin } from "../spin.ts";
import { spinsFor } from "./scatters.ts";

export type FreeSpinsPlayed = { readonly events: readonly SlotEvent[]; readonly win: number };

/** Plays `spins` free spins and those that they give, `playOne` each. */
export function playFreeSpins(feature: FreeSpins, spins: number, playOne: () => Omit<Spin, "board">): FreeSpinsPlayed {
	const events: SlotEvent[] = [{ type: "free-spins-start", spins }];
	let of = spins;
	let win = 0;
	for (let number = 1; number <= of; number++) {
		const spin = playOne();
		win += spin.win;
		events.push({ type: "free-spin", number, of }, ...spin.events);
		const more = Math.min(spinsFor(feature.more, spin.scatters), feature.limit - of);
		if (more <= 0) continue;
		of += more;
		events.push({ type: "free-spins-more", spins: more, of });
	}
	events.push({ type: "free-spins-end", spins: of, win });
	return { events, win };
}
