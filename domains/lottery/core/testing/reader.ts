// A second lottery, written from the sentences that players read and from nothing else: it lays every bet out as what wins it
// and looks at the draw. Slow on purpose; it shares no code with the plays.
import type { Digits, GradeCode, Rows, Sentence } from "../plays/play.ts";
import { sixBetsOf } from "./mark-six-reader.ts";
import { isRun, readingOf } from "./readings.ts";
import { type Bet, boardBetsOf } from "./vietnam-reader.ts";

/** How picks are read. `typed`: each row is a line. `day`: of the draw, "2026-02-17", where signs count; else in a year of the rat. */
export type Reading = { readonly typed?: boolean; readonly day?: string };

/** Every bet of the picks under a sentence. */
export function betsOf(
	says: Sentence,
	rows: Rows,
	{ typed = false, day = "2020-06-01" }: Reading = {},
): readonly Bet[] {
	const other = sixBetsOf(says, rows, day) ?? boardBetsOf(says, rows, { typed });
	if (other !== undefined) return other;
	switch (says.sentence) {
		case "straight":
			return (typed ? rows : product(rows)).map((line) => exactly(line, says.places, "hit"));
		case "join":
			return rows.flatMap((_, from) => {
				const code = (["last5", "last4", "last3", "last2", "last1"] as const)[from + 5 - rows.length] ?? "hit";
				return product(rows.slice(from)).map((line) => exactly(line, says.places.slice(from), code));
			});
		case "sum":
			return lines(says.places.length)
				.filter((line) => has(rows[0], total(line)))
				.map((line) => exactly(line, says.places, "hit"));
		case "span":
			return lines(says.places.length)
				.filter((line) => has(rows[0], ascending(line).at(-1) ?? 0, ascending(line)[0]))
				.map((line) => exactly(line, says.places, "hit"));
		case "fixed":
			return rows.flatMap((row, index) =>
				row.map((digit) => exactly([digit], says.places.slice(index, index + 1), "hit")),
			);
		case "anyPlaces":
			return sets(says.places, says.take).flatMap((places) =>
				product(places.map((place) => rows[says.places.indexOf(place)] ?? [])).map((line) =>
					exactly(line, places, "hit"),
				),
			);
		case "permutations":
			return lines(says.places.length)
				.filter((line) => new Set(line).size === line.length && line.every((digit) => has(rows[0], digit)))
				.map((line) => exactly(line, says.places, "hit"));
		default:
			return looseBets(says, rows);
	}
}

/** Those that do not ask in which order digits come. */
function looseBets(says: Sentence, rows: Rows): readonly Bet[] {
	const [picked = []] = rows;
	switch (says.sentence) {
		case "combo":
			return combinations(says.places.length)
				.filter((line) => fitsParts(line, says.parts, says.oneRow ? [picked, picked] : rows))
				.map((line) => inAnyOrder(line, says.places, () => "hit"));
		case "mixed":
			return rows.map((line) => inAnyOrder(line, says.places, kindOf));
		case "banker":
			return paying(says.places.length)
				.filter((line) => line.some((digit) => picked.includes(digit)))
				.map((line) => inAnyOrder(line, says.places, kindOf));
		case "comboSum":
			return paying(says.places.length)
				.filter((line) => picked.includes(total(line)))
				.map((line) => inAnyOrder(line, says.places, kindOf));
		case "codes":
			return sets(picked, says.take).map(
				(asked) => (digits) => hit(asked.every((digit) => shownAt(digits, says.places).includes(digit))),
			);
		case "shown":
			return picked.map(
				(digit) => (digits) => hit(shownAt(digits, says.places).filter((each) => each === digit).length >= says.times),
			);
		case "sides":
			return product(rows).map(
				(line) => (digits) => hit(line.every((side, index) => isSide(digits[says.places[index] ?? -1], side))),
			);
		case "duel":
			return picked.map((pick) => (digits) => duelBet(shownAt(digits, says.places), pick));
		case "threeSums":
			return sets(picked, 3).map((set) => {
				const ways = lines(3).filter((line) => set.includes(total(line))).length;
				return (digits) => (set.includes(total(shownAt(digits, says.places))) ? `w${ways}` : undefined);
			});
		case "forms":
			return picked.map((pick) => (digits) => formBet(shownAt(digits, says.places), pick));
		case "test":
			return picked.map((value) => (digits) => testBet(says, value, shownAt(digits, says.places)));
		case "placeTest":
			return rows.flatMap((row, index) =>
				row.map((value) => (digits) => testBet(says, value, shownAt(digits, says.places.slice(index, index + 1)))),
			);
		default:
			return numberBets(says, rows);
	}
}

