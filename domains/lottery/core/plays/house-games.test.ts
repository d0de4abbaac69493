// The figures of the domain's facts for three digits of 28, eight of twenty, keno, the games of Korea, and Vietnam's boards.
import { describe, expect, test } from "vitest";
import { fixedOdds } from "../prize.ts";
import { tailsAmong } from "./lots.ts";
import type { Rows } from "./play.ts";
import { familyOfPlay, type Play, plays } from "./tree.ts";

const named = (code: string): Play => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(`no play ${code}`);
	return play;
};
const count = (code: string, ...rows: Rows) => named(code).count(rows);
const ways = (code: string) =>
	named(code).grades.flatMap(({ code: grade, ways: won }) => (grade === "push" ? [] : [won]));
const pushes = (code: string) => named(code).grades.map(({ push = 0 }) => push);
const of = (code: string) => named(code).grades[0]?.of;
/** Of one, rounded. */
const chances = (code: string, digits: number) =>
	named(code).grades.map(({ ways: won, of: all }) => Number((won / all).toFixed(digits)));
const first = (size: number, from = 1) => Array.from({ length: size }, (_, index) => from + index);
const mirrored = (half: readonly number[]) => [...half, ...half.toReversed()];

test("three digits of 28, of 1,000", () => {
	expect(ways("P28Sum")).toEqual(mirrored([1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75]));
	expect(ways("P28Sides")).toEqual([500, 500, 500, 500]);
	expect([ways("P28SidesTie"), pushes("P28SidesTie")]).toEqual([
		[425, 425, 425, 425],
		[75, 75, 75, 75, 0],
	]);
	expect(ways("P28SidesKill")).toEqual([425, 425, 425, 425]);
	expect(ways("P28TwoSides")).toEqual([231, 269, 269, 231]);
	expect([ways("P28Ends"), ways("P28Colour"), ways("P28Forms")]).toEqual([
		[56, 56],
		[332, 258, 258],
		[10, 60, 270],
	]);
	expect(named("P28SidesTie").hits([[0, 3]], [9, 5, 0])).toEqual([0, 0, 0, 0, 2]);
	expect(named("P28SidesTie").hits([[0, 2]], [9, 5, 1])).toEqual([1, 0, 1, 0, 0]);
});

test("three sums at once pay 960 over their ways together", () => {
	const odds = (sums: readonly number[]) => {
		const play = named("P28ThreeSums");
		const [most = []] = play.most([sums]);
		return play.grades.flatMap((grade, index) => (most[index] === 1 ? [Number(fixedOdds(grade)) / 1000] : []));
	};
	// 73 + 75 + 75, 1 + 3 + 1 and 28 + 36 + 45 of 1,000.
	expect([odds([12, 13, 14]), odds([0, 1, 27]), odds([6, 7, 8])]).toEqual([[4.304], [192], [8.807]]);
	expect([count("P28ThreeSums", [1, 2, 3]), count("P28ThreeSums", first(28, 0))]).toEqual([1, 3_276]);
	const hits = named("P28ThreeSums").hits([[0, 1, 27, 12]], [0, 1, 0]);
	expect(
		named("P28ThreeSums").grades.flatMap(({ code }, index) => (hits[index] === 0 ? [] : [[code, hits[index]]])),
	).toEqual([
		["w5", 1],
		["w77", 2],
	]);
});

