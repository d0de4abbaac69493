// A round as a reader of the rules plays it: what the sentences have set is done in its turn. Knows nothing of the engine:
// neither its pay tables nor what it counts, only what the sentences said and what was drawn.
import type { PayStep } from "../../pay-table.ts";
import type { Draws, Reels } from "./draws.ts";

/** Columns from left to right, each from top to bottom; a closed cell is undefined. */
export type Board = (string | undefined)[][];

/** A cell is reel x rows + row, both from 0. */
export type Win = { readonly symbol: string; readonly cells: readonly number[]; readonly credits: number };

export type SpinState = {
	readonly free: boolean;
	/** Cascades so far in this spin. */
	step: number;
	/** By cell: how many cascades have won on it. */
	readonly trodden: Map<number, number>;
	/** Cells that hold a wild which full cells hold; and those where it was used. */
	readonly held: Set<number>;
	readonly used: Set<number>;
	readonly round: RoundState;
};

/** What lasts longer than a spin. */
export type RoundState = {
	/** The multiplier that rises. */
	value: number;
	/** Cells of wilds that stay for the next free spin. */
	kept: Set<number>;
	/** Free spins given so far, and which of them runs. */
	of: number;
	number: number;
};

export type Falling = { readonly wins: readonly Win[]; readonly removed: Set<number>; readonly stays: Set<number> };

export type Spun = {
	readonly board: Board;
	readonly scatters: number;
	readonly win: number;
	readonly wins: readonly Win[];
	/** Coins that lie when a hold is over. */
	coins?: number;
};

/** What the sentences say, each in its place. */
export type Game = {
	readonly reels: number;
	readonly rows: number;
	open: number;
	/** The mode that was bet. */
	readonly mode: string;
	cost: number;
	readonly pays: Map<string, readonly PayStep[]>;
	readonly wilds: Set<string>;
	readonly times: Map<string, number>;
	scatter: string | undefined;
	/** What so many scatters win. */
	scatterPays: (count: number) => number;
	find: (board: Board) => Win[];
	/** Which of the wins that were found are paid. */
	paid: (wins: Win[]) => Win[];
	falls: boolean;
	/** Factors of a win, and what they multiply in which spin. */
	readonly factors: ((win: Win, at: { board: Board; spin: SpinState }) => number)[];
	readonly scatterFactors: ((spin: SpinState) => number)[];
	/** What happens to the board once it has stopped and its scatters are counted. */
	readonly stops: ((board: Board, at: { reels: Reels; spin: SpinState }) => void)[];
	/** What happens when wins leave. */
	readonly leaving: ((board: Board, at: { falling: Falling; spin: SpinState }) => void)[];
	/** Free spins that so many scatters of the paid spin give; after each free spin further ones, or an end. */
	freeSpins: (scatters: number) => number;
	readonly afterFree: ((spun: Spun, round: RoundState) => void)[];
	/** Credits at which what the scatters opened ends. */
	cap: number;
	/** What follows of the paid spin besides free spins. */
	bonus: ((paid: Spun, draws: Draws) => number) | undefined;
	/** What was told of chance, to be held against what is drawn. */
	readonly claims: ((reels: Reels, free: boolean) => boolean)[];
};

/** A claim of the rules that what was drawn contradicts. */
export const untrue = (what: string): Error => new Error(`untrue: ${what}`);

export function playRound(game: Game, draws: Draws): number {
	const round: RoundState = { value: 1, kept: new Set(), of: 0, number: 0 };
	const paid = playSpin(game, draws.spin("base"), { free: false, round });
	let win = paid.win;
	round.of = game.freeSpins(paid.scatters);
	let inFree = 0;
	for (round.number = 1; round.number <= round.of && inFree < game.cap; round.number++) {
		const spun = playSpin(game, draws.spin("free"), { free: true, round });
		inFree = Math.min(inFree + spun.win, game.cap);
		if (inFree < game.cap) for (const after of game.afterFree) after(spun, round);
	}
	win += inFree;
	if (game.bonus !== undefined) win += game.bonus(paid, draws);
	return win;
}

export function playSpin(game: Game, reels: Reels, of: { free: boolean; round: RoundState }): Spun {
	const spin: SpinState = { ...of, step: 0, trodden: new Map(), held: new Set(), used: new Set() };
	for (const claim of game.claims) if (!claim(reels, of.free)) throw untrue("what the rules say of the reels");
	const board: Board = Array.from({ length: game.reels }, (_, reel) => [
		...Array.from({ length: game.rows - game.open }, () => undefined),
		...reels.show(reel, game.open),
	]);
	const scatters = board.flat().filter((symbol) => symbol !== undefined && symbol === game.scatter).length;
	const scattered = game.scatterFactors.reduce((won, factor) => won * factor(spin), game.scatterPays(scatters));
	for (const stop of game.stops) stop(board, { reels, spin });
	const settled = settle(game, board, { reels, spin });
	return { board, scatters, ...settled, win: settled.win + scattered };
}

/** The wins of a board, and where it falls those of all boards that follow. */
function settle(game: Game, board: Board, at: { reels: Reels; spin: SpinState }): { win: number; wins: Win[] } {
	const { spin } = at;
	let win = 0;
	for (; spin.step < 10_000; spin.step++) {
		const wins = game.paid(game.find(board));
		for (const one of wins)
			win += game.factors.reduce((credits, factor) => credits * factor(one, { board, spin }), one.credits);
		if (!game.falls || wins.length === 0) return { win, wins };
		const falling = { wins, removed: new Set(wins.flatMap(({ cells }) => cells)), stays: new Set<number>() };
		for (const leave of game.leaving) leave(board, { falling, spin });
		fall(game, board, { ...falling, reels: at.reels });
	}
	throw untrue("it falls without end");
}

type Fallen = Falling & { readonly reels: Reels };

/** What is left falls past what stays; new symbols come from above. */
function fall(game: Game, board: Board, { removed, stays, reels }: Fallen): void {
	for (const [reel, column] of board.entries()) {
		const cells = column.map((symbol, row) => ({ symbol, row, cell: reel * game.rows + row }));
		const moving = cells.filter(({ cell }) => !removed.has(cell) && !stays.has(cell)).map(({ symbol }) => symbol);
		const places = cells.filter(({ cell }) => !stays.has(cell)).map(({ row }) => row);
		for (const row of places.toReversed()) column[row] = moving.length > 0 ? moving.pop() : reels.above(reel);
	}
}

/** Credits for so many: those of the highest step that is reached. */
export function stepFor(steps: readonly PayStep[], count: number): number {
	let credits = 0;
	for (const step of steps) if (step.count <= count) credits = step.credits;
	return credits;
}
