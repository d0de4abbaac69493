// Six normal numbers of 49 and a special one (Mark Six). Payouts of the special number's halves are reckoned with 49, which gives
// the stake back.
import { choose, numberAt, sumOf } from "../../counting.ts";
import { placesOf, valuesOf } from "../balls.ts";
import { type Entry, type Family, group } from "../family.ts";
import { measured, spreadOf } from "../measured.ts";
import { allNormal, bankerNormals, noneDrawn, normalAndSpecial, threeOrTwo, twoOrSpecial } from "../normals.ts";
import { fixedNumbers } from "../numbers.ts";
import type { Digits, Symbols, TestName } from "../play.ts";
import { signGroups, signsAmong, signsHold, specialSign } from "../signs.ts";
import { tests } from "../tests.ts";

const balls = { count: 7, from: 1, to: 49, repeats: false } as const;
const places = placesOf(balls);
const special = 6;
const last = 49;

const reds = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blues = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
/** 0 red 1 green 2 blue. */
const colourOf = (number: number): number => (reds.includes(number) ? 0 : blues.includes(number) ? 2 : 1);
const tens = (number: number): number => Math.floor(number / 10);
/** 0 big 1 small 2 odd 3 even. */
const isSide = (side: number, figure: number, big: number): boolean =>
	side < 2 ? figure >= big === (side === 0) : (figure % 2 === 1) === (side === 2);

type Special = {
	readonly test: TestName;
	readonly symbols: Symbols;
	readonly values: readonly number[];
	readonly holds: (value: number, number: number) => boolean;
	readonly big?: number;
	/** 49 is on no side. */
	readonly ties?: boolean;
};

const onSpecial = ({ holds, ties = false, ...special }: Special) =>
	tests({
		...special,
		balls,
		places: [6],
		holds: (value, shown) => holds(value, numberAt(shown, 0)),
		...(ties ? { ties: (_value: number, shown: Digits) => numberAt(shown, 0) === last } : {}),
	});

const halves = [0, 1, 2, 3] as const;
const twelve = Array.from({ length: 12 }, (_, index) => index);
const isBoth = (two: number, number: number): boolean =>
	isSide(two < 2 ? 0 : 1, number, 25) && isSide(two % 2 === 0 ? 2 : 3, number, 25);

const specials: readonly Entry[] = [
	[
		1618,
		"LHCSpecial",
		onSpecial({
			test: "special",
			symbols: "digit",
			values: valuesOf(balls),
			holds: (value, number) => value === number,
		}),
	],
	[
		1631,
		"LHCSides",
		onSpecial({
			test: "specialHalves",
			symbols: "side",
			values: halves,
			big: 25,
			ties: true,
			holds: (side, number) => isSide(side, number, 25),
		}),
	],
	[
		1633,
		"LHCTwoSides",
		onSpecial({ test: "specialBoth", symbols: "twoSides", values: halves, big: 25, ties: true, holds: isBoth }),
	],
	[
		1639,
		"LHCDigitSum",
		onSpecial({
			test: "specialDigits",
			symbols: "side",
			values: halves,
			big: 7,
			ties: true,
			holds: (side, number) => isSide(side, tens(number) + (number % 10), 7),
		}),
	],
	[
		1641,
		"LHCTailSides",
		onSpecial({
			test: "specialTailHalves",
			symbols: "side",
			values: [0, 1],
			big: 5,
			ties: true,
			holds: (side, number) => isSide(side, number % 10, 5),
		}),
	],
	[
		1651,
		"LHCHead",
		onSpecial({
			test: "specialHead",
			symbols: "amount",
			values: [0, 1, 2, 3, 4],
			holds: (head, number) => tens(number) === head,
		}),
	],
	[
		9951,
		"LHCTail",
		onSpecial({
			test: "specialTail",
			symbols: "amount",
			values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
			holds: (tail, number) => number % 10 === tail,
		}),
	],
];

const waves: readonly Entry[] = [
	[
		1635,
		"LHCColour",
		onSpecial({
			test: "specialColour",
			symbols: "colour",
			values: [0, 1, 2],
			holds: (colour, number) => colourOf(number) === colour,
		}),
	],
	[
		1636,
		"LHCHalfWave",
		onSpecial({
			test: "halfWave",
			symbols: "halfWave",
			values: twelve,
			big: 25,
			ties: true,
			holds: (wave, number) => colourOf(number) === Math.floor(wave / 4) && isSide(wave % 4, number, 25),
		}),
	],
	[
		1637,
		"LHCQuarterWave",
		onSpecial({
			test: "quarterWave",
			symbols: "quarterWave",
			values: twelve,
			big: 25,
			ties: true,
			holds: (wave, number) => colourOf(number) === Math.floor(wave / 4) && isBoth(wave % 4, number),
		}),
	],
];

