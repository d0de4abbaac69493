// The fast engine: one set of reels compiled to flat arrays, for enumeration and simulation. It must answer exactly
// as playSpin does; one property test holds the two together. Works in place: one compiled set serves one caller.
import type { AwardOf } from "../awards/rule.ts";
import { drawsOf } from "../board.ts";
import { startMark } from "../features/scatters.ts";
import type { AwardKind, PayTable, ReelSet } from "../pay-table.ts";
import { ladderAt } from "../spin.ts";
import { fastAnywhere } from "./anywhere.ts";
import type { FastAward, FastEvaluation } from "./award.ts";
import { fastBothWays } from "./both-ways.ts";
import { fastClusters } from "./clusters.ts";
import type { CompiledSet } from "./compiled.ts";
import { cascadeOf } from "./fall.ts";
import { hidingOf } from "./hidden.ts";
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

function evaluationOf<Kind extends AwardKind>(table: PayTable, award: AwardOf<Kind>): FastEvaluation {
	const build: FastAward<Kind> = awards[award.kind];
	return build(table, award);
}

export const compileSet = (table: PayTable, set: ReelSet): CompiledSet =>
	joinReels(compileReels(table, set.joined === undefined ? set : { ...set, joined: undefined }), set);

function compileReels(table: PayTable, set: ReelSet): CompiledSet {
	const { reels, rows } = table.grid;
	const { shown, scattersOf, first } = windowsOf(table, set);
	const lengths = drawsOf(set);
	const evaluation = evaluationOf(table, table.award);
	const cells = new Uint8Array(reels * rows);
	const stops = new Int32Array(reels);
	const seen = new Uint8Array(reels);
	const byStep = new Float64Array(tallySteps);
	const cascade = cascadeOf(set, { rows, evaluation, byStep });
	const hidden = hidingOf(set, cells);

	const place: CompiledSet["place"] = (reel, stop) => {
		if (reel === reels && hidden.turn(stop)) return;
		const start = first[reel];
		if (start === undefined) throw new RangeError("no such reel");
		const at = start + stop;
		stops[reel] = stop;
		seen[reel] = scattersOf[at] ?? 0;
		for (let row = 0; row < rows; row++) cells[reel * rows + row] = shown[at * rows + row] ?? 0;
	};

	function settle(): number {
		const first = evaluation.win(hidden.shown(), ladderAt(set, 0));
		byStep[0] = (byStep[0] ?? 0) + first;
		return first === 0 || !set.cascades ? first : first + cascade(cells, stops);
	}

	const scattersAt = (reel: number, stop: number): number =>
		reel < reels ? (scattersOf[(first[reel] ?? 0) + stop] ?? 0) : 0;
	const grown = (table.bonus?.kind === "grow" ? evaluation.longest : undefined) ?? none;
	function scatters(): number {
		let count = grown();
		for (let reel = 0; reel < reels; reel++) count += seen[reel] ?? 0;
		return count;
	}

	const tally = { bySymbol: evaluation.bySymbol, hits: evaluation.hits, stride: evaluation.stride, byStep };
	const couldWin = (known: number): boolean =>
		hidden.among(known * rows) || evaluation.couldWin(cells, Math.min(known, reels));
	const { put, symbolAt } = handsOn(cells);
	return { lengths, place, put, symbolAt, settle, scatters, scattersAt, couldWin, grown, tally };
}

const none = (): number => 0;

/** For those who change single cells between two spins. */
function handsOn(cells: Uint8Array): Pick<CompiledSet, "put" | "symbolAt"> {
	return {
		put: (cell, symbol) => {
			cells[cell] = symbol;
		},
		symbolAt: (cell) => cells[cell] ?? 0,
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
	return { first, shown: Uint8Array.from(expanded.flat()), scattersOf: Uint8Array.from(scattersOf) };
}
