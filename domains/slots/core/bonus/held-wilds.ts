// Free spins that keep their wilds. What a spin wins depends on the spins before, so its return is proven by play.
import type { Chance } from "#platform/kernel";
import { findWins } from "../awards/index.ts";
import { cellsWhere, putSymbol, stopReels } from "../board.ts";
import type { SlotEvent } from "../events.ts";
import { compileSet } from "../fast/compile.ts";
import type { Cell, PayTable, SymbolIndex } from "../pay-table.ts";
import { creditsOf, ladderAt, multiplierChange } from "../spin.ts";
import type { BonusRule, BonusTable } from "./rule.ts";

type Held = BonusTable<"held-wilds">;

export const heldWilds: BonusRule<"held-wilds"> = {
	gives: ({ bonus }) => bonus.awards,
	play: ({ table, bonus }, { given }, chance) => {
		const times = ladderAt(bonus.reels, 0);
		const events: SlotEvent[] = [
			{ type: "free-spins-start", spins: given },
			...multiplierChange({ before: 1, now: times }),
		];
		let [of, win] = [given, 0];
		let kept: readonly Cell[] = [];
		for (let number = 1; number <= of; number++) {
			const spin = spinWith({ table, bonus }, kept, chance);
			events.push({ type: "free-spin", number, of }, ...spin.events);
			win += creditsOf(spin.events);
			if (win >= bonus.cap) {
				win = bonus.cap;
				events.push({ type: "cap", win });
				break;
			}
			kept = goOn({ table, bonus }, spin.wilds);
			if (bonus.wilds === "stay" || kept.length === 0 || of === bonus.limit) continue;
			of += 1;
			events.push({ type: "free-spins-more", spins: 1, of });
		}
		events.push({ type: "free-spins-end", spins: of, win }, ...multiplierChange({ before: times, now: 1 }));
		return { events, win };
	},
	fast: fastSpins,
	top: ({ bonus }) => bonus.cap,
	faults: ({ table, bonus }) => [
		...(bonus.reels.cascades || bonus.reels.expandWilds || bonus.reels.mystery !== undefined
			? ["wilds that are kept neither fall nor expand"]
			: []),
		...(table.symbols.filter(({ role }) => role === "wild").length === 1 ? [] : ["one kind of wild can be kept"]),
		...(table.award.kind === "lines" || table.award.kind === "ways" ? [] : ["wilds are kept on lines and ways alone"]),
		...(bonus.limit <= 500 && bonus.awards.every(({ spins }) => spins > 0 && spins <= bonus.limit)
			? []
			: ["free spins without a limit of at most 500"]),
	],
};

const wildOf = (table: PayTable): SymbolIndex => table.symbols.findIndex(({ role }) => role === "wild");

/** Where the wilds of one spin stand in the next. */
function goOn({ table, bonus }: Held, wilds: readonly Cell[]): readonly Cell[] {
	const { rows } = table.grid;
	return bonus.wilds === "stay" ? wilds : wilds.map((cell) => cell - rows).filter((cell) => cell >= rows);
}

function spinWith({ table, bonus }: Held, kept: readonly Cell[], chance: Chance) {
	const symbol = wildOf(table);
	const stops = bonus.reels.strips.map((strip) => chance.below(strip.length));
	const stopped = stopReels(bonus.reels, { rows: table.grid.rows, stops }).board;
	const board = putSymbol(stopped, { symbol, cells: new Set(kept) });
	const wilds = cellsWhere(board, (other) => other === symbol);
	const events: SlotEvent[] = [
		...(bonus.wilds === "walk" && kept.length > 0 ? [{ type: "walk" as const, symbol, cells: kept }] : []),
		{ type: "spin", reels: "free", stops, board: stopped },
		...(wilds.length > 0 ? [{ type: "wilds" as const, symbol, cells: wilds, board }] : []),
		...findWins(board, { table, ladder: ladderAt(bonus.reels, 0) }),
	];
	return { events, wilds };
}

function fastSpins({ table, bonus }: Held, chance: Chance): (given: number) => number {
	const set = compileSet(table, bonus.reels);
	const symbol = wildOf(table);
	const { rows } = table.grid;
	const size = table.grid.reels * rows;
	const kept = new Uint8Array(size);
	const walks = bonus.wilds === "walk";
	/** Puts the kept wilds on the board, marks those that landed, and tells whether any is there for the next spin. */
	function keep(): boolean {
		let any = false;
		for (let cell = 0; cell < size; cell++) {
			if (kept[cell] === 1) set.put(cell, symbol);
			else if (set.symbolAt(cell) === symbol) kept[cell] = 1;
			if (kept[cell] === 1 && (!walks || cell >= 2 * rows)) any = true;
		}
		return any;
	}
	function walk(): void {
		kept.copyWithin(0, rows);
		kept.fill(0, size - rows);
		kept.fill(0, 0, rows);
	}
	return (given) => {
		kept.fill(0);
		let [of, win] = [given, 0];
		for (let number = 1; number <= of; number++) {
			for (let reel = 0; reel < set.lengths.length; reel++) set.place(reel, chance.below(set.lengths[reel] ?? 1));
			const any = keep();
			win += set.settle();
			if (win >= bonus.cap) return bonus.cap;
			if (!walks) continue;
			walk();
			if (any && of < bonus.limit) of++;
		}
		return win;
	};
}
