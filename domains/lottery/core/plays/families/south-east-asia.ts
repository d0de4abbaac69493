// The lotteries of South-East Asia: Thai, Lao, Hanoi and yeekee by what stands at the top and the bottom of a result, and boards of four
// digits by their prizes.
import { numberAt } from "../../counting.ts";
import { boardBalls, boardOf, lastOf, numbersOf } from "../board.ts";
import { mixed } from "../combo.ts";
import { type Entry, type Family, group, type Prize } from "../family.ts";
import { lotPlay } from "../lots.ts";
import { type LotSet, type Place, type PlayRule, rowOf } from "../play.ts";
import { anyOrderPlay, prizePlay, type Worth } from "../prizes.ts";
import { codes } from "../shape.ts";
import { northForm } from "./vietnam.ts";

const run = (set: "top" | "bottom", places: readonly Place[]): PlayRule => ({
	...codes(places, 1),
	says: { sentence: "run", set, places },
});
const anyOrder = (places: readonly Place[]): PlayRule => ({
	...mixed(places),
	says: { sentence: "anyOrder", set: "top", places },
});

type TopBottom = {
	readonly board: readonly Prize[];
	readonly top: readonly Place[];
	readonly bottom: readonly Place[];
	/** What the bottom is of. */
	readonly bottomIs: LotSet;
	readonly prefix: string;
	/** In the order of the plays. */
	readonly ids: readonly number[];
};

/** Three at the top, the same in any order, two at the top and the bottom, any digit of them; four at the top where an id is for it. */
function topBottom({ board, top, bottom, bottomIs, prefix, ids }: TopBottom): readonly Entry[] {
	const balls = boardBalls(board);
	const lots = (set: LotSet, places: readonly Place[]) => lotPlay({ balls, set, lots: [places] });
	const rules: readonly (readonly [string, PlayRule])[] = [
		["Top3", lots("top", top.slice(-3))],
		["Any3", anyOrder(top.slice(-3))],
		["Top2", lots("top", top.slice(-2))],
		["Bottom2", lots(bottomIs, bottom)],
		["RunTop", run("top", top.slice(-3))],
		["RunBottom", run("bottom", bottom)],
		["Top4", lots("top", top.slice(-4))],
	];
	return rules
		.slice(0, ids.length)
		.map(([name, rule], index): Entry => [numberAt(ids, index), `${prefix}${name}`, rule]);
}

/** So many ids of the house's own. */
const own = (from: number, count: number): readonly number[] =>
	Array.from({ length: count }, (_, index) => from + index);

const numberOf = (board: readonly Prize[], name: Prize["name"]): readonly Place[] => rowOf(numbersOf(board, name), 0);

const thaiBoard = boardOf([
	["prize1", 1, 6],
	["front3", 2, 3],
	["back3", 2, 3],
	["last2", 1, 2],
]);
const thaiBalls = boardBalls(thaiBoard);
const thaiSets = (set: "front" | "back"): PlayRule =>
	lotPlay({ balls: thaiBalls, set, lots: numbersOf(thaiBoard, set === "front" ? "front3" : "back3") });

export const thai: Family = {
	code: "THAI",
	playTable: "thai@1",
	balls: thaiBalls,
	area: "SEA",
	board: thaiBoard,
	groups: [
		group(
			"SEATop",
			topBottom({
				board: thaiBoard,
				top: numberOf(thaiBoard, "prize1"),
				bottom: numberOf(thaiBoard, "last2"),
				bottomIs: "bottom",
				prefix: "TH",
				// As clients know them; the last is the house's own.
				ids: [2057, 2059, 2062, 2066, 2069, 10_201],
			}),
		),
		group("SEASets", [
			[10_210, "THFront3", thaiSets("front")],
			[10_211, "THBack3", thaiSets("back")],
		]),
	],
};

/** A family with one group alone. */
const simple = (family: Pick<Family, "code" | "playTable">, of: TopBottom): Family => ({
	...family,
	balls: boardBalls(of.board),
	area: "SEA",
	board: of.board,
	groups: [group("SEATop", topBottom(of))],
});

/** Four digits; the first two are the bottom. */
export const lao: Family = simple(
	{ code: "LAO", playTable: "lao@1" },
	{
		board: boardOf([["result", 1, 4]]),
		top: [0, 1, 2, 3],
		bottom: [0, 1],
		bottomIs: "beginning",
		prefix: "LA",
		ids: own(10_301, 7),
	},
);

const hanoiBoard = boardOf(northForm);
/** The board of Vietnam's north: the special prize is the top, the end of the first prize the bottom. */
export const hanoi: Family = simple(
	{ code: "HANOI", playTable: "hanoi@1" },
	{
		board: hanoiBoard,
		top: numberOf(hanoiBoard, "special"),
		bottom: rowOf(lastOf(numbersOf(hanoiBoard, "prize1"), 2), 0),
		bottomIs: "first",
		prefix: "HN",
		ids: own(10_401, 7),
	},
);

/** Three digits at the top, two at the bottom. */
export const yeekee: Family = simple(
	{ code: "YK", playTable: "yk@1" },
	{
		board: boardOf([
			["result", 1, 3],
			["last2", 1, 2],
		]),
		top: [0, 1, 2],
		bottom: [3, 4],
		bottomIs: "bottom",
		prefix: "YK",
		ids: own(10_501, 6),
	},
);

const fourBoard = boardOf([
	["prize1", 1, 4],
	["prize2", 1, 4],
	["prize3", 1, 4],
	["starter", 10, 4],
	["consolation", 10, 4],
]);
const worth = (code: Worth["code"], name: Prize["name"], of: number): Worth => ({
	code,
	numbers: numbersOf(fourBoard, name),
	worth: of,
});
/** Prizes stand to one another as they do on the market: big 2,500 to 60, small 3,500 to 1,000. */
const big: readonly Worth[] = [
	worth("first", "prize1", 2_500),
	worth("second", "prize2", 1_000),
	worth("third", "prize3", 500),
	worth("starter", "starter", 180),
	worth("consolation", "consolation", 60),
];
const small: readonly Worth[] = [
	worth("first", "prize1", 3_500),
	worth("second", "prize2", 2_000),
	worth("third", "prize3", 1_000),
];
const fourBalls = boardBalls(fourBoard);
const four = { balls: fourBalls, box: false } as const;
/** By how many orders a line has: from four different digits to three alike. */
const anyOrders = [24, 12, 6, 4] as const;
const oneOf = (from: number, set: "big" | "small", prizes: readonly Worth[]): readonly Entry[] =>
	anyOrders.map((orders, index) => [
		from + index,
		`D4${set === "big" ? "Big" : "Small"}Any${orders}`,
		anyOrderPlay({ balls: fourBalls, set, prizes, orders }),
	]);

export const fourDigits: Family = {
	code: "D4",
	playTable: "d4@2",
	balls: fourBalls,
	area: "SEA",
	board: fourBoard,
	groups: [
		group("SEAFour", [
			[10_601, "D4Big", prizePlay({ ...four, set: "big", prizes: big })],
			[10_602, "D4Small", prizePlay({ ...four, set: "small", prizes: small })],
			[10_603, "D4BigBox", prizePlay({ ...four, set: "big", prizes: big, box: true })],
			[10_604, "D4SmallBox", prizePlay({ ...four, set: "small", prizes: small, box: true })],
			...oneOf(10_605, "big", big),
			...oneOf(10_609, "small", small),
		]),
	],
};
