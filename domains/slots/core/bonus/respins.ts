// Respins of held reels. Which reels are held is a set that only grows, so the whole chain is enumerated: its return is exact.
import type { Chance } from "#platform/kernel";
import { findWins } from "../awards/index.ts";
import { stopReels } from "../board.ts";
import type { SlotEvent } from "../events.ts";
import { compileSet } from "../fast/compile.ts";
import { expandWilds } from "../features/expand-wilds.ts";
import { startMark } from "../features/scatters.ts";
import { type Fraction, fraction, plus, times, zero } from "../maths/fraction.ts";
import { enumerateSpectrum, type Spectrum, topOf } from "../maths/spectrum.ts";
import type { ReelSet, SymbolIndex } from "../pay-table.ts";
import { creditsOf, ladderAt } from "../spin.ts";
import type { BonusExact, BonusRule, BonusTable } from "./rule.ts";

type Of = BonusTable<"respins">;

export const respins: BonusRule<"respins"> = {
	gives: ({ table }) =>
		Array.from({ length: 2 ** table.grid.reels - 1 }, (_, index) => ({ count: index + 1, spins: index + 1 })),
	play(of, { given }, chance) {
		const events: SlotEvent[] = [];
		for (let held = given; ; ) {
			const spin = respin(of, held, chance);
			events.push(...spin.events);
			if (spin.held === held) return { events, win: creditsOf(events) };
			held = spin.held;
		}
	},
	fast: fastRespins,
	exact: (of, given) => exactFrom(of, { held: given, known: new Map() }),
	top: (of) => topOf(spectrumOf(of, wildReels(of))).win,
	faults: ({ table, bonus }) => [
		...(bonus.reels.expandWilds && table.modes.every(({ reels }) => reels.expandWilds)
			? []
			: ["reels are held by wilds that expand"]),
		...(table.symbols.filter(({ role }) => role === "wild").length === 1 ? [] : ["one kind of wild holds its reel"]),
		...(table.award.kind === "lines" || table.award.kind === "ways" ? [] : ["reels are held on lines and ways alone"]),
		...(table.grid.reels <= 6 ? [] : ["at most six reels can be held"]),
	],
};

const wildOf = ({ table }: Of): SymbolIndex => table.symbols.findIndex(({ role }) => role === "wild");
const isHeld = (held: number, reel: number): boolean => (held & (1 << reel)) !== 0;

/** The reels that can show a wild, a bit each. */
const wildReels = (of: Of): number =>
	of.bonus.reels.strips.reduce((all, column, reel) => all + startMark(of.table, { column, reel }), 0);

/** The reels as they turn while some are held: a held one is wild all over. */
function setWith(of: Of, held: number): ReelSet {
	const wild = [wildOf(of)];
	const { reels } = of.bonus;
	return { ...reels, strips: reels.strips.map((strip, reel) => (isHeld(held, reel) ? wild : strip)) };
}

/** One respin, and the reels that are held after it. Chance is drawn for the reels that turn, in order. */
function respin(of: Of, held: number, chance: Chance): { readonly events: SlotEvent[]; readonly held: number } {
	const { table } = of;
	const set = setWith(of, held);
	const stops = set.strips.map((strip, reel) => (isHeld(held, reel) ? 0 : chance.below(strip.length)));
	const { board } = stopReels(set, { rows: table.grid.rows, stops });
	const expanded = expandWilds(table, board);
	const all = board.map((_, reel) => reel).filter((reel) => isHeld(held, reel));
	const events: SlotEvent[] = [
		{ type: "respin", held: all, symbol: wildOf(of), stops, board },
		...expanded.events.filter((event) => event.type !== "expand" || !isHeld(held, event.reel)),
		...findWins(expanded.board, { table, ladder: ladderAt(set, 0) }),
	];
	return { events, held: board.reduce((sum, column, reel) => sum + startMark(table, { column, reel }), 0) };
}

function fastRespins({ table, bonus }: Of, chance: Chance): (given: number) => number {
	const set = compileSet(table, bonus.reels);
	const symbol = table.symbols.findIndex(({ role }) => role === "wild");
	const { reels, rows } = table.grid;
	function turn(held: number): number {
		let after = held;
		for (let reel = 0; reel < reels; reel++) {
			if (isHeld(held, reel)) {
				for (let row = 0; row < rows; row++) set.put(reel * rows + row, symbol);
				continue;
			}
			const stop = chance.below(set.lengths[reel] ?? 1);
			set.place(reel, stop);
			after |= set.scattersAt(reel, stop);
		}
		return after;
	}
	return (given) => {
		let win = 0;
		for (let held = given; ; ) {
			const after = turn(held);
			win += set.settle();
			if (after === held) return win;
			held = after;
		}
	};
}

const spectrumOf = (of: Of, held: number): Spectrum =>
	enumerateSpectrum({ table: of.table, set: setWith(of, held), gives: respins.gives(of) });

type From = { readonly held: number; readonly known: Map<number, Required<BonusExact>> };

/** What the respins bring from here on: every stop of the reels that turn, and what follows of those that hold more. */
function exactFrom(of: Of, from: From): Required<BonusExact> {
	const { held, known } = from;
	const before = known.get(held);
	if (before !== undefined) return before;
	const spectrum = spectrumOf(of, held);
	const { win: best, combinations } = topOf(spectrum);
	let [mean, miss] = [zero, zero];
	let top = best === respins.top(of) ? fraction(combinations, spectrum.combinations) : zero;
	for (const [after, wins] of spectrum.byGiven) {
		const share = (value: (win: number) => number): Fraction =>
			fraction(
				[...wins].reduce((sum, [win, often]) => sum + value(win) * often, 0),
				spectrum.combinations,
			);
		const next = after === held ? undefined : exactFrom(of, { held: after, known });
		mean = plus(
			mean,
			plus(
				share((win) => win),
				times(
					share(() => 1),
					next?.mean ?? zero,
				),
			),
		);
		top = plus(
			top,
			times(
				share(() => 1),
				next?.top ?? zero,
			),
		);
		miss = plus(
			miss,
			times(
				share((win) => (win > 0 ? 0 : 1)),
				next?.miss ?? fraction(1),
			),
		);
	}
	const found = { mean, top, miss };
	known.set(held, found);
	return found;
}
