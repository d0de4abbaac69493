// Mines: twenty-five closed cells hide mines; every safe cell raises what cashing out pays, a mine ends the round.
import { fraction } from "#platform/kernel";
import { choose, drawn } from "../counting.ts";
import { mostTimes, promisedReturn, type SteppedRules, timesUnit } from "../original.ts";

export const minesField = { cells: 25, leastMines: 1, mostMines: 24 } as const;

export type MinesChoice = { readonly game: "mines"; readonly mines: number };
/** `cell` is 0 to 24, row by row. */
export type MinesStep = { readonly game: "mines"; readonly cell: number };
export type MinesShown = {
	readonly type: "cell";
	readonly cell: number;
	readonly mine: boolean;
	readonly times: number;
};

type Rung = { readonly mines: number; readonly opened: number };

/** How likely it is to open so many cells and meet no mine. */
export const minesChance = ({ mines, opened }: Rung) =>
	fraction(choose({ of: minesField.cells - mines, take: opened }), choose({ of: minesField.cells, take: opened }));

/** What cashing out pays after so many safe cells: the promised return over the chance, cut off. */
export function minesTimes({ mines, opened }: Rung): number {
	if (opened === 0) return 0;
	const { numerator, denominator } = minesChance({ mines, opened });
	return Number((BigInt(promisedReturn * timesUnit) * denominator) / (100n * numerator));
}

/** How many safe cells may be opened: all of them, or as many as pay no more than the most. */
export function mostOpened(mines: number): number {
	let opened = minesField.cells - mines;
	while (opened > 1 && minesTimes({ mines, opened }) > mostTimes) opened -= 1;
	return opened;
}

/** Where the mines lie: the first cells of a shuffle. */
export const mineCells = (mines: number, below: (limit: number) => number): readonly number[] =>
	drawn({ of: minesField.cells, take: mines }, below);

export const mines: SteppedRules<MinesChoice, MinesStep, MinesShown> = {
	kind: "stepped",
	isOffered: (choice) =>
		Number.isInteger(choice.mines) && choice.mines >= minesField.leastMines && choice.mines <= minesField.mostMines,
	play(choice, chance, steps) {
		const hidden = new Set(mineCells(choice.mines, chance.below));
		const shown: MinesShown[] = [];
		for (const { cell } of steps) {
			const over = shown.some((one) => one.mine) || shown.length >= mostOpened(choice.mines);
			const known = shown.some((one) => one.cell === cell);
			if (over || known || !Number.isInteger(cell) || cell < 0 || cell >= minesField.cells) return undefined;
			const mine = hidden.has(cell);
			const times = mine ? 0 : minesTimes({ mines: choice.mines, opened: shown.length + 1 });
			shown.push({ type: "cell", cell, mine, times });
		}
		const last = shown.at(-1);
		if (last?.mine === true) return { shown, times: 0, state: "lost" };
		return { shown, times: last?.times ?? 0, state: shown.length >= mostOpened(choice.mines) ? "full" : "open" };
	},
	*ways() {
		for (let count: number = minesField.leastMines; count <= minesField.mostMines; count++) {
			for (let opened = 1; opened <= mostOpened(count); opened++) {
				const rung = { mines: count, opened };
				const awards = [{ times: minesTimes(rung), chance: minesChance(rung) }];
				yield { name: `${count} mines, ${opened} opened`, awards, chosenOdds: true };
			}
		}
	},
};