test("eight of twenty", () => {
	const fair = [1, 2, 3, 4, 5].flatMap((take) =>
		named(`KLAny${take}`).grades.map(({ ways: won, of: all }) => (all / won).toPrecision(5)),
	);
	expect(fair).toEqual(["2.5000", "6.7857", "20.357", "69.214", "276.86"]);
	expect([ways("KLAdjacent"), of("KLAdjacent"), ways("KLAdjacentGroup"), of("KLAdjacentGroup")]).toEqual([
		[7],
		380,
		[7],
		190,
	]);
	expect([of("KLFront3"), of("KLFront3Group")]).toEqual([6_840, 1_140]);
	expect([ways("KLSumSides"), pushes("KLSumSides"), of("KLSumSides")]).toEqual([
		[61_091, 61_091],
		[3_788, 3_788, 0],
		125_970,
	]);
	expect([ways("KLSumOdd")[0], ways("KLSumTail")[0]]).toEqual([62_880, 62_964]);
	expect([ways("KLDigitSum"), ways("KLWind"), ways("KLThird"), of("KLWind")]).toEqual([
		[10, 10],
		[5, 5, 5, 5],
		[7, 7, 6],
		20,
	]);
	expect([
		count("KLAdjacent", [1, 2], [2, 3]),
		count("KLAdjacentGroup", first(5)),
		count("KLBanker3", [1], first(5, 2)),
	]).toEqual([3, 10, 10]);
	expect(
		named("KLAdjacent").hits(
			[
				[3, 7],
				[7, 9],
			],
			[1, 3, 7, 9, 2, 4, 5, 6],
		),
	).toEqual([2]);
	expect(named("KLSumSides").hits([[0, 1]], [20, 19, 1, 2, 3, 4, 17, 18])).toEqual([0, 0, 2]);
});

test("keno", () => {
	expect(chances("KenoSum", 6)).toEqual([0.497802, 0.004396, 0.497802]);
	expect(chances("KenoTwoSides", 5)).toEqual([0.25, 0.2478, 0.25, 0.2478]);
	expect(chances("KenoUp", 6)).toEqual([0.398378, 0.203243, 0.398378]);
	expect(chances("KenoOdd", 6)).toEqual([0.398378, 0.203243, 0.398378]);
	expect(chances("KenoElement", 6)).toEqual([0.102515, 0.201528, 0.38804, 0.203392, 0.104525]);
	expect(chances("KenoAny1", 4)).toEqual([0.25]);
	const fair = [6, 7, 8, 9].flatMap((take) =>
		named(`KenoAny${take}`).grades.map(({ ways: won, of: all }) => (all / won).toPrecision(6)),
	);
	expect(fair).toEqual(["7752.84", "40979.3", "230115", "1.38069e+6"]);
	expect([count("KenoAny6", first(8)), count("KenoAny9", first(12))]).toEqual([28, 220]);
	expect(named("KenoAny6").hits([first(8)], first(20, 2))).toEqual([7]);
});

test("powerball and the ladder", () => {
	expect(ways("PBSumSides")).toEqual([49_140, 49_140, 49_140, 49_140]);
	expect([of("PBSumSides"), chances("PBSumSize", 5)]).toEqual([98_280, [0.32072, 0.35857, 0.32072]]);
	expect(chances("PBSumTwoSides", 4)).toEqual([0.2557, 0.2443, 0.2443, 0.2557]);
	expect([ways("PBNumber"), ways("PBSides"), ways("PBTwoSides")]).toEqual([
		first(10).map(() => 1),
		[5, 5, 5, 5],
		[3, 2, 2, 3],
	]);
	expect(["LadderStart", "LadderRungs", "LadderEnd"].map(ways)).toEqual([
		[2, 2],
		[2, 2],
		[2, 2],
	]);
	expect(ways("LadderPath")).toEqual([1, 1, 1, 1]);
	expect(
		[
			[1, 3],
			[1, 4],
			[2, 3],
			[2, 4],
		].map((path) => named("LadderEnd").hits([[2, 3]], path)),
	).toEqual([
		[0, 1],
		[1, 0],
		[1, 0],
		[0, 1],
	]);
});

