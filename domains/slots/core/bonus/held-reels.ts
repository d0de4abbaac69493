// Respins while some reels are held, all of one symbol. What follows depends on a small state alone, so the whole chain is
// enumerated: its return is exact.
import { type Chance, type Fraction, fraction, plus, times, zero } from "#platform/kernel";
import { findWins } from "../awards/index.ts";
import type { WinEvent } from "../awards/rule.ts";
import { stopReels } from "../board.ts";
import type { Board, SlotEvent } from "../events.ts";
import { compileSet } from "../fast/compile.ts";
import type { CompiledSet } from "../fast/compiled.ts";
import { expandWilds } from "../features/expand-wilds.ts";
import { longestWin } from "../features/longest-win.ts";
import { startMark } from "../features/scatters.ts";
import { enumerateSpectrum, type Spectrum, topOf } from "../maths/spectrum.ts";
import type { FreeSpins, PayTable, ReelSet, SymbolIndex } from "../pay-table.ts";
import { creditsOf, ladderAt } from "../spin.ts";
import type { BonusExact, BonusPlayed, BonusStart, FastBonus } from "./rule.ts";

/** A bonus whose reels turn again. */
type Turning = { readonly table: PayTable; readonly bonus: { readonly reels: ReelSet } };

/** The reels that are held, a bit each, and the symbol that stands all over them. */
export type Held = { readonly reels: number; readonly symbol: SymbolIndex };

/** A kind of respins: what its states mean. A state is what the start mark of the board before it told. */
export type HeldRule = {
	readonly gives: (of: Turning) => FreeSpins["awards"];
	readonly held: (of: Turning, state: number) => Held;
	/** The state that follows of a respin; undefined when it was the last. */
	readonly next: (of: Turning, from: { readonly before: number; readonly after: number }) => number | undefined;
	/** Credits of the highest spin of all. */
	readonly top: (of: Turning) => number;
};

/** How such a kind is played, and what it brings. */
type Played = {
	readonly gives: HeldRule["gives"];
	readonly play: (of: Turning, start: BonusStart, chance: Chance) => BonusPlayed;
	readonly fast: (of: Turning, chance: Chance) => FastBonus;
	readonly exact: (of: Turning, given: number) => Required<BonusExact>;
	readonly top: HeldRule["top"];
};

export function heldReels(rule: HeldRule): Played {
	return {
		gives: rule.gives,
		top: rule.top,
		play(of, { given }, chance) {
			const events: SlotEvent[] = [];
			for (let state: number | undefined = given; state !== undefined; ) {
				const spin = respin(of, rule.held(of, state), chance);
				events.push(...spin.events);
				state = rule.next(of, { before: state, after: spin.mark });
			}
			return { events, win: creditsOf(events) };
		},
		fast: (of, chance) => fastRespins(rule, of, chance),
		exact: (of, given) => exactFrom(rule, of, { state: given, top: rule.top(of), known: new Map() }),
	};
}

export const isHeld = (reels: number, reel: number): boolean => (reels & (1 << reel)) !== 0;

/** What one board tells of a start: its reels' marks, and its longest win. */
export const boardMark = (table: PayTable, at: { readonly board: Board; readonly wins: readonly WinEvent[] }): number =>
	at.board.reduce((sum, column, reel) => sum + startMark(table, { column, reel }), longestWin(table, at.wins));

/** The reels as they turn while some are held. */
function setWith(set: ReelSet, { reels, symbol }: Held): ReelSet {
	return { ...set, strips: set.strips.map((strip, reel) => (isHeld(reels, reel) ? [symbol] : strip)) };
}

