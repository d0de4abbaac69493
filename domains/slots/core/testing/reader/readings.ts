// What each sentence of the rules says, read by itself: a few lines that set one thing. Written from the sentences, without
// the engine. A sentence without a reading does not compile.
import type { Sentence, SentenceKey, SentenceParams } from "../../rules/sentences.ts";
import { type Game, stepFor } from "./game.ts";
import { givenFor } from "./gives.ts";
import type { Readings } from "./reading.ts";
import { gatherReadings } from "./readings-gather.ts";
import { heldReadings, holdReadings } from "./readings-held.ts";
import { pickReadings } from "./readings-pick.ts";
import { alongLine, alongWays, anywhereOn, inClusters, symbolAt } from "./wins.ts";

/** The game that a list of sentences describes, as it is bet in one mode; `other` reads some sentences differently. */
export function gameOf(
	sentences: readonly Sentence[],
	of: { readonly grid: { readonly reels: number; readonly rows: number }; readonly mode: string },
	other: Partial<Readings> = {},
): Game {
	const game = emptyGame(of);
	const how: Readings = { ...readings, ...other };
	for (const one of sentences) read(how, one, game);
	return game;
}

function read<Key extends SentenceKey>(
	how: Readings,
	one: { readonly sentence: Key; readonly params: SentenceParams[Key] },
	game: Game,
): void {
	const reading: (params: SentenceParams[Key], game: Game) => void = how[one.sentence];
	reading(one.params, game);
}

function emptyGame({ grid, mode }: Parameters<typeof gameOf>[1]): Game {
	return {
		...grid,
		mode,
		open: grid.rows,
		cost: 0,
		pays: new Map(),
		wilds: new Set(),
		times: new Map(),
		scatter: undefined,
		scatterPays: () => 0,
		find: () => [],
		paid: (wins) => wins,
		falls: false,
		factors: [],
		scatterFactors: [],
		stops: [],
		leaving: [],
		freeSpins: () => 0,
		afterFree: [],
		cap: Number.POSITIVE_INFINITY,
		bonus: undefined,
		claims: [],
	};
}

const nothing = (): void => {};

/** "Each one multiplies a win that it is part of": all of them together. */
function wildsMultiply(game: Game): void {
	game.factors.push(({ cells }, { board }) =>
		cells.reduce((product, cell) => product * (game.times.get(symbolAt(game, board, cell) ?? "") ?? 1), 1),
	);
}

const leftToRight = (game: Game): number[] => Array.from({ length: game.reels }, (_, reel) => reel);

const rungOf = (ladder: readonly number[], step: number): number => ladder[Math.min(step, ladder.length - 1)] ?? 1;

/** Neighbouring reels that were drawn as one, so many of them. */
const oneBlock = (joined: readonly number[], count: number): boolean =>
	joined.length === count && joined.every((reel, place) => reel === (joined[0] ?? 0) + place);

const wins: Pick<Readings, "lines" | "both-ways" | "ways" | "clusters" | "anywhere"> = {
	lines({ lines }, game) {
		game.find = (board) => lines.flatMap((rows) => alongLine(game, board, { rows, order: leftToRight(game) }));
		wildsMultiply(game);
	},
	"both-ways"({ lines }, game) {
		game.find = (board) =>
			lines.flatMap((rows) => {
				const left = alongLine(game, board, { rows, order: leftToRight(game) });
				const right = alongLine(game, board, { rows, order: leftToRight(game).toReversed() });
				return [...left, ...right.filter(({ cells }) => cells.length < game.reels)];
			});
		wildsMultiply(game);
	},
	ways(_, game) {
		game.find = (board) => alongWays(game, board);
	},
	clusters({ least }, game) {
		game.find = (board) => inClusters(game, board, least);
		wildsMultiply(game);
	},
	anywhere({ least }, game) {
		game.find = (board) => anywhereOn(game, board, least);
		wildsMultiply(game);
	},
};

const wilds: Pick<
	Readings,
	"wild" | "wildTimes" | "wildJoins" | "leaves" | "fills" | "mystery" | "freeMystery" | "joined" | "freeJoined"
