// How equal symbols win, as the sentences of each kind of game say it. Boards are read, nothing is drawn.
import { type Board, type Game, stepFor, type Win } from "./game.ts";

const matches = (game: Game, shown: string | undefined, symbol: string): boolean =>
	shown === symbol || (shown !== undefined && game.wilds.has(shown));

const creditsOf = (game: Game, { symbol, count }: { symbol: string; count: number }): number =>
	stepFor(game.pays.get(symbol) ?? [], count);

/** "Equal symbols win along a line": from the first of these reels on, in their order. */
export function alongLine(
	game: Game,
	board: Board,
	line: { rows: readonly number[]; order: readonly number[] },
): Win[] {
	const cells = line.order.map((reel) => ({ reel, row: line.rows[reel] ?? 0 }));
	const shown = cells.map(({ reel, row }) => board[reel]?.[row]);
	const [symbol] = shown;
	if (symbol === undefined || game.wilds.has(symbol)) return [];
	const end = shown.findIndex((one) => !matches(game, one, symbol));
	const count = end < 0 ? shown.length : end;
	const credits = creditsOf(game, { symbol, count });
	const places = cells.slice(0, count).map(({ reel, row }) => reel * game.rows + row);
	return credits === 0 ? [] : [{ symbol, cells: places, credits }];
}

/** "Every choice of one cell a reel is a way": each way by itself, of the symbols of the first reel. */
export function alongWays(game: Game, board: Board): Win[] {
	const starts = new Set((board[0] ?? []).filter((symbol) => symbol !== undefined && !game.wilds.has(symbol)));
	return [...starts].flatMap((symbol) => (symbol === undefined ? [] : waysOf(game, board, symbol)));
}

function waysOf(game: Game, board: Board, symbol: string): Win[] {
	const columns = board.map((column, reel) =>
		column.flatMap((shown, row) => (matches(game, shown, symbol) ? [reel * game.rows + row] : [])),
	);
	const end = columns.findIndex((cells) => cells.length === 0);
	const reached = end < 0 ? columns : columns.slice(0, end);
	const credits = creditsOf(game, { symbol, count: reached.length });
	if (credits === 0) return [];
	// All ways of one symbol are one win of all its cells: their number, with what the wilds on each way multiply.
	const ways = reached.reduce((product, cells) => product * waysThrough(game, board, cells), 1);
	return [{ symbol, cells: reached.flat(), credits: credits * ways }];
}

/** "Each one multiplies a win that it is part of": a way through a multiplying wild counts so many times. */
function waysThrough(game: Game, board: Board, cells: readonly number[]): number {
	return cells.reduce((sum, cell) => sum + (game.times.get(symbolAt(game, board, cell) ?? "") ?? 1), 0);
}

export const symbolAt = (game: Game, board: Board, cell: number): string | undefined =>
	board[Math.floor(cell / game.rows)]?.[cell % game.rows];

/** "Equal symbols that touch at a side win together." */
export function inClusters(game: Game, board: Board, least: number): Win[] {
	const seen = new Set<number>();
	const wins: Win[] = [];
	for (let cell = 0; cell < game.reels * game.rows; cell++) {
		const symbol = symbolAt(game, board, cell);
		if (symbol === undefined || game.wilds.has(symbol) || seen.has(cell)) continue;
		const cells = touching(game, board, { cell, symbol });
		for (const one of cells) if (symbolAt(game, board, one) === symbol) seen.add(one);
		const credits = cells.length < least ? 0 : creditsOf(game, { symbol, count: cells.length });
		if (credits > 0) wins.push({ symbol, cells, credits });
	}
	return wins;
}

function touching(game: Game, board: Board, from: { cell: number; symbol: string }): number[] {
	const found = new Set([from.cell]);
	for (const cell of found) {
		const [reel, row] = [Math.floor(cell / game.rows), cell % game.rows];
		const beside = [
			[reel - 1, row],
			[reel + 1, row],
			[reel, row - 1],
			[reel, row + 1],
		] as const;
		for (const [otherReel, otherRow] of beside) {
			if (matches(game, board[otherReel]?.[otherRow], from.symbol)) found.add(otherReel * game.rows + otherRow);
		}
	}
	return [...found].sort((one, other) => one - other);
}

/** "Equal symbols win together, wherever they stand." */
export function anywhereOn(game: Game, board: Board, least: number): Win[] {
	const shown = new Set(board.flat());
	return [...game.pays.keys()].flatMap((symbol) => {
		if (!shown.has(symbol) || game.wilds.has(symbol) || symbol === game.scatter) return [];
		const cells = board.flatMap((column, reel) =>
			column.flatMap((one, row) => (matches(game, one, symbol) ? [reel * game.rows + row] : [])),
		);
		const credits = cells.length < least ? 0 : creditsOf(game, { symbol, count: cells.length });
		return credits === 0 ? [] : [{ symbol, cells, credits }];
	});
}
