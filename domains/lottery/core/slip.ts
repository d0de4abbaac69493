// A slip: a play, its picks and its terms; how it is written on the wire and kept on a ticket, and how it is judged.
// Written: numbers~approach(1 picked, 2 typed)~playId~unit~series~multiple; rows joined by "_", numbers of a row by ",", lines
// of digits by ","; several slips by ";".
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import { numberAt } from "./counting.ts";
import { familyOf, type LotteryGame, type PrizeMode } from "./game.ts";
import { type Digits, type Rows, rowOf } from "./plays/play.ts";
import { familyOfPlay, type Play, playOf } from "./plays/tree.ts";
import { signOfDay } from "./plays/zodiac.ts";
import { costOf, isTerms, isUnitMode, paidOf, prizeOf, rebateOf, type Terms, unitsOf } from "./prize.ts";
import { zyPart, zyTakes } from "./zy.ts";

/** The most bets a slip may hold, and the most lines that are typed for one. */
export const slipBounds = { mostBets: 100_000, mostLines: 10_000 } as const;

export type Slip = { readonly play: Play; readonly rows: Rows; readonly terms: Terms };

/** What the slip's text does not say. */
export type SlipContext = {
	readonly currency: CurrencyCode;
	readonly mode: PrizeMode;
	readonly group: number;
	/** Plays of another family are unknown to it. */
	readonly game: LotteryGame;
};

export type SlipFault = "MALFORMED" | "PLAY_UNKNOWN" | "NOT_OFFERED" | "NO_BETS" | "TOO_MANY_BETS";

export function printSlip({ play, rows, terms }: Slip): string {
	const numbers = play.typed ? rows.map((line) => line.join("")).join(",") : rows.map((row) => row.join(",")).join("_");
	return [numbers, play.typed ? 2 : 1, play.id, terms.unit, terms.series, terms.multiple].join("~");
}

export const printSlips = (slips: readonly Slip[]): string => slips.map(printSlip).join(";");

const wholeNumber = /^(0|[1-9][0-9]{0,8})$/;

export function parseSlip(text: string, { game, ...context }: SlipContext): Result<Slip, SlipFault> {
	const [numbers = "", approach, ...figures] = text.split("~");
	if (figures.length !== 4 || !figures.every((figure) => wholeNumber.test(figure))) return err("MALFORMED");
	const told = figures.map(Number);
	const [id, unit] = [numberAt(told, 0), numberAt(told, 1)];
	const [series, multiple] = [numberAt(told, 2), numberAt(told, 3)];
	const play = playOf(id);
	if (play === undefined || familyOfPlay(play) !== familyOf(game)) return err("PLAY_UNKNOWN");
	if (!isUnitMode(unit) || approach !== (play.typed ? "2" : "1")) return err("NOT_OFFERED");
	const terms = { ...context, series, unit, multiple };
	const rows = play.typed ? linesIn(numbers) : rowsIn(numbers);
	return rows === undefined ? err("MALFORMED") : checkSlip({ play, rows, terms });
}

/** Several, as one cart; the first fault is the answer. */
export function parseSlips(text: string, context: SlipContext): Result<readonly Slip[], SlipFault> {
	const slips: Slip[] = [];
	for (const each of text.split(";")) {
		const slip = parseSlip(each, context);
		if (!slip.ok) return slip;
		slips.push(slip.value);
	}
	return ok(slips);
}

/** Whether the play offers these picks at these terms, and not too many of them. */
export function checkSlip(slip: Slip): Result<Slip, SlipFault> {
	const { play, rows, terms } = slip;
	const { code } = familyOfPlay(play);
	if (!isTerms(terms) || !unitsOf(terms.mode, code).includes(terms.unit)) return err("NOT_OFFERED");
	if (terms.mode === "ZY" && !(code === "SSC" && zyTakes(play))) return err("NOT_OFFERED");
	const offered = play.typed ? linesOffered(play, rows) : rowsOffered(play, rows);
	if (!offered) return err("NOT_OFFERED");
	const count = play.count(rows);
	if (count < 1) return err("NO_BETS");
	return count > slipBounds.mostBets ? err("TOO_MANY_BETS") : ok(slip);
}

