// The fast engine: one set of reels compiled to flat arrays, for enumeration and simulation. It must answer exactly
// as playSpin does; one property test holds the two together. Works in place: one compiled set serves one caller.
import type { AwardOf } from "../awards/rule.ts";
import { drawsOf } from "../board.ts";
import { startMark } from "../features/scatters.ts";
import type { AwardKind, PayTable, ReelSet } from "../pay-table.ts";
import { ladderAt } from "../spin.ts";
import { fastAnywhere } from "./anywhere.ts";
import type { Cells, Column, FastAward, FastEvaluation, Windows } from "./award.ts";
import { fastBothWays } from "./both-ways.ts";
import { fastClusters } from "./clusters.ts";
import type { CompiledSet } from "./compiled.ts";
import { cascadeOf } from "./fall.ts";
import { hidingOf, withRevealed } from "./hidden.ts";
import { joinReels } from "./joined.ts";
import { fastLines } from "./lines.ts";
import { tallySteps } from "./tally.ts";
import { fastWays } from "./ways.ts";

const awards: { readonly [Kind in AwardKind]: FastAward<Kind> } = {
	lines: fastLines,
	"both-ways": fastBothWays,
	ways: fastWays,
	clusters: fastClusters,
	anywhere: fastAnywhere,
};

function evaluationOf<Kind extends AwardKind>(
	table: PayTable,
	award: AwardOf<Kind>,
	columns: readonly Column[],
): FastEvaluation {
	const build: FastAward<Kind> = awards[award.kind];
	return build(table, award, columns);
}

export const compileSet = (table: PayTable, set: ReelSet): CompiledSet =>
	joinReels(compileReels(table, set.joined === undefined ? set : { ...set, joined: undefined }), set);

function compileReels(table: PayTable, set: ReelSet): CompiledSet {
	const { reels, rows } = table.grid;
	const { columns, shown, scattersOf, first } = windowsOf(table, set);
	const lengths = drawsOf(set);
	const evaluation = evaluationOf(table, table.award, withRevealed(set, columns));
	const cells = new Uint8Array(reels * rows);
	const stopped = new Int32Array(reels);
	const windows = new Int32Array(reels);
	const byStep = new Float64Array(tallySteps);
	const cascade = cascadeOf(set, { rows, evaluation, byStep });
	const hidden = hidingOf(set, { cells, windows, columns });
	const { look, put, symbolAt } = handsOn(cells, windows, shown);
	// Taken once: sets and evaluations have many shapes, and to look into one with each spin costs as much as to turn a reel.
	const { win, longest, byColumns } = evaluation;
	const { turn, open, reveal } = hidden;
	const { cascades } = set;
	const hides = set.mystery !== undefined;
	const grows = table.bonus?.kind === "grow" && longest !== undefined;
	const ladder = ladderAt(set, 0);

	const place: CompiledSet["place"] = (reel, stop) => {
		if (hides && reel === reels) return turn(stop);
		const start = first[reel];
		if (start === undefined) throw new RangeError("no such reel");
		stopped[reel] = start + stop;
		windows[reel] = start + stop;
	};

	function settle(): number {
		if (byColumns !== true) look();
		if (byColumns !== true && hides) reveal();
		const first = win(cells, ladder, hides ? open() : windows);
		byStep[0] = (byStep[0] ?? 0) + first;
		return first === 0 || !cascades ? first : first + fall();
	}

	const stopOf = (column: number, reel: number): number => column - (first[reel] ?? 0);
	function fall(): number {
		look();
		return cascade(cells, stopped.map(stopOf));
	}

	const grown = (): number => (grows ? longest() : 0);
	const scattersAt = (reel: number, stop: number): number =>
		reel < reels ? (scattersOf[(first[reel] ?? 0) + stop] ?? 0) : 0;
	function scatters(): number {
		let count = grown();
		for (let reel = 0; reel < reels; reel++) count += scattersOf[stopped[reel] ?? 0] ?? 0;
		return count;
	}

	const tally = { bySymbol: evaluation.bySymbol, hits: evaluation.hits, stride: evaluation.stride, byStep };
	function couldWin(known: number): boolean {
		look();
		return hidden.among(known) || evaluation.couldWin(cells, Math.min(known, reels));
	}
	return { lengths, place, put, symbolAt, settle, scatters, scattersAt, couldWin, grown, tally };
}

/** For those who look at single cells, or change them between two spins: nobody else pays for the cells of each spin. */
function handsOn(cells: Cells, windows: Windows, shown: Uint8Array) {
	const rows = cells.length / windows.length;
	/** What is changed stays, until its reel is placed again. */
	const lookAt = (reel: number): void => {
		const [top, from] = [reel * rows, (windows[reel] ?? 0) * rows];
		if (from < 0) return;
		for (let row = 0; row < rows; row++) cells[top + row] = shown[from + row] ?? 0;
	};
	return {
		look: (): void => {
			for (let reel = 0; reel < windows.length; reel++) lookAt(reel);
		},
		put: (cell: number, symbol: number): void => {
			const reel = Math.floor(cell / rows);
			lookAt(reel);
			windows[reel] = -1;
			cells[cell] = symbol;
		},
		symbolAt: (cell: number): number => {
			const window = windows[Math.floor(cell / rows)] ?? -1;
			return (window < 0 ? cells[cell] : shown[window * rows + (cell % rows)]) ?? 0;
		},
	};
}

/** The stops of all reels in a row: what each shows, wilds expanded, and how many scatters stood there before. */
function windowsOf(table: PayTable, set: ReelSet) {
	const { rows } = table.grid;
	const closed = rows - (set.lids?.open ?? rows);
	const first = Int32Array.from(set.strips, (_, reel) =>
		set.strips.slice(0, reel).reduce((stops, strip) => stops + strip.length, 0),
	);
	const stops = set.strips.flatMap((strip, reel) =>
		strip.map((_, stop) => ({
			reel,
			column: Array.from({ length: rows }, (__, row) =>
				row < closed ? (set.lids?.symbol ?? 0) : (strip[(stop + row - closed) % strip.length] ?? 0),
			),
		})),
	);
	const columns = stops.map(({ column }) => column);
	const roleOf = (symbol: number) => table.symbols[symbol]?.role;
	const expanded = columns.map((column) => {
		const wild = set.expandWilds ? column.find((symbol) => roleOf(symbol) === "wild") : undefined;
		return wild === undefined ? column : column.map(() => wild);
	});
	const scattersOf = stops.map((stop) => startMark(table, stop));
	return {
		first,
		columns: expanded.map((symbols, at) => ({ reel: stops[at]?.reel ?? 0, symbols })),
		shown: Uint8Array.from(expanded.flat()),
		scattersOf: Uint8Array.from(scattersOf),
	};
}
