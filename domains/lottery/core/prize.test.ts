// The arithmetic of slips: what is published of it, roundings, caps, and the text slips are written in.
import { describe, expect, test } from "vitest";
import { everyResult } from "./counting.ts";
import { plays } from "./plays/tree.ts";
import {
	costOfOne,
	fineText,
	fixedOdds,
	isSeries,
	isTerms,
	prizeOf,
	rebateOf,
	seriesBounds,
	type Terms,
} from "./prize.ts";
import { countOf, mostReturned, parseSlip, parseSlips, printSlip, readPasted, settleSlip, stakeOf } from "./slip.ts";

const lott = { currency: "P", mode: "Lott", group: 1950, game: "TSFFC" } as const;
const elott = { currency: "P", mode: "Elott", group: 0, game: "TSFFC" } as const;
const slip = (text: string, context: Parameters<typeof parseSlip>[1] = lott) => {
	const parsed = parseSlip(text, context);
	if (!parsed.ok) throw new Error(parsed.error);
	return parsed.value;
};
const fault = (text: string, context: Parameters<typeof parseSlip>[1] = lott) => {
	const parsed = parseSlip(text, context);
	return parsed.ok ? undefined : parsed.error;
};

describe("a prize group", () => {
	const straight = (series: number) => slip(`3_4_5~1~21~1~${series}~1`);

	test("pays a last-three straight of amount 2 as published", () => {
		expect(stakeOf(straight(1950))).toBe(200n);
		const settled = (series: number) => {
			const { prize, rebate } = settleSlip(straight(series), [1, 2, 3, 4, 5], "2025-11-24");
			return [fineText(prize), fineText(rebate)];
		};
		expect(settled(1950)).toEqual(["1950.0000", "0.0000"]);
		expect(settled(1800)).toEqual(["1800.0000", "0.1500"]);
	});

	test("returns the same at every series: prize and rebate together are the group's", () => {
		for (const series of [1800, 1802, 1876, 1950]) {
			const { terms } = straight(series);
			const [grade = { code: "hit", ways: 1, of: 1 }] = straight(series).play.grades;
			expect(prizeOf(terms, grade, 1) + 1000n * rebateOf(terms, 1)).toBe(19_500_000n);
		}
	});

	test("offers series in steps of two, none above the member's group", () => {
		expect([1800, 1950, 1876].map((series) => isSeries(series))).toEqual([true, true, true]);
		expect([1798, 1952, 1877, 1800.5].map((series) => isSeries(series))).toEqual([false, false, false, false]);
		expect(isSeries(1930, 1920)).toBe(false);
		expect(seriesBounds.group).toBe(1950);
	});
});

describe("units, multiples and roundings", () => {
	const terms: Terms = { ...lott, series: 1900, unit: 3, multiple: 1 };
	const shown = { code: "hit", ways: 40_951, of: 100_000 } as const;

	test("a price is divided by its unit and multiplied", () => {
		expect([1, 2, 3].map((unit) => stakeOf(slip(`1~1~13~${unit}~1900~7`)))).toEqual([1400n, 140n, 14n]);
		expect(costOfOne({ ...terms, currency: "KRW" })).toBe(20n);
	});

	test("a grade is rounded down once, at the fourth decimal, and a slip once more to the minor unit", () => {
		// 0.02 x 100000/40951 x 0.95 = 0.046396...
		expect(fineText(prizeOf(terms, shown, 1))).toBe("0.0463");
		expect(fineText(prizeOf(terms, shown, 3))).toBe("0.1391");
		const three = slip("1,2,3~1~169~3~1900~1");
		const settled = settleSlip(three, [1, 2, 3, 4, 5], "2025-11-24");
		expect([fineText(settled.prize), fineText(settled.rebate), settled.returned]).toEqual(["0.1391", "0.0015", 14n]);
	});

	test("what loses still gives the rebate back", () => {
		const settled = settleSlip(slip("1~1~13~1~1800~10"), [0, 0, 0, 0, 0], "2025-11-24");
		expect(settled).toEqual({ hits: [], prize: 0n, rebate: 15_000n, returned: 150n, pushed: 0 });
	});

	test("multiples and units that are not offered are refused", () => {
		expect(
			["1~1~13~4~1900~1", "1~1~13~1~1900~0", "1~1~13~1~1901~1", "1~1~13~1~1900~1000001"].map((text) => fault(text)),
		).toEqual(["NOT_OFFERED", "NOT_OFFERED", "NOT_OFFERED", "NOT_OFFERED"]);
		expect(isTerms({ ...elott, series: 0, unit: 3, multiple: 1 })).toBe(false);
	});
});