/** How many bets it holds. */
export const countOf = ({ play, rows }: Slip): number => play.count(rows);
export const stakeOf = (slip: Slip): bigint => costOf(slip.terms, countOf(slip));

const ascends = (row: readonly number[]): boolean =>
	row.every((value, index) => index === 0 || numberAt(row, index - 1) < value);

const rowsOffered = (play: Play, rows: Rows): boolean =>
	rows.length === play.rows.length &&
	play.rows.every(({ values, least, most }, index) => {
		const row = rowOf(rows, index);
		return row.length >= least && row.length <= most && ascends(row) && row.every((value) => values.includes(value));
	});

function linesOffered({ line }: Play, rows: Rows): boolean {
	if (rows.length > slipBounds.mostLines) return false;
	const seen = new Set(rows.map((row) => row.join("")));
	return seen.size === rows.length && rows.every((row) => line?.(row)?.join("") === row.join(""));
}

function rowsIn(numbers: string): Rows | undefined {
	const rows = numbers.split("_").map((row) => (row === "" ? [] : row.split(",")));
	return rows.every((row) => row.every((value) => /^(0|[1-9][0-9]?)$/.test(value)))
		? rows.map((row) => row.map(Number))
		: undefined;
}

function linesIn(numbers: string): Rows | undefined {
	const lines = numbers.split(",");
	return lines.every((line) => /^[0-9]{1,5}$/.test(line)) ? lines.map((line) => Array.from(line, Number)) : undefined;
}

/** What was pasted, and how much of it was no line or was there already. */
export type Pasted = { readonly lines: Rows; readonly wrong: number; readonly repeated: number };

/** Splits on whatever is no digit, drops what the play does not take and what repeats, and counts both. */
export function readPasted({ line }: Play, text: string): Pasted {
	const lines = new Map<string, readonly number[]>();
	let wrong = 0;
	let repeated = 0;
	for (const part of text.split(/[^0-9]+/).filter((each) => each !== "")) {
		const kept = line?.(Array.from(part, Number));
		if (kept === undefined) wrong++;
		else if (lines.has(kept.join(""))) repeated++;
		else lines.set(kept.join(""), kept);
	}
	return { lines: [...lines.values()], wrong, repeated };
}

/** What a draw makes of a slip. Prizes in ten-thousandths of the currency, what is paid in minor units. */
export type Settled = {
	readonly hits: readonly { readonly grade: string; readonly hits: number; readonly prize: bigint }[];
	readonly prize: bigint;
	readonly rebate: bigint;
	/** Prize and rebate together, rounded down to the minor unit once. */
	readonly returned: bigint;
	/** Bets whose stake only came back: they are no turnover. */
	readonly pushed: number;
};

/** `day` of the draw in its game's zone, "2026-02-17": signs are those of its year. */
export function settleSlip({ play, rows, terms }: Slip, digits: Digits, day: string): Settled {
	const counts = play.hits(rows, digits, signOfDay(day));
	const hits = play.grades
		.map((grade, index) => ({
			grade: grade.code,
			hits: numberAt(counts, index),
			prize: partOf(terms, prizeOf(terms, grade, numberAt(counts, index)), digits),
		}))
		.filter((each) => each.hits > 0);
	const prize = hits.reduce((sum, each) => sum + each.prize, 0n);
	const rebate = rebateOf(terms, play.count(rows));
	const pushed = hits.find(({ grade }) => grade === "push")?.hits ?? 0;
	return { hits, prize, rebate, returned: paidOf(prize + rebate, terms.currency), pushed };
}

const partOf = ({ mode }: Pick<Terms, "mode">, prize: bigint, digits: Digits): bigint =>
	mode === "ZY" ? zyPart(prize, digits) : prize;

/** No draw pays the slip more, in minor units. */
export function mostReturned({ play, rows, terms }: Slip): bigint {
	let most = 0n;
	for (const counts of play.most(rows)) {
		const prizes = play.grades.map((grade, index) => prizeOf(terms, grade, numberAt(counts, index)));
		const all = prizes.reduce((sum, prize) => sum + prize, 0n);
		if (all > most) most = all;
	}
	return paidOf(most + rebateOf(terms, play.count(rows)), terms.currency);
}
