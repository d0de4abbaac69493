// Readings of the sentences about what is held: wilds that stay or walk, reels that are held, and coins.
import type { Draws } from "./draws.ts";
import { type Game, playSpin, type Spun, untrue } from "./game.ts";
import type { Readings } from "./reading.ts";

const cellsOf = (game: Game, { board }: Spun, symbol: string): number[] =>
	board.flatMap((column, reel) => column.flatMap((shown, row) => (shown === symbol ? [reel * game.rows + row] : [])));

/** Wilds that were kept stand again before a free spin's wins are looked for. */
function keepWilds(game: Game, wild: string): void {
	game.stops.push((board, { spin }) => {
		for (const cell of spin.free ? spin.round.kept : []) {
			const column = board[Math.floor(cell / game.rows)];
			if (column !== undefined) column[cell % game.rows] = wild;
		}
	});
}

type Held = "stay" | "walk" | "cap" | "rising" | "risingPays" | "respins" | "respinsMore" | "grow" | "growMore";

export const heldReadings: Pick<Readings, Held> = {
	stay({ wild }, game) {
		keepWilds(game, wild);
		game.afterFree.push((spun, round) => {
			round.kept = new Set(cellsOf(game, spun, wild));
		});
	},
	walk({ wild, limit }, game) {
		keepWilds(game, wild);
		game.afterFree.push((spun, round) => {
			const gone = cellsOf(game, spun, wild).map((cell) => cell - game.rows);
			round.kept = new Set(gone.filter((cell) => cell >= game.rows));
			if (round.kept.size > 0 && round.of < limit) round.of += 1;
		});
	},
	cap({ credits }, game) {
		game.cap = credits;
	},
	rising({ most }, game) {
		game.factors.push((_, { spin }) => (spin.free ? spin.round.value : 1));
		game.afterFree.push(({ scatters }, round) => {
			round.value = Math.min(most, round.value + scatters);
		});
	},
	risingPays() {},
	respins({ wild }, game) {
		game.stops.push((board) => {
			for (const column of board) if (column.includes(wild)) column.fill(wild);
		});
		const heldIn = ({ board }: Spun): number[] =>
			board.flatMap((column, reel) => (column.every((shown) => shown === wild) ? [reel] : []));
		game.bonus = (paid, draws) => {
			let [win, held] = [0, heldIn(paid)];
			for (let before = 0; held.length > before; ) {
				before = held.length;
				const spun = respin(game, draws, { held, symbol: wild });
				win += spun.win;
				held = heldIn(spun);
			}
			return win;
		};
	},
	respinsMore() {},
	grow(_, game) {
		game.bonus = (paid, draws) => growOn(game, draws, paid);
	},
	growMore() {},
};

/** The reels that are not held turn again; the held ones show one symbol all over. */
function respin(game: Game, draws: Draws, { held, symbol }: { held: readonly number[]; symbol: string }): Spun {
	const reels = draws.spin("respin");
	const turns = Array.from({ length: game.reels }, (_, reel) => reel).filter((reel) => !held.includes(reel));
	if (turns.join() !== reels.turned.join()) throw untrue("other reels turned than the rules say");
	const show = (reel: number, count: number): string[] =>
		held.includes(reel) ? Array.from({ length: count }, () => symbol) : reels.show(reel, count);
	// What is held did not turn: it says nothing of where its symbol stands.
	const still: Game = { ...game, claims: [] };
	return playSpin(still, { ...reels, show }, { free: false, round: { value: 1, kept: new Set(), of: 0, number: 0 } });
}

const reelsOf = (game: Game, cells: readonly number[]): number =>
	new Set(cells.map((cell) => Math.floor(cell / game.rows))).size;

function growOn(game: Game, draws: Draws, paid: Spun): number {
	const order = [...game.pays.keys()];
	const longest = ({ wins }: Spun) =>
		wins
			.map(({ symbol, cells }) => ({ symbol, reels: reelsOf(game, cells) }))
			.sort((one, other) => other.reels - one.reels || order.indexOf(one.symbol) - order.indexOf(other.symbol))[0];
	let win = 0;
	for (let [now, before] = [longest(paid), 0]; now !== undefined && now.reels > before; ) {
		before = now.reels;
		const held = Array.from({ length: now.reels }, (_, reel) => reel);
		const spun = respin(game, draws, { held, symbol: now.symbol });
		win += spun.win;
		now = longest(spun);
	}
	return win;
}

export const holdReadings: Pick<Readings, "hold" | "holdRespins" | "holdCoins" | "holdFull"> = {
	hold({ scatter, least }, game) {
		game.scatter = scatter;
		game.bonus = (paid, draws) => {
			if (paid.scatters < least) return 0;
			const coins = new Map(draws.landed().map(({ cell, credits }) => [cell, credits]));
			const stay = cellsOf(game, paid, scatter);
			if (stay.join() !== [...coins.keys()].join()) throw untrue("coins where no scatter stands");
			return [...coins.values()].reduce((sum, credits) => sum + credits, 0);
		};
	},
	holdRespins({ respins }, game) {
		const starts = game.bonus;
		game.bonus = (paid, draws) => {
			const begun = starts?.(paid, draws) ?? 0;
			if (begun === 0) return 0;
			let [sum, count] = [begun, paid.scatters];
			for (let left = respins; left > 0 && count < game.reels * game.rows; ) {
				const landed = draws.landed();
				left = landed.length > 0 ? respins : left - 1;
				count += landed.length;
				sum += landed.reduce((all, { credits }) => all + credits, 0);
			}
			paid.coins = count;
			return sum;
		};
	},
	holdCoins({ coins }, game) {
		const goes = game.bonus;
		const worths = new Set(coins.map(({ credits }) => credits));
		game.bonus = (paid, draws) => goes?.(paid, { ...draws, landed: () => onlyWorth(draws.landed(), worths) }) ?? 0;
	},
	holdFull({ credits }, game) {
		const goes = game.bonus;
		game.bonus = (paid, draws) => {
			const sum = goes?.(paid, draws) ?? 0;
			return paid.coins === game.reels * game.rows ? credits : sum;
		};
	},
};

type Landed = ReturnType<Draws["landed"]>;

/** "A coin is worth, in credits": one of these. */
export function onlyWorth(landed: Landed, worths: ReadonlySet<number>): Landed {
	if (landed.some(({ credits }) => !worths.has(credits))) throw untrue("a coin of another worth");
	return landed;
}