const signs: readonly Entry[] = [
	[1693, "LHCSign", specialSign(balls, special)],
	[1714, "LHCSignGroup", signGroups(balls, special)],
	...[2, 3, 4, 5].map((take): Entry => [9952 + take, `LHCHold${take}`, signsHold(balls, special, take)]),
	[1730, "LHCHold6", signsHold(balls, special, 6)],
	[1694, "LHCSign1", signsAmong(balls, places, 1)],
	...[2, 3, 4, 5].map((take): Entry => [2029 + 2 * take, `LHCSign${take}`, signsAmong(balls, places, take)]),
];

const total = { balls, places, spread: spreadOf(balls, (value) => value), measure: sumOf } as const;
/** How many numbers end in a digit. */
const tailed = (tail: number): number => (tail === 0 ? 4 : 5);
const isTailed = (tail: number, shown: Digits): boolean => shown.some((number) => number % 10 === tail);
/** Draws as a bit for each tail that comes, with how many there are: all that is asked of them. */
const tailSpread = spreadOfTails();

function spreadOfTails(): ReadonlyMap<number, bigint> {
	let ways = new Map<number, bigint>([[0, 1n]]);
	for (let tail = 0; tail < 10; tail++) {
		const next = new Map<number, bigint>();
		for (const [key, count] of ways)
			for (let take = 0; take <= tailed(tail) && Math.floor(key / 1024) + take <= 7; take++) {
				const more = key + take * 1024 + (take > 0 ? 2 ** tail : 0);
				next.set(more, (next.get(more) ?? 0n) + count * BigInt(choose({ of: tailed(tail), take })));
			}
		ways = next;
	}
	return new Map(
		[...ways].flatMap(([key, count]) => (Math.floor(key / 1024) === 7 ? [[key % 1024, count] as const] : [])),
	);
}

const seven: readonly Entry[] = [
	[
		1648,
		"LHCTotal",
		measured({
			...total,
			test: "sumHalves",
			row: { symbols: "side", values: halves },
			big: 175,
			ends: (side, figure) => (isSide(side, figure, 175) ? "wins" : "loses"),
		}),
	],
	[
		1656,
		"LHCTailAmong",
		measured({
			balls,
			places,
			test: "tailAmong",
			spread: tailSpread,
			measure: (shown) =>
				[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((bits, tail) => bits + (isTailed(tail, shown) ? 2 ** tail : 0), 0),
			row: { symbols: "amount", values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
			ends: (tail, bits) => (Math.floor(bits / 2 ** tail) % 2 === 1 ? "wins" : "loses"),
		}),
	],
];

const normal: readonly Entry[] = [
	[1621, "LHCNormal", allNormal(balls, 1)],
	[1623, "LHCNormalPlace", fixedNumbers(balls, places.slice(0, 6))],
	[2042, "LHCNormal2", allNormal(balls, 2)],
	[2044, "LHCNormal3", allNormal(balls, 3)],
	[2046, "LHCNormal4", allNormal(balls, 4)],
	[2048, "LHCThreeOrTwo", threeOrTwo(balls)],
	[2050, "LHCTwoOrSpecial", twoOrSpecial(balls)],
	[2052, "LHCNormalSpecial", normalAndSpecial(balls)],
];

const bankers: readonly Entry[] = [2, 3, 4].map((take) => [9959 + take, `LHCBanker${take}`, bankerNormals(take)]);

const none: readonly Entry[] = [5, 6, 7, 8, 9, 10, 11, 12].map((take) => [
	2138 + 2 * take,
	`LHCNone${take}`,
	noneDrawn(balls, take),
]);

export const markSix: Family = {
	code: "LHC",
	playTable: "lhc@2",
	balls,
	groups: [
		group("Special", specials),
		group("Waves", waves),
		group("Signs", signs),
		group("Seven", seven),
		group("Normals", normal),
		group("Bankers", bankers),
		group("NoneDrawn", none),
	],
};
