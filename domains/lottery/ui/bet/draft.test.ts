// A slip that is filled in: what is counted here is what the core counts, and nothing that cannot be bet gets through.
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { countOf, familyOf, parseSlip, playOf, plays, playsOf, printSlip } from "../../core/index.ts";
import {
	type Draft,
	emptyDraft,
	type Footing,
	onPlay,
	pastedOf,
	pressed,
	quick,
	quickOf,
	slipOf,
	tidied,
} from "./draft.ts";
import { hasLineHelpers, withOrders, withRanges } from "./line-helpers.ts";
import { randomPicks } from "./random-picks.ts";
import { rowTrend } from "./row-trends.ts";

const footing: Footing = { currency: "P", mode: "Lott", group: 1950, game: "TSFFC" };
const everyPlay = (["TSFFC", "TSFF11X5", "TSFFPK10", "TSFFK3"] as const).flatMap((game) =>
	playsOf(familyOf(game)).map((play) => [play, game] as const),
);
const draftOf = (code: string): Draft => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(code);
	return emptyDraft(play, footing);
};
const press = (draft: Draft, ...picks: readonly (readonly [row: number, value: number])[]): Draft =>
	picks.reduce((now, [row, value]) => pressed(now, { row, value }), draft);

test("a press marks a value and a second one takes it away; the row stays in order", () => {
	const draft = press(draftOf("Last3Straight"), [0, 7], [0, 2], [1, 4], [2, 9], [0, 7]);
	expect(draft.picks).toEqual([[2], [4], [9]]);
});

test("where one value may be picked, another takes its place", () => {
	expect(press(draftOf("Last3Baodan"), [0, 3], [0, 8]).picks).toEqual([[8]]);
	expect(quickOf(draftOf("Last3Baodan").play.rows[0] ?? rowMissing())).toEqual(["clear"]);
});

const rowMissing = (): never => {
	throw new Error("a row is missing");
};

