// The golden hands: worked out by a solver of their own, and checked against another one chip by chip.
import { expect, test } from "vitest";
import { legalActs } from "./act.ts";
import { playScript, type Script, stacksOf } from "./testing/scripted.ts";

const golden: readonly (readonly [string, Script, readonly number[], number])[] = [
	[
		"1: heads-up, the uncalled bet goes back before the rake",
		{
			blinds: [50, 100],
			stacks: [10_000, 10_000],
			places: "BB BTN",
			rake: { rate: 500, cap: 30 },
			acts: "BTN250 BBc / BBc BTN300 BBc / c c / BB900 BTNf",
			boards: ["2c3d4h5s7c"],
		},
		[10_520, 9_450],
		30,
	],
	[
		"2: a walk",
		{
			blinds: [50, 100],
			stacks: [1000, 1000, 1000, 1000],
			places: "SB BB CO BTN",
			rake: { rate: 500, cap: 30 },
			acts: "COf BTNf SBf",
		},
		[950, 1050, 1000, 1000],
		0,
	],
	[
		"3: three all in for less",
		{
			blinds: [25, 50],
			stacks: [5000, 335, 1001, 2000, 147, 5000],
			places: "SB BB UTG HJ CO BTN",
			cards: { BB: "JsTs", UTG: "KsKd", HJ: "AsAd", CO: "JhTh" },
			acts: "UTG150 HJc COc BTNf SBf BB335 UTG1001 HJc",
			boards: ["9s8d7c2h2c"],
		},
		[4975, 871, 0, 2331, 306, 5000],
		0,
	],
	[
		"4: a short all-in does not reopen the betting",
		{
			blinds: [1, 2],
			stacks: [19, 200, 16, 200],
			places: "SB BB UTG BTN",
			cards: { SB: "9c9d", BB: "AhKh", UTG: "QcJc", BTN: "TsTd" },
			acts: "UTG16 BTNc SB19 BBc BTNc / BB40 BTNc / c c / c c",
			boards: ["9h6s2dKc3s"],
		},
		[73, 221, 0, 141],
		0,
	],
	[
		"5: short all-ins that add up reopen it",
		{
			blinds: [50, 100],
			stacks: [5000, 225, 5000, 300, 5000],
			places: "A B C D E",
			cards: { A: "AcQd", B: "8h8s", C: "7c6c", D: "KdJs", E: "KcTd" },
			acts: "Cc Dc Ec Ac Bc / A100 B125 Cc D200 Ec A300 Cf Ec / c c / c c",
			boards: ["Ks8d4h3c2s"],
		},
		[4600, 1125, 4775, 225, 4800],
		0,
	],
	[
		"6: a short big blind changes nothing",
		{
			blinds: [50, 100],
			stacks: [1000, 30, 1000, 1000],
			places: "SB BB UTG BTN",
			cards: { BB: "AhAd", UTG: "KsQs" },
			acts: "UTGc BTNf SBc / SBc UTG150 SBf",
			boards: ["KhQd5c9s2h"],
		},
		[900, 0, 1130, 1000],
		0,
	],
	[
		"7: a dead post, and the shares of the rake",
		{
			blinds: [50, 100],
			stacks: [3000, 3000, 3000, 3000],
			places: "SB BB CO BTN",
			posts: [
				{ at: 2, amount: 50, as: "dead" },
				{ at: 2, amount: 100, as: "live" },
			],
			rake: { rate: 450, cap: 150 },
			cards: { CO: "AsAd", BTN: "KsKd" },
			acts: "COc BTN300 SBf BBf COc / COc BTN400 COc / c c / CO777 BTNc",
			boards: ["Qh7c2d5s9c"],
		},
		[2950, 2900, 4485, 1523],
		142,
	],
	[
		"8: pot limit, each raise the most",
		{
			game: "omaha",
			blinds: [50, 100],
			stacks: [10_000, 10_000, 10_000, 2500],
			places: "SB BB UTG BTN",
			cards: { SB: "AsKdQdJc", UTG: "Ts9s8h7h", BTN: "AhAd4h4c", BB: "2c2d3c3d" },
			acts: "UTG350 BTN1200 SB4050 BBf UTGc BTNc / c c / SB5950 UTGc",
			boards: ["Ks6s2s5s9d"],
		},
		[0, 9900, 22_600, 0],
		0,
	],
	[
		"9: run twice, one rake",
		{
			blinds: [25, 50],
			stacks: [777, 2500, 2500],
			places: "SB BB BTN",
			rake: { rate: 500, cap: 250 },
			cards: { SB: "9h9c", BB: "AsKs", BTN: "8d7d" },
			acts: "BTN150 c c / SB627 BB1500 BTN2350 BBc",
			boards: ["9s6s5h2sKh", "9s6s5h9d2c"],
			twice: true,
		},
		[1107, 2764, 1656],
		250,
	],
	[
		"10: a short deck, antes and the button's blind",
		{
			game: "short",
			blinds: [20],
			ante: 10,
			stacks: [400, 1000, 1000, 1000],
			places: "S1 S2 S3 BTN",
			cards: { S1: "Ac6c", S2: "9s7s", S3: "6d6h", BTN: "AhQh" },
			acts: "S1390 S2c S3f BTN990 S2c",
			boards: ["7h8h9c9dKh"],
		},
		[0, 0, 990, 2410],
		0,
	],
];

