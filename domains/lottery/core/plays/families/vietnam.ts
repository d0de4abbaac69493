// Vietnam's two boards: 27 numbers in the north, 18 in the centre and the south. A number is the last digits that a bet looks at, so
// of 82 or 107 digits each is as likely as another. Price is by lots: each number of a board that is looked at is a bet.
import { numberAt } from "../../counting.ts";
import type { Balls } from "../balls.ts";
import { boardBalls, boardOf, type Form, lastOf, numbersOf } from "../board.ts";
import { mixed } from "../combo.ts";
import { type Entry, type Family, group, type Prize, type PrizeName } from "../family.ts";
import { boxed, type Lots, lotPlay, tailsAmong, tailsMissing, wholeLots } from "../lots.ts";
import { type LotSet, type Place, rowOf } from "../play.ts";
import { codes } from "../shape.ts";
import { fixed } from "../straight.ts";
import { tests } from "../tests.ts";

/** Also of those who draw in the same form. */
export const northForm: Form = [
	["special", 1, 5],
	["prize1", 1, 5],
	["prize2", 2, 5],
	["prize3", 6, 5],
	["prize4", 4, 4],
	["prize5", 6, 4],
	["prize6", 3, 3],
	["prize7", 4, 2],
];
const southForm: Form = [
	["special", 1, 6],
	["prize1", 1, 5],
	["prize2", 1, 5],
	["prize3", 2, 5],
	["prize4", 7, 5],
	["prize5", 1, 4],
	["prize6", 3, 4],
	["prize7", 1, 3],
	["prize8", 1, 2],
];

type Ids = {
	readonly prefix: string;
	readonly ids: Readonly<Record<PlayName, number>>;
	/** Names of prizes: which give the head, which have three digits, which make the few lots. */
	readonly head: PrizeName;
	readonly three: PrizeName;
	readonly few: readonly PrizeName[];
};

const playNames = [
	...(["Lo2", "Lo3", "Lo4", "LoFront", "Lo2Whole", "Few"] as const),
	...(["Xien2", "Xien3", "Xien4", "Truot4", "Truot8", "Truot10"] as const),
	...(["Special2", "Special3", "Special4", "Any3", "Any4", "Code", "Sides", "Digits"] as const),
	...(["First2", "FirstCode", "Head", "HeadTail", "Three"] as const),
] as const;
type PlayName = (typeof playNames)[number];

function groupsOf(board: readonly Prize[], balls: Balls, { prefix, ids, head, three, few }: Ids) {
	const of = (...names: readonly PrizeName[]): Lots => numbersOf(board, ...names);
	const all = board.flatMap(({ numbers }) => numbers);
	const play = (name: PlayName, rule: Entry[2]): Entry => [ids[name], `${prefix}${name}`, rule];
	const lots = (set: LotSet, numbers: Lots, length = 2) => lotPlay({ balls, set, lots: lastOf(numbers, length) });
	const special: readonly Place[] = rowOf(of("special"), 0);
	const last = (length: number) => special.slice(-length);
	const tails = lastOf(all, 2);
	return [
		group("VNLo", [
			play("Lo2", lots("lo", all)),
			play("Lo3", lots("lo", all, 3)),
			play("Lo4", lots("lo", all, 4)),
			play("LoFront", lotPlay({ balls, set: "loFront", lots: all.map((number) => number.slice(0, 2)) })),
			play("Lo2Whole", wholeLots({ balls, set: "lo", lots: tails })),
			play("Few", lots("few", of(...few))),
		]),
		group("VNXien", [
			...([2, 3, 4] as const).map((take) => play(`Xien${take}`, tailsAmong({ balls, lots: tails, take }))),
		]),
		group("VNTruot", [
			...([4, 8, 10] as const).map((take) => play(`Truot${take}`, tailsMissing({ balls, lots: tails, take }))),
		]),
		group("VNSpecial", [
			play("Special2", lots("special", of("special"))),
			play("Special3", lots("special", of("special"), 3)),
			play("Special4", lots("special", of("special"), 4)),
			play("Any3", mixed(last(3))),
			play("Any4", boxed(last(4))),
			play("Code", codes(last(2), 1)),
			play(
				"Sides",
				tests({
					test: "tailHalves",
					balls,
					places: last(2),
					symbols: "side",
					values: [0, 1, 2, 3],
					big: 50,
					holds: (side, shown) =>
						side < 2 ? numberAt(shown, 0) >= 5 === (side === 0) : (numberAt(shown, 1) % 2 === 1) === (side === 2),
				}),
			),
			play("Digits", fixed(last(2))),
		]),
		group("VNFirst", [
			play("First2", lots("first", of("prize1"))),
			play("FirstCode", codes(rowOf(of("prize1"), 0).slice(-2), 1)),
		]),
		group("VNHead", [
			play("Head", lots("head", of(head))),
			play("HeadTail", lots("headTail", of(head, "special"))),
			play("Three", lots("three", of(three, "special"), 3)),
		]),
	];
}

const north = boardOf(northForm);
const south = boardOf(southForm);
const [northBalls, southBalls] = [boardBalls(north), boardBalls(south)];

/** Ids that clients know; from 10,000 on of the house's own. */
export const vietnamNorth: Family = {
	code: "VNN",
	playTable: "vnn@1",
	balls: northBalls,
	area: "VN",
	board: north,
	groups: groupsOf(north, northBalls, {
		prefix: "VNN",
		head: "prize7",
		three: "prize6",
		few: ["prize7", "prize6", "special"],
		ids: {
			Lo2: 2518,
			Lo3: 2522,
			Lo4: 2526,
			LoFront: 3054,
			Lo2Whole: 10_001,
			Few: 10_002,
			Xien2: 2601,
			Xien3: 2604,
			Xien4: 2607,
			Truot4: 10_003,
			Truot8: 10_004,
			Truot10: 10_005,
			Special2: 2102,
			Special3: 2097,
			Special4: 2092,
			Any3: 2099,
			Any4: 2094,
			Code: 2107,
			Sides: 10_006,
			Digits: 10_007,
			First2: 2104,
			FirstCode: 2109,
			Head: 10_008,
			HeadTail: 10_009,
			Three: 10_010,
		},
	}),
};

export const vietnamSouth: Family = {
	code: "VNS",
	playTable: "vns@1",
	balls: southBalls,
	area: "VN",
	board: south,
	groups: groupsOf(south, southBalls, {
		prefix: "VNS",
		head: "prize8",
		three: "prize7",
		few: ["prize8", "prize7", "prize6", "prize5", "special"],
		ids: {
			Lo2: 2531,
			Lo3: 2535,
			Lo4: 2539,
			LoFront: 10_101,
			Lo2Whole: 10_102,
			Few: 10_103,
			Xien2: 2611,
			Xien3: 2614,
			Xien4: 2617,
			Truot4: 2552,
			Truot8: 2555,
			Truot10: 2558,
			Special2: 10_104,
			Special3: 10_105,
			Special4: 10_106,
			Any3: 10_107,
			Any4: 10_108,
			Code: 10_109,
			Sides: 10_110,
			Digits: 10_111,
			First2: 10_112,
			FirstCode: 10_113,
			Head: 10_114,
			HeadTail: 10_115,
			Three: 10_116,
		},
	}),
};