test.each([
	["all", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
	["big", [5, 6, 7, 8, 9]],
	["small", [0, 1, 2, 3, 4]],
	["odd", [1, 3, 5, 7, 9]],
	["even", [0, 2, 4, 6, 8]],
	["clear", []],
] as const)("quick pick %s", (pick, picked) => {
	const draft = quick(press(draftOf("FixedPlace"), [2, 3]), { row: 2, pick });
	expect(draft.picks[2]).toEqual(picked);
});

test("sums are big from their middle on: 14 to 27 of three digits", () => {
	expect(quick(draftOf("Last3Sum"), { row: 0, pick: "big" }).picks[0]).toEqual(
		Array.from({ length: 14 }, (_, at) => 14 + at),
	);
});

test("an empty slip is none, and one says why", () => {
	expect(slipOf(draftOf("Last3Straight"), footing)).toMatchObject({ ok: false });
	expect(slipOf(press(draftOf("Last3Com3"), [0, 1]), footing)).toMatchObject({ ok: false });
});

test("every play that chance picks for is one the core counts, prints and reads again", () => {
	let word = 1;
	const below = (limit: number): number => {
		word = (word * 48_271) % 2_147_483_647;
		return word % limit;
	};
	for (const [play, game] of everyPlay) {
		const own = { ...footing, game };
		const rows = randomPicks(play, below);
		expect(rows, play.code).toBeDefined();
		const slip = unwrap(
			slipOf(
				{ ...emptyDraft(play, own), picks: rows ?? [], text: (rows ?? []).map((row) => row.join("")).join(" ") },
				own,
			),
		);
		expect(countOf(slip)).toBe(play.count(slip.rows));
		const again = unwrap(parseSlip(printSlip(slip), own));
		expect([again.rows, countOf(again)]).toEqual([slip.rows, countOf(slip)]);
	}
});

test("pasted lines: repeats and what is no line are dropped and counted; tidied, only lines are left", () => {
	const draft = { ...draftOf("Last3StraightTyped"), text: "123, 456;123\n12 4567 x 789" };
	expect(pastedOf(draft)).toEqual({
		lines: [
			[1, 2, 3],
			[4, 5, 6],
			[7, 8, 9],
		],
		wrong: 2,
		repeated: 1,
	});
	const slip = unwrap(slipOf(draft, footing));
	expect([countOf(slip), printSlip(slip)]).toEqual([3, "123,456,789~2~91~1~1950~1"]);
	expect(tidied(draft).text).toBe("123 456 789");
});

test("another play keeps the terms and drops the picks; odds that are fixed know no series", () => {
	const draft = { ...press(draftOf("Last3Straight"), [0, 1]), unit: 2, multiple: 7, series: 1800 } as const;
	const other = onPlay(draft, playOf(15) ?? draft.play);
	expect(other).toMatchObject({ picks: [[], []], unit: 2, multiple: 7, series: 1800 });
	const fixed = emptyDraft(draft.play, { mode: "Elott", group: 0 });
	expect(fixed.series).toBe(0);
});

test("below a row stands what draws were like at its place; below a sum, nothing", () => {
	const draws = [
		[1, 2, 3, 4, 5],
		[1, 0, 0, 0, 5],
	];
	const play = draftOf("Last3Straight").play;
	const trend = rowTrend(play, play.rows[2] ?? rowMissing(), draws);
	expect(trend?.find(({ digit }) => digit === 5)).toMatchObject({ shown: 2, missing: 0 });
	expect(trend?.find(({ digit }) => digit === 1)).toMatchObject({ shown: 0, missing: 2 });
	const com = draftOf("Last3Com6").play;
	expect(rowTrend(com, com.rows[0] ?? rowMissing(), draws)?.find(({ digit }) => digit === 1)).toMatchObject({
		shown: 0,
	});
	const sum = draftOf("Last3Sum").play;
	expect(rowTrend(sum, sum.rows[0] ?? rowMissing(), draws)).toBeUndefined();
});

test("below a pair of digits stands how often it came on the numbers of a board", () => {
	const lao = draftOf("LABottom2").play;
	const draws = [
		[4, 5, 1, 1],
		[0, 7, 4, 5],
	];
	const trend = rowTrend(lao, lao.rows[0] ?? rowMissing(), draws);
	expect([trend?.[45], trend?.[7], trend?.[11]].map((one) => [one?.shown, one?.missing])).toEqual([
		[1, 0],
		[1, 1],
		[0, 2],
	]);
});

test("two digits are turned, and filled up between the least and the greatest", () => {
	const draft = press(draftOf("VNNLo2"), [0, 12], [0, 33], [0, 15]);
	expect(quick(draft, { row: 0, pick: "turned" }).picks).toEqual([[12, 15, 21, 33, 51]]);
	const between = Array.from({ length: 22 }, (_, index) => 12 + index);
	expect(quick(draft, { row: 0, pick: "between" }).picks).toEqual([between]);
	expect(quick(draftOf("VNNLo2"), { row: 0, pick: "between" }).picks).toEqual([[]]);
	expect(quickOf(draft.play.rows[0] ?? rowMissing())).toContain("turned");
});

test("lines get every order of theirs once, and what lies between two of them", () => {
	const draft: Draft = { ...draftOf("VNNLo3"), text: "112 211 345" };
	expect(hasLineHelpers(draft)).toBe(true);
	expect(withOrders(draft).text.split(" ")).toEqual([
		...["112", "121", "211"],
		...["345", "354", "435", "453", "534", "543"],
	]);
	expect(withRanges({ ...draft, text: "098 102 777" }).text).toBe("098 099 100 101 102 777");
	expect(withRanges({ ...draft, text: "011 009" }).text).toBe("009 010 011");
	expect(hasLineHelpers(draftOf("Last3Com"))).toBe(false);
	expect(
		withOrders(draft)
			.text.split(" ")
			.every((line) => pastedOf({ ...draft, text: line }).wrong === 0),
	).toBe(true);
});
