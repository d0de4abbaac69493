// What a hand tells of its players' turns, and which figures are worth a look.
import { expect, test } from "vitest";
import { openTable, plainTable } from "../testing/open-table.ts";
import { paceSign, pairSign, watchedOf } from "./watch.ts";

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
	expect(of(raiser)).toEqual({ seat: raiser, acts: 1, clocked: 0, thought: 3_000, squares: 9_000_000, foldedTo: null });
	expect(of(folder)).toMatchObject({ acts: 1, thought: 2_000, foldedTo: raiser });
	// The clock folded: that is no fold to anybody.
	expect(of(away)).toMatchObject({ acts: 0, clocked: 1, foldedTo: null });
	const opening = { ...hand, acts: hand.acts.filter(({ seat }) => seat === folder), took: [] };
	expect(watchedOf(opening).find(({ seat }) => seat === folder)).toMatchObject({ thought: 0, foldedTo: null });
});

test.each([
	[{ hands: 19, there: 500, back: 0, folds: 19 }, "none"],
	[{ hands: 20, there: 900, back: 100, folds: 0 }, "one-way"],
	[{ hands: 20, there: 100, back: 900, folds: 0 }, "one-way"],
	[{ hands: 20, there: 500, back: 400, folds: 5 }, "soft"],
	[{ hands: 20, there: 0, back: 0, folds: 4 }, "none"],
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
