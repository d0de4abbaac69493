// Sentences as they were worded before, read as they stood: each of these rules was told and another one was played.
import type { Win } from "./game.ts";
import type { Readings } from "./reading.ts";
import { readings } from "./readings.ts";

/** "In the free spins every win counts {{value}} times": those of scatters too. */
const everyWin: Partial<Readings> = {
	freeTimes(params, game) {
		readings.freeTimes(params, game);
		game.scatterFactors.push((spin) => (spin.free ? params.value : 1));
	},
};

/** "Each further win on a cell lays a dearer one": two wins that share a cell lay two. */
const everyFurtherWin: Partial<Readings> = {
	tiles(params, game) {
		const before = game.leaving.length;
		readings.tiles(params, game);
		game.leaving.splice(before, 1, (_, { falling: { wins }, spin }) => {
			for (const cell of wins.flatMap(({ cells }) => cells)) spin.trodden.set(cell, (spin.trodden.get(cell) ?? 0) + 1);
		});
	},
};

/** "For a symbol, only the highest win is paid": of several clusters of one symbol the dearest alone. */
const onlyHighest: Partial<Readings> = {
	onClusters(_, game) {
		game.paid = (wins) => {
			const highest = new Map<string, Win>();
			for (const win of wins) {
				if (win.credits > (highest.get(win.symbol)?.credits ?? 0)) highest.set(win.symbol, win);
			}
			return [...highest.values()];
		};
	},
};

/** "As long as one is on its way a further spin follows": the spins that were given run, and then those that a wild brings. */
const asLongAs: Partial<Readings> = {
	walk(params, game) {
		const before = game.afterFree.length;
		readings.walk({ ...params, limit: 0 }, game);
		const [move] = game.afterFree.splice(before, 1);
		game.afterFree.push((spun, round) => {
			move?.(spun, round);
			if (round.kept.size > 0 && round.number === round.of && round.of < params.limit) round.of += 1;
		});
	},
};

export const formerReadings = [
	["every win counts so many times", ["dancheong-gate", "paper-kites"], everyWin],
	["each further win lays a dearer tile", ["tile-court"], everyFurtherWin],
	["for a symbol only the highest win", ["bojagi", "tile-court", "bee-almanac"], onlyHighest],
	["as long as one is on its way", ["cloud-loom"], asLongAs],
] as const;
