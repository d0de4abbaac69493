// What a hand tells of its players' turns, and which figures are worth a look.
import { describe, expect, test } from "vitest";
import { openTable, plainTable } from "../testing/open-table.ts";
import { paceSign, pairSign, watchedOf } from "./watch.ts";

/** Of three seats, its first act still to come. */
function openedHand() {
	const table = openTable(plainTable, 5);
	for (const no of [0, 1, 2]) table.sit(`m${no}`, no);
	table.tick();
	const { hand } = table.state();
	if (hand === null) throw new Error("no hand");
	return hand;
}

test("turns are counted by who took them, with their time, and folds with whose bet it was", () => {
	const table = openTable(plainTable, 5);
	for (const no of [0, 1, 2]) table.sit(`m${no}`, no);
	table.tick();
	const act = (milliseconds: number, wish: { type: "fold" | "call" } | { type: "raise"; to: number }) => {
		table.wait(table.now() + milliseconds);
		const { hand } = table.state();
		const seat = hand?.hand.players[hand.hand.actor ?? -1]?.seat ?? -1;
		table.send(`m${seat}`, { type: "act", hand: hand?.id ?? "", turn: hand?.acts.length ?? 0, act: wish });
		return seat;
	};
	const raiser = act(3_000, { type: "raise", to: 300 });
	const folder = act(2_000, { type: "fold" });
	const away = table.state().hand?.hand.players[table.state().hand?.hand.actor ?? -1]?.seat ?? -1;
	table.wait(table.tick() ?? 0);
	table.tick();
	const { hand } = table.state();
	if (hand === null) throw new Error("no hand");
	const of = (seat: number) => watchedOf(hand).find((one) => one.seat === seat);
	expect(of(raiser)).toEqual({
		seat: raiser,
		acts: 1,
		clocked: 0,
		thought: 3_000,
		squares: 9_000_000,
		foldedTo: null,
		squeezedWith: null,
	});
	expect(of(folder)).toMatchObject({ acts: 1, thought: 2_000, foldedTo: raiser });
	// The clock folded: that is no fold to anybody.
	expect(of(away)).toMatchObject({ acts: 0, clocked: 1, foldedTo: null });
	const opening = { ...hand, acts: hand.acts.filter(({ seat }) => seat === folder), took: [] };
	expect(watchedOf(opening).find(({ seat }) => seat === folder)).toMatchObject({ thought: 0, foldedTo: null });
});

describe("a third between two raises", () => {
	type Wish = "raise" | "call" | "fold";
	const logged = (...acts: readonly (readonly [seat: number, wish: Wish, street?: number])[]) =>
		acts.map(([seat, wish, street = 0]) => {
			const act = wish === "raise" ? { type: wish, to: 300 } : { type: wish };
			return { seat, street, act, to: 0, by: "player" } as const;
		});
	const { hand } = openedHand();
	const squeezed = (acts: ReturnType<typeof logged>) =>
		watchedOf({ hand, acts, took: [] })
			.map(({ seat, squeezedWith }) => [seat, squeezedWith] as const)
			.toSorted(([one], [other]) => one - other);

	test("who folds to the second was driven out by both", () => {
		const acts = logged([0, "raise"], [1, "call"], [2, "raise"], [0, "call"], [1, "fold"]);
		expect(squeezed(acts)).toEqual([
			[0, null],
			[1, null],
			[2, 0],
		]);
	});

	test.each([
		["nobody stood between", logged([0, "raise"], [1, "fold"], [2, "raise"], [0, "fold"])],
		["the third stays", logged([0, "raise"], [1, "call"], [2, "raise"], [0, "fold"], [1, "call"])],
		["the third folds on a later street", logged([0, "raise"], [1, "call"], [2, "raise"], [1, "call"], [1, "fold", 1])],
		["one player raises twice", logged([2, "raise"], [1, "call"], [2, "raise"], [1, "fold"])],
	] as const)("is no squeeze where %s", (_why, acts) => {
		expect(squeezed(acts).map(([, other]) => other)).toEqual([null, null, null]);
	});
});

test.each([
	[{ hands: 19, there: 500, back: 0, folds: 19, squeezes: 19 }, "none"],
	[{ hands: 20, there: 900, back: 100, folds: 0, squeezes: 0 }, "one-way"],
	[{ hands: 20, there: 100, back: 900, folds: 0, squeezes: 0 }, "one-way"],
	[{ hands: 20, there: 500, back: 400, folds: 5, squeezes: 1 }, "soft"],
	[{ hands: 20, there: 500, back: 400, folds: 5, squeezes: 2 }, "squeeze"],
	[{ hands: 20, there: 0, back: 0, folds: 4, squeezes: 1 }, "none"],
] as const)("a pair with %o is %s", (figures, sign) => {
	expect(pairSign(figures)).toBe(sign);
});

test.each([
	[{ acts: 100, mean: 2_000, deviation: 400, hours: 2 }, "even"],
	[{ acts: 99, mean: 2_000, deviation: 400, hours: 2 }, "none"],
	[{ acts: 500, mean: 2_000, deviation: 900, hours: 16 }, "long"],
] as const)("a pace of %o is %s", (figures, sign) => {
	expect(paceSign(figures)).toBe(sign);
});