> = {
	wild({ wild, reels }, game) {
		game.wilds.add(wild);
		game.claims.push((drawn) =>
			leftToRight(game).every((reel) => reels.includes(reel + 1) || !drawn.show(reel, game.open).includes(wild)),
		);
	},
	wildTimes({ wild, value }, game) {
		game.times.set(wild, value);
	},
	wildJoins: nothing,
	leaves({ wild }, game) {
		game.wilds.add(wild);
		game.leaving.push((board, { falling }) => {
			for (const { cells } of falling.wins) {
				const last = Math.max(...cells);
				const column = board[Math.floor(last / game.rows)];
				if (column !== undefined) column[last % game.rows] = wild;
				falling.removed.delete(last);
			}
		});
	},
	fills({ wild, full }, game) {
		game.wilds.add(wild);
		game.leaving.push((board, { falling, spin }) => {
			for (const cell of new Set(falling.wins.flatMap(({ cells }) => cells))) {
				if (spin.held.delete(cell)) spin.used.add(cell);
				if (spin.used.has(cell)) continue;
				const parts = (spin.trodden.get(cell) ?? 0) + 1;
				spin.trodden.set(cell, parts);
				const column = board[Math.floor(cell / game.rows)];
				if (parts < full || column === undefined) continue;
				column[cell % game.rows] = wild;
				spin.held.add(cell);
			}
			for (const cell of spin.held) {
				falling.removed.delete(cell);
				falling.stays.add(cell);
			}
		});
	},
	mystery({ mystery, shares }, game) {
		game.claims.push(({ hidden }) => shares.some(({ symbol }) => symbol === hidden));
		game.stops.push((board, { reels }) => {
			for (const column of board)
				for (const [row, shown] of column.entries()) if (shown === mystery) column[row] = reels.hidden;
		});
	},
	freeMystery: nothing,
	joined({ count }, game) {
		game.claims.push(({ joined }, free) => free || oneBlock(joined, count));
	},
	freeJoined({ count }, game) {
		game.claims.push(({ joined }, free) => !free || oneBlock(joined, count));
	},
};

const falling: Pick<Readings, "cascade" | "lids" | "ladder" | "tiles"> = {
	cascade(_, game) {
		game.falls = true;
	},
	lids({ open }, game) {
		game.open = open;
		game.leaving.push((board, { falling }) => {
			const growing = new Set([...falling.removed].map((cell) => Math.floor(cell / game.rows)));
			for (const [reel, column] of board.entries()) {
				const lowest = column.lastIndexOf(undefined);
				for (let row = 0; row <= lowest; row++) {
					const into = row === lowest && growing.has(reel) ? falling.removed : falling.stays;
					into.add(reel * game.rows + row);
				}
			}
		});
	},
	ladder({ ladder }, game) {
		game.factors.push((_, { spin }) => (spin.free ? 1 : rungOf(ladder, spin.step)));
	},
	tiles({ worth }, game) {
		game.factors.push(({ cells }, { spin }) => {
			const sum = cells.reduce((all, cell) => {
				const laid = spin.trodden.get(cell) ?? 0;
				return all + (laid === 0 ? 0 : rungOf(worth, laid - 1));
			}, 0);
			return Math.max(1, sum);
		});
		game.leaving.push((_, { falling: { wins }, spin }) => {
			for (const cell of new Set(wins.flatMap(({ cells }) => cells)))
				spin.trodden.set(cell, (spin.trodden.get(cell) ?? 0) + 1);
		});
	},
};

const free: Pick<
	Readings,
	| "scatter"
	| "scattersAdded"
	| "freeStake"
	| "freeLadder"
	| "freeTimes"
	| "expand"
	| "more"
	| "course"
	| "courseOpens"
	| "courseSpins"
> = {
	scatter({ scatter, awards }, game) {
		game.scatter = scatter;
		game.freeSpins = (scatters) => givenFor(awards, scatters);
	},
	scattersAdded({ scatter }, game) {
		const steps = game.pays.get(scatter) ?? [];
		game.scatter = scatter;
		game.scatterPays = (count) => stepFor(steps, count);
		// They count wherever they stand, and along nothing.
		game.pays.set(scatter, []);
	},
	freeStake: nothing,
	freeLadder({ ladder }, game) {
		game.factors.push((_, { spin }) => (spin.free ? rungOf(ladder, spin.step) : 1));
	},
	freeTimes({ value }, game) {
		game.factors.push((_, { spin }) => (spin.free ? value : 1));
	},
	expand({ wild }, game) {
		game.stops.push((board, { spin }) => {
			for (const column of board) if (spin.free && column.includes(wild)) column.fill(wild);
		});
	},
	more({ awards, limit }, game) {
		game.afterFree.push(({ scatters }, round) => {
			round.of = Math.min(Math.max(limit, round.of), round.of + givenFor(awards, scatters));
		});
	},
	course: nothing,
	courseOpens({ scatter }, game) {
		game.scatter = scatter;
	},
	courseSpins({ course, awards, value }, game) {
		if (course !== game.mode) return;
		game.freeSpins = (scatters) => givenFor(awards, scatters);
		game.factors.push((_, { spin }) => (spin.free ? value : 1));
	},
};

const told: Pick<
	Readings,
	"pays" | "steps" | "stake" | "onLine" | "onEnds" | "onWays" | "onClusters" | "onAnywhere" | "buy" | "doubleUp"
> = {
	pays({ symbol, steps }, game) {
		game.pays.set(symbol, steps);
	},
	// Said by `stepFor`.
	steps: nothing,
	stake({ cost }, game) {
		game.cost = cost;
	},
	onLine: nothing,
	onEnds: nothing,
	onWays: nothing,
	onClusters: nothing,
	onAnywhere: nothing,
	buy({ credits }, game) {
		if (game.mode === "bought") game.cost = credits;
	},
	// Another round: see `mayDouble`.
	doubleUp: nothing,
};

export const readings: Readings = {
	...told,
	...wins,
	...wilds,
	...falling,
	...free,
	...heldReadings,
	...holdReadings,
	...gatherReadings,
	...pickReadings,
};
