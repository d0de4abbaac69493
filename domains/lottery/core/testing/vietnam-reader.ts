// The second lottery's bets on the numbers of a board: lots that show a line, tails that all come or none of which does, lines of
// four digits in any order.
import type { Digits, GradeCode, PaidPrize, Rows, Sentence } from "../plays/play.ts";

/** One bet: the grade that a draw brings it, several where it can hit more than once; undefined where it loses. */
export type Bet = (digits: Digits) => GradeCode | readonly GradeCode[] | undefined;

/** What a draw brings all of them. */
export const codesOf = (bets: readonly Bet[], digits: Digits): readonly GradeCode[] =>
	bets.flatMap((bet) => bet(digits) ?? []);

const twoDigits = (value: number): string => `${value < 10 ? "0" : ""}${value}`;
const written = (digits: Digits, places: Digits): string => places.map((place) => digits[place]).join("");
const sorted = (text: string): string => Array.from(text).sort().join("");

function sets(of: readonly number[], take: number): readonly Digits[] {
	if (take === 0) return [[]];
	return of.flatMap((value, index) => sets(of.slice(index + 1), take - 1).map((rest) => [value, ...rest]));
}

/** How many orders a line of four has. */
function orders(line: string): GradeCode {
	const most = Math.max(...Array.from(line, (digit) => line.split(digit).length - 1));
	const kinds = new Set(line).size;
	if (kinds === 4) return "orders24";
	if (kinds === 3) return "orders12";
	return most === 2 ? "orders6" : "orders4";
}

/** Each of the lines of four digits that are the same but for their order. */
function turned(line: string): readonly string[] {
	const all: string[] = [];
	for (let number = 0; number < 10_000; number++) {
		const text = String(number).padStart(4, "0");
		if (sorted(text) === sorted(line)) all.push(text);
	}
	return all;
}

/** Every bet of the picks under a sentence; undefined for one of another lottery. */
export function boardBetsOf(
	says: Sentence,
	rows: Rows,
	{ typed }: { readonly typed: boolean },
): readonly Bet[] | undefined {
	const [picked = []] = rows;
	const lines = typed ? rows.map((line) => line.join("")) : picked.map(twoDigits);
	switch (says.sentence) {
		case "lots":
			return lines.flatMap((line) =>
				says.lots.map(
					(lot): Bet =>
						(digits) =>
							written(digits, lot) === line ? "hit" : undefined,
				),
			);
		case "wholeLots":
			return lines.map(
				(line) => (digits) => says.lots.flatMap((lot) => (written(digits, lot) === line ? ["hit" as const] : [])),
			);
		case "tailsAmong":
			return sets(picked, says.take).map((set) => (digits) => {
				const tails = says.lots.map((lot) => written(digits, lot));
				return set.every((value) => tails.includes(twoDigits(value))) ? "hit" : undefined;
			});
		case "tailsMissing":
			return sets(picked, says.take).map((set) => (digits) => {
				const tails = says.lots.map((lot) => written(digits, lot));
				return set.some((value) => tails.includes(twoDigits(value))) ? undefined : "hit";
			});
		case "boxed":
			return lines.map(
				(line) => (digits) => (sorted(written(digits, says.places)) === sorted(line) ? orders(line) : undefined),
			);
		case "run":
			return picked.map(
				(digit) => (digits) => (written(digits, says.places).includes(String(digit)) ? "hit" : undefined),
			);
		case "anyOrder":
			return lines.map((line) => (digits) => {
				if (sorted(written(digits, says.places)) !== sorted(line)) return undefined;
				return new Set(line).size === 3 ? "different" : "pair";
			});
		default:
			return prizeBetsOf(says, lines);
	}
}

/** Those on the prizes of a board of four digits. */
function prizeBetsOf(says: Sentence, lines: readonly string[]): readonly Bet[] | undefined {
	switch (says.sentence) {
		case "prizes":
		case "prizesBox":
			return lines
				.flatMap((line) => (says.sentence === "prizes" ? [line] : turned(line)))
				.map((line) => paidFor(says.prizes, [line]));
		case "prizesAny":
			return lines.map((line) => paidFor(says.prizes, turned(line)));
		default:
			return undefined;
	}
}

const paidFor =
	(prizes: readonly PaidPrize[], lines: readonly string[]): Bet =>
	(digits) =>
		prizes.flatMap(({ code, numbers }) =>
			numbers.filter((number) => lines.includes(written(digits, number))).map(() => code),
		);

/** Two digits as a number: which half, odd or even. */
export const tailReading = (shown: Digits, value: number): boolean => {
	const number = Number(shown.join(""));
	return [number > 49, number < 50, number % 2 === 1, number % 2 === 0][value] ?? false;
};