/** Those on numbers that are drawn without repeats, and on dice. */
function numberBets(says: Sentence, rows: Rows): readonly Bet[] {
	const [picked = [], others = []] = rows;
	const shown = (digits: Digits) => shownAt(digits, says.places);
	switch (says.sentence) {
		case "anySets":
		case "shownSets":
			return sets(picked, says.take).map((set) => (digits) => hit(set.every((value) => shown(digits).includes(value))));
		case "coverSets":
			return sets(picked, says.take).map((set) => (digits) => hit(shown(digits).every((value) => set.includes(value))));
		case "bankerSets":
			return sets(
				others.filter((value) => !picked.includes(value)),
				says.take - picked.length,
			).map((rest) => (digits) => {
				const [set, drawn] = [[...picked, ...rest], shown(digits)];
				return hit(
					set.length < drawn.length
						? set.every((value) => drawn.includes(value))
						: drawn.every((value) => set.includes(value)),
				);
			});
		case "front":
			return product(rows)
				.filter((line) => new Set(line).size === line.length)
				.map((line) => exactly(line, says.places, "hit"));
		case "frontGroup":
			return sets(picked, says.places.length).map((set) => inAnyOrder(set, says.places, () => "hit"));
		case "frontCodes":
			return picked.map((value) => (digits) => hit(shown(digits).includes(value)));
		case "fixedNumbers":
			return rows.flatMap((row, index) =>
				row.map((value) => exactly([value], says.places.slice(index, index + 1), "hit")),
			);
		case "fixedSides":
			return rows.flatMap((row, index) =>
				row.map((side) => (digits) => hit(sidesAbove(says.big, digits[says.places[index] ?? -1] ?? 0).includes(side))),
			);
		case "adjacent":
			return product(rows)
				.filter(([left, right]) => left !== right)
				.map((line) => (digits) => hit(isRun(line, digits)));
		case "adjacentGroup":
			return sets(picked, 2).map((set) => (digits) => hit(isRun(set, digits) || isRun(set.toReversed(), digits)));
		case "pairAnd":
			return picked.flatMap((twice) =>
				others
					.filter((other) => other !== twice)
					.map((other) => inAnyOrder([twice, twice, other], says.places, () => "hit")),
			);
		default:
			throw new Error(`${says.sentence} is no such bet`);
	}
}

function testBet(
	says: Extract<Sentence, { sentence: "test" | "placeTest" }>,
	value: number,
	shown: Digits,
): GradeCode | undefined {
	const so = isSo(says, value, shown);
	if (so === "push") return "push";
	return so ? `v${value}` : undefined;
}

const hit = (holds: boolean): "hit" | undefined => (holds ? "hit" : undefined);
const total = (line: Digits): number => line.reduce((sum, digit) => sum + digit, 0);
const ascending = (line: Digits): Digits => [...line].sort((left, right) => left - right);
const has = (row: Digits | undefined, value: number, less = 0): boolean => row?.includes(value - less) ?? false;
const shownAt = (digits: Digits, places: Digits): Digits => places.map((place) => digits[place] ?? -1);

const exactly =
	(line: Digits, places: Digits, code: GradeCode): Bet =>
	(digits) =>
		line.every((digit, index) => digits[places[index] ?? -1] === digit) ? code : undefined;

const inAnyOrder =
	(line: Digits, places: Digits, code: (line: Digits) => GradeCode): Bet =>
	(digits) =>
		ascending(shownAt(digits, places)).join() === ascending(line).join() ? code(line) : undefined;

function product(rows: Rows): readonly Digits[] {
	let made: readonly Digits[] = [[]];
	for (const row of rows) made = made.flatMap((line) => row.map((digit) => [...line, digit]));
	return made;
}

const lines = (places: number): readonly Digits[] =>
	product(Array.from({ length: places }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));

/** Each way in which so many digits can come, order aside. */
function combinations(places: number, least = 0): readonly Digits[] {
	if (places === 0) return [[]];
	const from = Array.from({ length: 10 - least }, (_, index) => least + index);
	return from.flatMap((digit) => combinations(places - 1, digit).map((rest) => [digit, ...rest]));
}