test.each(golden)("%s", (_name, script, stacks, rake) => {
	const played = playScript(script);
	expect(stacksOf(played)).toEqual(stacks);
	expect(played.end.rake).toBe(rake);
});

test("11: odd chips of a pot that all share go clockwise from the left of the button", () => {
	const { end } = playScript({
		blinds: [5, 10],
		stacks: [5000, 5000, 5000, 5000, 5000, 5000],
		places: "SB BB UTG HJ CO BTN",
		rake: { rate: 450, cap: 100 },
		cards: { UTG: "2c3c", CO: "2d3d", BTN: "2h3h" },
		acts: "UTG333 HJf COc BTNc SBf BBf / c c c / c c c / c c c",
		boards: ["TsJsQsKsAs"],
	});
	expect(end.rake).toBe(46);
	expect(end.players.filter(({ won }) => won > 0).map(({ won }) => won)).toEqual([323, 323, 322]);
});

test("the figures within the hands: pots, what a player might do, the shares of the rake", () => {
	const of = (name: string) => golden.find(([title]) => title.startsWith(`${name}:`))?.[1];
	const [third, fourth, fifth, seventh, ninth] = ["3", "4", "5", "7", "9"].map(of);
	const potsIn = (script: Script | undefined) =>
		script === undefined ? [] : playScript(script).end.pots.map(({ amount }) => amount);
	expect([third, fourth, fifth].map(potsIn)).toEqual([
		[613, 564, 1332],
		[64, 9, 80],
		[1125, 225, 200],
	]);
	const raked = (script: Script | undefined) =>
		script === undefined ? [] : playScript(script).end.players.map((player) => player.raked);
	expect(raked(seventh)).toEqual([2, 5, 69, 66]);
	expect(raked(ninth)).toEqual([34, 108, 108]);
	const upTo = (script: Script | undefined, acts: string) =>
		script === undefined
			? undefined
			: legalActs(playScript({ ...script, acts, boards: script.acts === acts ? [] : (script.boards ?? []) }).hand);
	expect(upTo(fourth, "UTG16 BTNc SB19")?.raise).toEqual({ least: 33, most: 200 });
	expect(upTo(fourth, "UTG16 BTNc SB19 BBc")?.raise).toBeUndefined();
	expect(upTo(fifth, "Cc Dc Ec Ac Bc / A100 B125 Cc D200 Ec")?.raise?.least).toBe(300);
});
