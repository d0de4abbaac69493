// Hold and win in which slabs gather their neighbours: what is taken in leaves its cell to the next slab. Which cells are
// free depends on all that came before, so its return is proven by play.
import type { Chance } from "#platform/kernel";
import { creditsFor } from "../board.ts";
import type { Coin, SlotEvent } from "../events.ts";
import type { Cell, GatheringHold, PayTable } from "../pay-table.ts";
import { coinFaults, positive } from "./coin-faults.ts";
import type { BonusRule, BonusTable } from "./rule.ts";

type Gather = BonusTable<"gather">;

export const gather: BonusRule<"gather"> = {
	gives: ({ bonus }) => bonus.awards,
	play({ table, bonus }, { given, scatters }, chance) {
		const size = table.grid.reels * table.grid.rows;
		const beside = neighboursOf(table.grid);
		const draw = worthDrawer(bonus, chance);
		const first = brokenLoose({ size, given, draw }, chance);
		const events: SlotEvent[] = [
			...unpaid(table, scatters),
			{ type: "hold-start", coins: first, respins: bonus.respins },
		];
		const held = new Map(first.map(({ cell, credits }) => [cell, credits]));
		let left = bonus.respins;
		for (let turned = 1; left > 0 && held.size < size && sumOf(held) < bonus.cap; turned++) {
			const landed: Coin[] = [];
			for (let cell = 0; cell < size; cell++) {
				if (held.has(cell)) continue;
				const kind = landingOf(bonus, chance);
				if (kind !== "nothing")
					landed.push({ cell, credits: draw(), ...(kind === "gathers" ? { gathers: true } : {}) });
			}
			for (const { cell, credits } of landed) held.set(cell, credits);
			left = Math.min(landed.length > 0 ? bonus.respins : left - 1, bonus.limit - turned);
			events.push({ type: "hold-respin", coins: landed, left });
			// One after the other, from the first reel to the last and from the top row down. One that was taken in is gone.
			for (const { cell, gathers } of landed)
				if (gathers) events.push(...takeIn(held, { cell, beside: beside[cell] ?? [] }));
		}
		const full = held.size === size;
		const worth = sumOf(held) * (full ? bonus.fullTimes : 1);
		const win = Math.min(worth, bonus.cap);
		if (win === bonus.cap) events.push({ type: "cap", win });
		events.push({ type: "hold-end", count: held.size, full, pay: win });
		return { events, win };
	},
	fast: fastGather,
	top: ({ bonus }) => bonus.cap,
	faults,
};

/** Scatters that pay nothing are told all the same: nothing of them stays on the board to say why the bonus came. */
function unpaid({ symbols }: PayTable, cells: readonly Cell[]): SlotEvent[] {
	const symbol = symbols.findIndex(({ role }) => role === "scatter");
	const scatter = symbols[symbol];
	const count = cells.length;
	if (scatter === undefined || count === 0 || creditsFor(scatter, count) > 0) return [];
	return [{ type: "scatter", symbol, count, cells, pay: 0 }];
}

/** The slabs that it begins with, each in a cell of its own that is drawn, and each with its worth. */
function brokenLoose(of: { size: number; given: number; draw: () => number }, chance: Chance): Coin[] {
	const free = Array.from({ length: of.size }, (_, cell) => cell);
	return Array.from({ length: of.given }, () => {
		const at = chance.below(free.length);
		const cell = free[at] ?? 0;
		free[at] = free.at(-1) ?? 0;
		free.pop();
		return { cell, credits: of.draw() };
	});
}

const sumOf = (held: ReadonlyMap<Cell, number>): number => [...held.values()].reduce((sum, worth) => sum + worth, 0);

function landingOf({ landing }: GatheringHold, chance: Chance): "nothing" | "plain" | "gathers" {
	const drawn = chance.below(landing.in);
	if (drawn < landing.gathers) return "gathers";
	return drawn < landing.gathers + landing.plain ? "plain" : "nothing";
}

/** Moves what lies beside a slab into it. Nothing happens without neighbours, or when it has been taken in itself. */
function takeIn(held: Map<Cell, number>, at: { cell: Cell; beside: readonly Cell[] }): SlotEvent[] {
	const own = held.get(at.cell);
	const from = at.beside.filter((cell) => held.has(cell));
	if (own === undefined || from.length === 0) return [];
	const credits = from.reduce((sum, cell) => sum + (held.get(cell) ?? 0), own);
	for (const cell of from) held.delete(cell);
	held.set(at.cell, credits);
	return [{ type: "gather", cell: at.cell, from, credits }];
}