/** Those that are not all alike: none of them is paid. */
const paying = (places: number): readonly Digits[] => combinations(places).filter((line) => new Set(line).size > 1);

/** Three with a pair pay as one, different ones as the other; of two there are different ones alone. */
const kindOf = (line: Digits): GradeCode => (new Set(line).size === line.length ? "different" : "pair");

function sets(of: Digits, take: number): readonly Digits[] {
	if (take === 0) return [[]];
	return of.flatMap((value, index) => sets(of.slice(index + 1), take - 1).map((rest) => [value, ...rest]));
}

type Parts = readonly { readonly times: number; readonly take: number }[];

function fitsParts(line: Digits, parts: Parts, rows: Rows): boolean {
	const kinds = [...new Set(line)];
	return (
		kinds.length === parts.reduce((sum, { take }) => sum + take, 0) &&
		parts.every(({ times, take }, index) => {
			const such = kinds.filter((digit) => line.filter((each) => each === digit).length === times);
			return such.length === take && such.every((digit) => has(rows[index], digit));
		})
	);
}

/** 0 big 1 small 2 odd 3 even. */
function isSide(digit = 0, side = 0): boolean {
	if (side === 0) return digit > 4;
	if (side === 1) return digit < 5;
	return [1, 3, 5, 7, 9].includes(digit) === (side === 2);
}

function duelBet(shown: Digits, pick: number): GradeCode | undefined {
	const [left = 0, right = 0] = shown;
	if (pick === 0) return left > right ? "dragon" : undefined;
	if (pick === 1) return left < right ? "tiger" : undefined;
	return left === right ? "tie" : undefined;
}

const runs = ["012", "123", "234", "345", "456", "567", "678", "789", "089", "019"];

function formBet(shown: Digits, pick: number): GradeCode | undefined {
	const kinds = new Set(shown).size;
	if (pick === 0) return kinds === 1 ? "triple" : undefined;
	if (pick === 2) return kinds === 2 ? "pair" : undefined;
	return runs.includes(ascending(shown).join("")) ? "straight" : undefined;
}

/** 0 big 1 small 2 odd 3 even: both that a number is. */
const sidesAbove = (big: number, value: number): Digits => [value < big ? 1 : 0, value % 2 === 0 ? 3 : 2];

/** Whether what a test asks for is so, read from its name. */
function isSo(
	{ test, big = 0 }: Extract<Sentence, { sentence: "test" | "placeTest" }>,
	value: number,
	shown: Digits,
): boolean | "push" {
	const inOrder = ascending(shown);
	const alike = (number: number): number => shown.filter((each) => each === number).length;
	const threeAlike = shown.length === 3 && inOrder[0] === inOrder[2];
	const sides = sidesAbove(big, total(shown));
	switch (test) {
		case "oddCount":
			return shown.filter((each) => [1, 3, 5, 7, 9, 11].includes(each)).length === value;
		case "middle":
			return inOrder[2] === value;
		case "sumOf":
			return total(shown) === value;
		case "sumSides":
			return !threeAlike && sides.includes(value);
		case "sumTwoSides":
			return !threeAlike && sides.join() === ["0,2", "0,3", "1,2", "1,3"][value];
		case "duelOf":
			return value === 0 ? (shown[0] ?? 0) > (shown[1] ?? 0) : (shown[0] ?? 0) < (shown[1] ?? 0);
		case "notShown":
			return alike(value) === 0;
		case "spanOf":
			return (inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0) === value;
		case "triple":
			return alike(value) === 3;
		case "double":
			return alike(value) >= 2;
		case "formOf":
			return (
				diceForms[inOrder.join("")] === value || (diceForms[inOrder.join("")] === undefined && isPair(inOrder, value))
			);
		default:
			return readingOf({ test, value, big }, shown);
	}
}

/** 0 three alike, 1 in a row, 3 two in a row, 4 neither. */
const diceForms: Readonly<Record<string, number>> = {
	...Object.fromEntries(["111", "222", "333", "444", "555", "666"].map((form) => [form, 0])),
	...Object.fromEntries(["123", "234", "345", "456"].map((form) => [form, 1])),
	...Object.fromEntries(
		["124", "125", "126", "134", "145", "156", "235", "236", "245", "256", "346", "356"].map((form) => [form, 3]),
	),
	...Object.fromEntries(["135", "136", "146", "246"].map((form) => [form, 4])),
};
const isPair = (inOrder: Digits, value: number): boolean => value === 2 && new Set(inOrder).size === 2;