describe("fixed odds", () => {
	test("are 96 per cent of fair, the third decimal the last", () => {
		const odds = (code: string) =>
			plays.find((play) => play.code === code)?.grades.map((grade) => Number(fixedOdds(grade)) / 1000);
		expect(odds("Last1")).toEqual([9.6]);
		expect(odds("AnyShow1")).toEqual([2.344]);
		expect(odds("DragonTiger15")).toEqual([2.133, 2.133, 9.6]);
		expect(odds("All5Straight")).toEqual([96_000]);
	});

	test("pay on any amount, without a rebate", () => {
		// One unit of the currency by 0.1 x 25 = 2.50 on each of two.
		const two = slip("0,2~1~1738~2~0~25", elott);
		expect(stakeOf(two)).toBe(500n);
		expect(settleSlip(two, [9, 1, 0, 0, 0], "2025-11-24")).toMatchObject({
			prize: 53_325n,
			rebate: 0n,
			returned: 533n,
		});
		expect(settleSlip(two, [4, 4, 0, 0, 0], "2025-11-24")).toMatchObject({ returned: 2400n });
		expect(settleSlip(two, [1, 4, 0, 0, 0], "2025-11-24")).toMatchObject({ returned: 0n, hits: [] });
	});
});

describe("ZY", () => {
	const zy = { currency: "P", mode: "ZY", group: 0, game: "TSFFC" } as const;
	const straight = slip("3_4_5~1~21~1~0~1", zy);
	const prize = (first: number) => fineText(settleSlip(straight, [first, 2, 3, 4, 5], "2025-11-24").prize);

	test("pays fair prizes, less where the first digit is a six or a nine: 96.5 per cent in all", () => {
		expect(stakeOf(straight)).toBe(200n);
		expect([0, 5, 6, 7, 9].map(prize)).toEqual(["2000.0000", "2000.0000", "1500.0000", "2000.0000", "1800.0000"]);
		const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, first) => sum + Number(prize(first)), 0);
		expect(all / 10 / 1000 / 2).toBe(0.965);
		expect(mostReturned(straight)).toBe(200_000n);
	});

	test.each([
		["the first digit", "3_4_5~1~40~1~0~1", zy],
		["any places", "1_2___~1~59~1~0~1", zy],
		["a prize group", "3_4_5~1~21~1~1950~1", zy],
		["a hundredth of the price", "3_4_5~1~21~3~0~1", zy],
	] as const)("takes no bet on %s", (_name, text, context) => {
		expect(fault(text, context)).toBe("NOT_OFFERED");
	});

	test("is of five digits alone", () => {
		expect(fault("1~1~9708~1~0~1", { ...zy, game: "TSFFK3" })).toBe("NOT_OFFERED");
	});
});

