// The second lottery's bets of Mark Six: on signs, and on sets of numbers among the normal ones, the special one or none.
import type { Digits, GradeCode, Rows, Sentence } from "../plays/play.ts";

type SixBet = (digits: Digits) => GradeCode | undefined;

const newYears: Readonly<Record<string, string>> = {
	2025: "0129",
	2026: "0217",
	2027: "0206",
	2028: "0126",
	2029: "0213",
	2030: "0203",
	2031: "0123",
	2032: "0211",
};

/** The sign of a day's lunar year, from 0 for the rat; 2020 was the rat's. */
function yearSign(day: string): number {
	const [year = "", month = "", date = ""] = day.split("-");
	const began = `${month}${date}` >= (newYears[year] ?? "0000");
	return (Number(year) - 2020 - (began ? 0 : 1) + 120) % 12;
}

/** Counted down from 1, which is the year's own. */
function signIn({ year, number }: { readonly year: number; readonly number: number }): number {
	let sign = year;
	for (let each = 1; each < number; each++) sign = sign === 0 ? 11 : sign - 1;
	return sign;
}

const groups: readonly Digits[] = [
	[1, 6, 7, 9, 10, 11],
	[0, 2, 3, 4, 5, 8],
	[1, 3, 4, 6, 8, 11],
	[0, 2, 5, 7, 9, 10],
	[0, 1, 2, 3, 4, 5],
	[6, 7, 8, 9, 10, 11],
];

function sets(of: Digits, take: number): readonly Digits[] {
	if (take === 0) return [[]];
	return of.flatMap((value, index) => sets(of.slice(index + 1), take - 1).map((rest) => [value, ...rest]));
}

const hit = (holds: boolean): "hit" | undefined => (holds ? "hit" : undefined);

/** Every bet of the picks under a sentence; undefined for one of another lottery. */
export function sixBetsOf(
	says: Sentence,
	[picked = [], others = []]: Rows,
	day: string,
): readonly SixBet[] | undefined {
	const year = yearSign(day);
	const normals = (digits: Digits, set: Digits) => set.filter((number) => digits.slice(0, 6).includes(number)).length;
	const holdsSpecial = (digits: Digits, set: Digits) => set.some((number) => number === digits[6]);
	switch (says.sentence) {
		case "specialSign":
			return picked.map((sign) => (digits) => {
				if (signIn({ year, number: digits[6] ?? 0 }) !== sign) return undefined;
				return sign === year ? "ownSign" : "otherSign";
			});
		case "signGroups":
			return picked.map((group) => (digits) => {
				if (digits[6] === 49) return "push";
				return groups[group]?.includes(signIn({ year, number: digits[6] ?? 0 })) ? `v${group}` : undefined;
			});
		case "signsHold":
			return sets(picked, says.take).map(
				(set) => (digits) => (digits[6] === 49 ? "push" : hit(set.includes(signIn({ year, number: digits[6] ?? 0 })))),
			);
		case "signsAmong":
			return sets(picked, says.take).map((set) => (digits) => {
				const shown = digits.map((number) => signIn({ year, number }));
				if (!set.every((sign) => shown.includes(sign))) return undefined;
				return set.includes(year) ? "ownSign" : "otherSign";
			});
		case "allNormal":
			return sets(picked, says.take).map((set) => (digits) => hit(normals(digits, set) === set.length));
		case "bankerNormals":
			return sets(
				others.filter((number) => !picked.includes(number)),
				says.take - picked.length,
			).map((rest) => (digits) => hit(normals(digits, [...picked, ...rest]) === says.take));
		case "noneDrawn":
			return sets(picked, says.take).map(
				(set) => (digits) => hit(normals(digits, set) === 0 && !holdsSpecial(digits, set)),
			);
		case "threeOrTwo":
			return sets(picked, 3).map(
				(set) => (digits) => ([undefined, undefined, "twoOfThree", "threeOfThree"] as const)[normals(digits, set)],
			);
		case "twoOrSpecial":
			return sets(picked, 2).map((set) => (digits) => {
				if (normals(digits, set) === 2) return "bothNormal";
				return normals(digits, set) === 1 && holdsSpecial(digits, set) ? "withSpecial" : undefined;
			});
		case "normalAndSpecial":
			return sets(picked, 2).map((set) => (digits) => hit(normals(digits, set) === 1 && holdsSpecial(digits, set)));
		default:
			return undefined;
	}
}

const reds = "01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46";
const blues = "03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48";
const colour = (written: string): number => (reds.includes(written) ? 0 : blues.includes(written) ? 2 : 1);
const sides = (big: number, figure: number): Digits => [figure < big ? 1 : 0, figure % 2 === 0 ? 3 : 2];
const pairs = ["0,2", "0,3", "1,2", "1,3"];

type Asked = { readonly test: string; readonly value: number; readonly big: number };

/** What the special number is like; undefined for a test of another lottery. */
export function sixReadingOf({ test, value, big }: Asked, shown: Digits): boolean | "push" | undefined {
	const number = shown[0] ?? 0;
	const written = String(number).padStart(2, "0");
	const [tens = 0, ones = 0] = Array.from(written, Number);
	const pushes = (so: boolean) => (number === 49 ? "push" : so);
	switch (test) {
		case "special":
			return number === value;
		case "specialHalves":
			return pushes(sides(big, number).includes(value));
		case "specialBoth":
			return pushes(sides(big, number).join() === pairs[value]);
		case "specialDigits":
			return pushes(sides(big, tens + ones).includes(value));
		case "specialTailHalves":
			return pushes(sides(big, ones).includes(value));
		case "specialHead":
			return tens === value;
		case "specialTail":
			return ones === value;
		case "specialColour":
			return colour(written) === value;
		case "halfWave":
			return pushes(Math.floor(value / 4) === colour(written) && sides(big, number).includes(value % 4));
		case "quarterWave":
			return pushes(Math.floor(value / 4) === colour(written) && sides(big, number).join() === pairs[value % 4]);
		case "tailAmong":
			return shown.some((each) => String(each).endsWith(String(value)));
		default:
			return undefined;
	}
}
