// The second lottery's reading of what a result is like: sums, numbers of one kind, what a number at a place is. Shares no code with
// the plays.
import type { Digits, TestName } from "../plays/play.ts";
import { sixReadingOf } from "./mark-six-reader.ts";
import { tailReading } from "./vietnam-reader.ts";

type Asked = { readonly test: TestName; readonly value: number; readonly big: number };

/** Written out: "3,7" somewhere in the row of what was drawn. */
export const isRun = (line: Digits, digits: Digits): boolean => `,${digits.join()},`.includes(`,${line.join()},`);

const total = (shown: Digits): number => shown.reduce((sum, number) => sum + number, 0);
/** 0 big 1 small 2 odd 3 even: both that a figure is. */
const sides = (big: number, figure: number): Digits => [figure < big ? 1 : 0, figure % 2 === 0 ? 3 : 2];
const pairs = ["0,2", "0,3", "1,2", "1,3"];
const between = (figure: number, [from, to]: readonly [number, number]): boolean => figure >= from && figure <= to;
const bandsOf = (places: number): readonly (readonly [number, number])[] =>
	places === 5
		? [
				[15, 64],
				[65, 80],
				[81, 130],
			]
		: [
				[253, 486],
				[487, 512],
				[513, 568],
				[569, 594],
				[595, 663],
				[664, 700],
				[701, 740],
				[741, 803],
				[804, 1309],
			];
const elements = [
	[210, 695],
	[696, 763],
	[764, 855],
	[856, 923],
	[924, 1410],
] as const;
const reds = [3, 6, 9, 12, 15, 18, 21, 24];
const greens = [1, 4, 7, 10, 16, 19, 22, 25];
const blues = [2, 5, 8, 11, 17, 20, 23, 26];
const within = (list: readonly (readonly [number, number])[], index: number, figure: number): boolean => {
	const band = list[index];
	return band !== undefined && between(figure, band);
};
const above = (figure: number, half: number): number => (figure > half ? 0 : figure < half ? 2 : 1);

/** "push" where the stake comes back. */
export function readingOf({ test, value, big }: Asked, shown: Digits): boolean | "push" {
	const six = sixReadingOf({ test, value, big }, shown);
	if (six !== undefined) return six;
	const sum = total(shown);
	switch (test) {
		case "tailHalves":
			return tailReading(shown, value);
		case "sumHalves":
			return sides(big, sum).includes(value);
		case "sumHalvesTie":
			if (!sides(big, sum).includes(value)) return false;
			return sum === 13 || sum === 14 ? "push" : true;
		case "sumHalvesKill":
			return sides(big, sum).includes(value) && sum !== 13 && sum !== 14;
		case "sumBoth":
			// Of eighty, the middle sum is neither big nor small.
			return sides(big, sum).join() === pairs[value] && !(shown.length === 20 && sum === 810);
		case "sumTie":
			if (shown.length === 8 && sum === big) return "push";
			return above(sum, big) === (shown.length === 8 ? value * 2 : value);
		case "sumEnds":
			return value === 0 ? between(sum, [0, 5]) : between(sum, [22, 27]);
		case "sumColour":
			return [reds, greens, blues][value]?.includes(sum) ?? false;
		case "sumTail":
			return sides(big, Number(String(sum).slice(-1))).includes(value);
		case "sumTailBoth":
			return sides(big, Number(String(sum).slice(-1))).join() === pairs[value];
		case "sumElement":
			return within(elements, value, sum);
		case "sumBand":
			return within(bandsOf(shown.length), value, sum);
		case "moreLow":
			return above(shown.filter((number) => number < 41).length, 10) === value;
		case "moreOdd":
			return above(shown.filter((number) => String(number).match(/[13579]$/)).length, 10) === value;
		default:
			return placeIs({ test, value, big }, shown);
	}
}

function placeIs({ test, value, big }: Asked, shown: Digits): boolean {
	const [first = 0, second = 0] = shown;
	switch (test) {
		case "digitSum":
			return total(Array.from(String(first), Number)) % 2 === (value === 2 ? 1 : 0);
		case "wind":
			return [1, 5, 9, 13, 17].map((number) => number + value).includes(first);
		case "third":
			return within(
				[
					[1, 7],
					[8, 14],
					[15, 20],
				],
				value,
				first,
			);
		case "ballNumber":
			return first === value;
		case "ballHalves":
			return sides(big, first).includes(value);
		case "ballBoth":
			return sides(big, first).join() === pairs[value];
		case "ladderStart":
			return first === value;
		case "ladderRungs":
			return second === value;
		case "ladderEnd":
			return ["13", "24"].includes(`${first}${second}`) ? value === 3 : value === 2;
		case "ladderPath":
			return ["13", "14", "23", "24"][value] === `${first}${second}`;
		default:
			throw new Error(`${test} is no such test`);
	}
}