describe("lots", () => {
	const lot = { currency: "P", mode: "SEA", group: 0 } as const;
	const north = { ...lot, game: "VN1F" } as const;
	const day = "2026-03-02";

	test("are paid one by one: several on one ticket add up", () => {
		// Two pairs on 27 numbers at 0.10 a lot.
		const two = slip("11,45~1~2518~2~0~1", north);
		expect([countOf(two), stakeOf(two), mostReturned(two)]).toEqual([54, 540n, 25_920n]);
		const board = Array.from(`${"00000".repeat(10)}${"0045".repeat(10)}${"011".repeat(3)}${"22".repeat(4)}`, Number);
		expect(board).toHaveLength(107);
		const settled = settleSlip(two, board, day);
		expect(settled).toEqual({
			hits: [{ grade: "hit", hits: 13, prize: 1_248_000n }],
			prize: 1_248_000n,
			rebate: 0n,
			returned: 12_480n,
			pushed: 0,
		});
		// The same pairs as one price for all lots: 3.555 a hit.
		const whole = slip("11,45~1~10001~2~0~1", north);
		expect([stakeOf(whole), settleSlip(whole, board, day).returned]).toEqual([20n, 462n]);
	});

	test("of four digits are paid by prize, each by its own odds", () => {
		const board = Array.from(`1234${"0".repeat(84)}1234`, Number);
		const four = slip("1234~2~10601~2~0~1", { ...lot, game: "MAG" });
		const settled = settleSlip(four, board, day);
		expect(settled.hits.map(({ grade, prize }) => [grade, fineText(prize)])).toEqual([
			["first", "375.0000"],
			["consolation", "9.0000"],
		]);
		expect([settled.returned, mostReturned(four)]).toEqual([38_400n, 96_000n]);
	});

	test.each([
		["a hundredth of the price", "11~1~2518~3~0~1", "NOT_OFFERED"],
		["a prize group", "11~1~2518~2~1950~1", "NOT_OFFERED"],
		["a pair that is none", "100~1~2518~2~0~1", "MALFORMED"],
		["one pair where two come together", "11~1~2601~2~0~1", "NOT_OFFERED"],
		["a line of two for three", "11~2~2522~2~0~1", "NOT_OFFERED"],
		["four alike in any order", "1111~2~2094~2~0~1", "NOT_OFFERED"],
		["a play of the south", "11~1~2531~2~0~1", "PLAY_UNKNOWN"],
		[
			"more bets than a slip holds",
			`${Array.from({ length: 100 }, (_, each) => each).join(",")}~1~2604~2~0~1`,
			"TOO_MANY_BETS",
		],
	])("are refused for %s", (_name, text, code) => {
		expect(fault(text, north)).toBe(code);
	});

	test("of three digits, and of four at the top, are refused where a line does not fit", () => {
		const thai = { ...lot, game: "THGOV" } as const;
		expect([fault("12~2~2057~2~0~1", thai), fault("111~2~2059~2~0~1", thai), fault("321~2~2059~2~0~1", thai)]).toEqual([
			"NOT_OFFERED",
			"NOT_OFFERED",
			"NOT_OFFERED",
		]);
		expect(fault("123~2~10307~2~0~1", { ...lot, game: "LAO" })).toBe("NOT_OFFERED");
		expect(fault("1234~2~10606~2~0~1", { ...lot, game: "MAG" })).toBe("NOT_OFFERED");
	});
});