test("speed keno", () => {
	const told = named("SpeedBand").grades.map(({ ways: won, of: all }) => Number((won / all).toPrecision(4)));
	expect(told).toEqual([5.922e-5, 0.000189, 0.003012, 0.005486, 0.06024, 0.08651, 0.15, 0.3057, 0.3888]);
	expect(chances("SpeedTail", 3)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

describe("a board of Vietnam", () => {
	const lots = (code: string) => count(code, [45]);
	const typedLots = (code: string, length: number) => named(code).count([first(length)]);

	test("has as many lots as numbers of so many digits", () => {
		expect([lots("VNNLo2"), typedLots("VNNLo3", 3), typedLots("VNNLo4", 4), lots("VNNLoFront")]).toEqual([
			27, 23, 20, 27,
		]);
		expect([lots("VNSLo2"), typedLots("VNSLo3", 3), typedLots("VNSLo4", 4), lots("VNSLoFront")]).toEqual([
			18, 17, 16, 18,
		]);
		expect([lots("VNNHead"), lots("VNNHeadTail"), typedLots("VNNThree", 3), lots("VNNFew")]).toEqual([4, 5, 4, 8]);
		expect([lots("VNSHead"), lots("VNSHeadTail"), typedLots("VNSThree", 3), lots("VNSFew")]).toEqual([1, 2, 2, 7]);
		const fair = (code: string) => named(code).grades.map(({ ways: won, of: all }) => (all / won).toFixed(3));
		expect([fair("VNNLo2Whole"), fair("VNSLo2Whole")]).toEqual([["3.704"], ["5.556"]]);
	});

	test("brings tails together, or none of them, as often as the facts say", () => {
		const told = (...codes: readonly string[]) => codes.flatMap((code) => chances(code, 7));
		expect(told("VNNXien2", "VNNXien3")).toEqual([0.0548821, 0.0122979]);
		expect(chances("VNNXien4", 8)).toEqual([0.00266992]);
		expect(chances("VNSXien2", 7).concat(chances("VNSXien3", 5), chances("VNSXien4", 6))).toEqual([
			0.0261078, 0.00391, 0.000555,
		]);
		// Over two stations, which is not sold; and what the street's prices return.
		const tails = (count: number) => Array.from({ length: count }, () => [0, 1]);
		const { balls } = familyOfPlay(named("VNSXien2"));
		const [both] = tailsAmong({ balls, lots: tails(36), take: 2 }).grades;
		const two = (both?.ways ?? 0) / (both?.of ?? 1);
		expect(Number(two.toFixed(7))).toBe(0.0903867);
		const street = [(750 * 0.0261078) / 36, (650 * 0.0548821) / 54, (550 * two) / 72];
		expect(street.map((part) => (100 * part).toFixed(1))).toEqual(["54.4", "66.1", "69.0"]);
		expect(["VNNTruot4", "VNNTruot8", "VNNTruot10"].flatMap((code) => chances(code, 5))).toEqual([
			0.33214, 0.10526, 0.05815,
		]);
		expect(["VNSTruot4", "VNSTruot8", "VNSTruot10"].flatMap((code) => chances(code, 6))).toEqual([
			0.479603, 0.222936, 0.150095,
		]);
		expect(chances("VNNCode", 2)).toEqual([0.19]);
		const odds = (code: string) => named(code).grades.map((grade) => Number(fixedOdds(grade)) / 1000);
		expect([odds("VNNTruot4"), odds("VNNSpecial2"), odds("VNSSpecial4")]).toEqual([[2.89], [96], [9600]]);
		expect(named("VNNAny4").grades.map(({ ways: won }) => won)).toEqual([24, 12, 6, 4]);
	});

	test("hits one line on several lots, and each of them pays", () => {
		// Prizes from the special one on; the last four numbers of the north have two digits.
		const north = Array.from(
			`0014599945${"1234512300".padEnd(10)}${"0".repeat(30 + 16 + 24)}14514500045450011`,
			Number,
		);
		expect(north).toHaveLength(107);
		expect(named("VNNLo2").hits([[45]], north)).toEqual([7]);
		expect(named("VNNLo2Whole").hits([[45]], north)).toEqual([7]);
		expect(named("VNNLo3").hits([[1, 4, 5]], north)).toEqual([3]);
		expect(named("VNNHeadTail").hits([[11, 45]], north)).toEqual([4]);
		expect(named("VNNXien2").hits([[0, 11, 45, 77]], north)).toEqual([3]);
		expect(named("VNNTruot4").hits([[20, 21, 22, 23, 45]], north)).toEqual([1]);
		expect(named("VNNAny4").hits([[0, 1, 4, 5]], north)).toEqual([1, 0, 0, 0]);
		expect(named("VNNAny3").hits([[1, 4, 5]], north)).toEqual([0, 1]);
	});
});

describe("the lotteries of South-East Asia", () => {
	const odds = (code: string) => named(code).grades.map((grade) => Number(fixedOdds(grade)) / 1000);

	test("pay 96 per cent of fair at the top and the bottom", () => {
		expect(["THTop3", "THTop2", "THBottom2", "LATop4", "HNBottom2"].flatMap(odds)).toEqual([960, 96, 96, 9600, 96]);
		expect(odds("THAny3")).toEqual([320, 160]);
		expect([ways("THRunTop"), of("THRunTop"), ways("YKRunBottom"), of("YKRunBottom")]).toEqual([
			[271],
			1000,
			[19],
			100,
		]);
		expect([named("THFront3").count([[1, 2, 3]]), odds("THBack3")]).toEqual([2, [960]]);
		// First prize, two front and two back numbers, two digits.
		const thai = Array.from("83502912312345678902", Number);
		expect(named("THFront3").hits([[1, 2, 3]], thai)).toEqual([2]);
		expect(named("THTop3").hits([[0, 2, 9]], thai)).toEqual([1]);
		expect(named("THAny3").hits([[0, 2, 9]], thai)).toEqual([0, 1]);
		expect(named("THBottom2").hits([[2, 35]], thai)).toEqual([1]);
		expect(named("THRunTop").hits([[2, 3, 9]], thai)).toEqual([2]);
	});

	test("pay boards of four digits by their prizes, and box a line in its orders", () => {
		expect([odds("D4Big"), odds("D4Small")]).toEqual([
			[3750, 1500, 750, 270, 90],
			[5169.23, 2953.846, 1476.923],
		]);
		const boxes = [
			[1, 2, 3, 4],
			[1, 1, 2, 3],
			[1, 1, 2, 2],
			[1, 1, 1, 2],
		];
		expect(boxes.map((line) => named("D4BigBox").count([line]))).toEqual([24, 12, 6, 4]);
		const board = Array.from(`1234432156784321${"0".repeat(72)}1234`, Number);
		expect(named("D4Big").hits([[1, 2, 3, 4]], board)).toEqual([1, 0, 0, 0, 1]);
		expect(named("D4BigBox").hits([[1, 2, 3, 4]], board)).toEqual([1, 1, 0, 1, 1]);
		expect(named("D4Small").hits([[5, 6, 7, 8]], board)).toEqual([0, 0, 1]);
	});

	test("pay a line in any of its orders at one price, by how many it has", () => {
		expect([24, 12, 6, 4].map((orders) => odds(`D4BigAny${orders}`)[0])).toEqual([156.25, 312.5, 625, 937.5]);
		expect(odds("D4BigAny24")).toEqual([156.25, 62.5, 31.25, 11.25, 3.75]);
		expect(odds("D4SmallAny24")).toEqual([215.384, 123.076, 61.538]);
		const lines = ["4321", "1123", "2112", "2111", "1111", "123"].map((line) => Array.from(line, Number));
		const taken = (orders: number) => lines.map((line) => named(`D4SmallAny${orders}`).line?.(line)?.join("") ?? "");
		expect([24, 12, 6, 4].map(taken)).toEqual([
			["1234", "", "", "", "", ""],
			["", "1123", "", "", "", ""],
			["", "", "1122", "", "", ""],
			["", "", "", "1112", "", ""],
		]);
		const board = Array.from(`1234432156784321${"0".repeat(72)}1234`, Number);
		expect(named("D4BigAny24").count([[1, 2, 3, 4]])).toBe(1);
		expect(named("D4BigAny24").hits([[1, 2, 3, 4]], board)).toEqual([1, 1, 0, 1, 1]);
		expect(named("D4SmallAny24").hits([[5, 6, 7, 8]], board)).toEqual([0, 0, 1]);
	});
});