/** By cell: the cells at its sides, ascending. */
export function neighboursOf({ reels, rows }: PayTable["grid"]): readonly (readonly Cell[])[] {
	return Array.from({ length: reels * rows }, (_, cell) => {
		const row = cell % rows;
		return [
			...(cell >= rows ? [cell - rows] : []),
			...(row > 0 ? [cell - 1] : []),
			...(row < rows - 1 ? [cell + 1] : []),
			...(cell + rows < reels * rows ? [cell + rows] : []),
		];
	});
}

function worthDrawer({ coins }: GatheringHold, chance: Chance): () => number {
	const values = Int32Array.from(coins.flatMap(({ credits, weight }) => Array.from({ length: weight }, () => credits)));
	return () => values[chance.below(values.length)] ?? 0;
}

/**
 * The same wins from the same chance. What is taken in changes its cell and not the sum, so a board is the bits of its
 * cells and what lies in them is never looked at.
 */
function fastGather({ table, bonus }: Gather, chance: Chance): (given: number) => number {
	const size = table.grid.reels * table.grid.rows;
	const all = 2 ** size - 1;
	const beside = Int32Array.from(neighboursOf(table.grid), (cells) =>
		cells.reduce((bits, cell) => bits | (1 << cell), 0),
	);
	const draw = worthDrawer(bonus, chance);
	const { gathers, plain, in: turns } = bonus.landing;
	const lands = gathers + plain;
	const free = new Int32Array(size);
	const ascending = Int32Array.from(free, (_, cell) => cell);
	return (given) => {
		let [held, sum] = [0, 0];
		free.set(ascending);
		for (let many = size; many > size - given; many--) {
			const at = chance.below(many);
			held |= 1 << (free[at] ?? 0);
			free[at] = free[many - 1] ?? 0;
			sum += draw();
		}
		let left = bonus.respins;
		for (let turned = 1; left > 0 && held !== all && sum < bonus.cap; turned++) {
			let [landed, taking] = [0, 0];
			for (let empty = ~held & all; empty !== 0; empty &= empty - 1) {
				const drawn = chance.below(turns);
				if (drawn >= lands) continue;
				const bit = empty & -empty;
				landed |= bit;
				if (drawn < gathers) taking |= bit;
				sum += draw();
			}
			held |= landed;
			left = Math.min(landed === 0 ? left - 1 : bonus.respins, bonus.limit - turned);
			for (; taking !== 0; taking &= taking - 1) {
				const bit = taking & -taking;
				if ((held & bit) !== 0) held &= ~(beside[31 - Math.clz32(bit)] ?? 0);
			}
		}
		return Math.min(held === all ? sum * bonus.fullTimes : sum, bonus.cap);
	};
}

function faults({ table, bonus }: Gather): string[] {
	const size = table.grid.reels * table.grid.rows;
	const { awards, respins, limit, landing, coins, fullTimes, cap } = bonus;
	const pictures = [bonus.slab, bonus.gatherer].map((index) => ({ index, symbol: table.symbols[index] }));
	const strips = table.modes.flatMap(({ reels }) => reels.strips.flat());
	const shown = pictures.every(
		({ index, symbol }) => symbol?.role === "plain" && symbol.pays.length === 0 && !strips.includes(index),
	);
	return [
		...(size <= 30 ? [] : ["slabs gather on at most 30 cells"]),
		...(awards.length > 0 && awards.every(({ spins }) => positive(spins) && spins < size)
			? []
			: ["a hold that never starts or is full at once"]),
		...(positive(respins) && positive(limit) && respins <= limit && limit <= 200
			? []
			: ["respins without a limit of at most 200"]),
		...(positive(landing.plain) && positive(landing.gathers) && landing.plain + landing.gathers < landing.in
			? []
			: ["slabs that always or never land"]),
		...coinFaults(coins),
		...(positive(fullTimes) ? [] : ["a full board that counts for nothing"]),
		...(positive(cap) && coins.every(({ credits }) => credits < cap) ? [] : ["a cap that one slab reaches"]),
		...(shown && bonus.slab !== bonus.gatherer ? [] : ["slabs that pay, stand on a strip or look alike"]),
	];
}