describe("a slip's text", () => {
	test("is read as it was written", () => {
		const texts = [
			"0,1,2_3_4,5~1~21~1~1950~1",
			"123,456,789~2~91~2~1800~3",
			"1_2,3___~1~14~3~1900~10",
			"0,13,27~1~28~1~1900~1",
			"0,3_2~1~63~1~1900~1",
		];
		for (const text of texts) expect(printSlip(slip(text))).toBe(text);
		const cart = parseSlips(texts.join(";"), lott);
		expect(cart.ok && cart.value.map(countOf)).toEqual([6, 3, 3, 77, 2]);
	});

	test.each([
		["nothing", "", "MALFORMED"],
		["a figure too few", "1~1~13~1~1900", "MALFORMED"],
		["letters", "a~1~13~1~1900~1", "MALFORMED"],
		["an unknown play", "1~1~99~1~1900~1", "PLAY_UNKNOWN"],
		["the wrong approach", "1~2~13~1~1900~1", "NOT_OFFERED"],
		["a value that is not there", "10~1~13~1~1900~1", "NOT_OFFERED"],
		["a value twice", "1,1~1~13~1~1900~1", "NOT_OFFERED"],
		["a row too many", "1_2~1~13~1~1900~1", "NOT_OFFERED"],
		["too few picks", "1,2~1~24~1~1900~1", "NOT_OFFERED"],
		["rows that share all digits", "1_1~1~1606~1~1900~1", "NO_BETS"],
		["places without picks", "____~1~14~1~1900~1", "NO_BETS"],
		["one place for two", "1____~1~59~1~1900~1", "NO_BETS"],
		["a line that is too short", "12~2~91~1~1900~1", "NOT_OFFERED"],
		["a triple as a combination", "111~2~25~1~1900~1", "NOT_OFFERED"],
		["a combination out of order", "321~2~25~1~1900~1", "NOT_OFFERED"],
		["a line twice", "123,123~2~91~1~1900~1", "NOT_OFFERED"],
	])("is refused for %s", (_name, text, code) => {
		expect(fault(text)).toBe(code);
	});

	test("holds at most 100,000 bets and 10,000 lines", () => {
		const all = "0,1,2,3,4,5,6,7,8,9";
		expect(countOf(slip(`${[all, all, all, all, all].join("_")}~1~31~3~1900~1`))).toBe(100_000);
		expect(fault(`${[all, all, all, all, all].join("_")}~1~33~3~1900~1`)).toBe("TOO_MANY_BETS");
		const lines = [...everyResult(5)].slice(0, 10_001).map((line) => line.join(""));
		expect(fault(`${lines.join(",")}~2~80~3~1900~1`)).toBe("NOT_OFFERED");
		expect(fault(`${lines.slice(1).join(",")}~2~80~3~1900~1`)).toBeUndefined();
	});
});

describe("what is pasted", () => {
	const pasted = (code: string, text: string) => {
		const play = plays.find((each) => each.code === code);
		if (play === undefined) throw new Error(`no play ${code}`);
		const { lines, wrong, repeated } = readPasted(play, text);
		return { lines: lines.map((line) => line.join("")), wrong, repeated };
	};

	test("is split on what is no digit; repeats and wrong lengths are dropped and counted", () => {
		expect(pasted("Last3StraightTyped", "123, 456;789\n12 1234|123 \t 001")).toEqual({
			lines: ["123", "456", "789", "001"],
			wrong: 2,
			repeated: 1,
		});
		expect(pasted("Last3Com", "321 123 113 111")).toEqual({ lines: ["123", "113"], wrong: 1, repeated: 1 });
		expect(pasted("All5StraightTyped", "no digits")).toEqual({ lines: [], wrong: 0, repeated: 0 });
	});
});

test("no result pays a slip more than its most", () => {
	const texts = [
		"1,2_3,4_5,6_7_8~1~33~1~1850~1",
		"1,2_3_4_5_6~1~14~1~1850~2",
		"1,2_3_4_5_6~1~59~1~1850~1",
		"1,2,3,4~1~9502~1~1850~1",
		"1,2,3,4,5,6~1~169~1~1850~1",
		"0,1,2~1~1740~1~1850~1",
		"0,1,2,3_0,2~1~63~1~1850~1",
		"0,2~1~2118~1~1850~1",
		"112,123~2~25~1~1850~1",
	];
	const results = [...everyResult(5)].filter((digits) => digits.every((digit) => digit !== 9));
	for (const text of texts) {
		const one = slip(text);
		let most = 0n;
		// 9 is never picked, and is big and odd as 7 is.
		for (const digits of results) {
			const { returned } = settleSlip(one, digits, "2025-11-24");
			if (returned > most) most = returned;
		}
		expect(most, text).toBe(mostReturned(one));
	}
});