/** One respin, and what its board tells. Chance is drawn for the reels that turn, in order. */
function respin({ table, bonus }: Turning, held: Held, chance: Chance) {
	const set = setWith(bonus.reels, held);
	const stops = set.strips.map((strip, reel) => (isHeld(held.reels, reel) ? 0 : chance.below(strip.length)));
	const { board } = stopReels(set, { rows: table.grid.rows, stops });
	const expanded = set.expandWilds ? expandWilds(table, board) : { board, events: [] };
	const all = board.map((_, reel) => reel).filter((reel) => isHeld(held.reels, reel));
	const wins = findWins(expanded.board, { table, ladder: ladderAt(set, 0) });
	const events: SlotEvent[] = [
		{ type: "respin", held: all, symbol: held.symbol, stops, board },
		...expanded.events.filter((event) => event.type !== "expand" || !isHeld(held.reels, event.reel)),
		...wins,
	];
	return { events, mark: boardMark(table, { board, wins }) };
}

/** The reels of each state are compiled once; the held ones stand from then on. */
function fastRespins(rule: HeldRule, of: Turning, chance: Chance) {
	const sets = new Map<number, { readonly set: CompiledSet; readonly held: number }>();
	const inState = (state: number) => {
		const known = sets.get(state);
		if (known !== undefined) return known;
		const held = rule.held(of, state);
		const set = compileSet(of.table, setWith(of.bonus.reels, held));
		for (let reel = 0; reel < set.lengths.length; reel++) set.place(reel, 0);
		const made = { set, held: held.reels };
		sets.set(state, made);
		return made;
	};
	return (given: number): number => {
		let win = 0;
		for (let state: number | undefined = given; state !== undefined; ) {
			const { set, held } = inState(state);
			for (let reel = 0; reel < set.lengths.length; reel++) {
				if (!isHeld(held, reel)) set.place(reel, chance.below(set.lengths[reel] ?? 1));
			}
			win += set.settle();
			state = rule.next(of, { before: state, after: set.scatters() });
		}
		return win;
	};
}

/** Every combination of the reels that turn. */
export const spectrumWith = ({ table, bonus }: Turning, held: Held): Spectrum =>
	enumerateSpectrum({ table, set: setWith(bonus.reels, held), gives: eachMark });

/** Every mark by itself. */
export const eachMark = Array.from({ length: 255 }, (_, index) => ({ count: index + 1, spins: index + 1 }));

type From = {
	readonly state: number;
	readonly top: number;
	readonly known: Map<number, Required<BonusExact>>;
};

/** What the respins bring from here on: every stop of the reels that turn, and what follows of those that hold more. */
function exactFrom(rule: HeldRule, of: Turning, { state, top: best, known }: From): Required<BonusExact> {
	const before = known.get(state);
	if (before !== undefined) return before;
	const spectrum = spectrumWith(of, rule.held(of, state));
	const highest = topOf(spectrum);
	let [mean, meanSquare, miss] = [zero, zero, zero];
	let top = highest.win === best ? fraction(highest.combinations, spectrum.combinations) : zero;
	for (const [after, wins] of spectrum.byGiven) {
		const share = (value: (win: number) => number): Fraction =>
			fraction(
				[...wins].reduce((sum, [win, often]) => sum + BigInt(value(win)) * BigInt(often), 0n),
				spectrum.combinations,
			);
		const follows = rule.next(of, { before: state, after });
		const next = follows === undefined ? undefined : exactFrom(rule, of, { state: follows, top: best, known });
		const all = share(() => 1);
		const won = share((win) => win);
		const later = next?.mean ?? zero;
		mean = plus(mean, plus(won, times(all, later)));
		const crossed = times(fraction(2), times(won, later));
		const squares = plus(
			share((win) => win * win),
			times(all, next?.meanSquare ?? zero),
		);
		meanSquare = plus(meanSquare, plus(squares, crossed));
		top = plus(top, times(all, next?.top ?? zero));
		const dry = share((win) => (win > 0 ? 0 : 1));
		miss = plus(miss, times(dry, next?.miss ?? fraction(1)));
	}
	const found = { mean, meanSquare, top, miss };
	known.set(state, found);
	return found;
}
