// Outcomes are written and read again without a loss.
import { expect, it } from "vitest";
import type { Outcome } from "./outcome.ts";
import { outcomeText, readOutcome, shortText } from "./outcome-text.ts";

const written: readonly (readonly [Outcome, string, string])[] = [
	[{ type: "duel", dragon: 33, tiger: 5 }, "8H|6C", "D"],
	[{ type: "ball", number: 0, lit: [] }, "0", "0"],
	[
		{
			type: "ball",
			number: 17,
			lit: [
				{ number: 3, total: 50 },
				{ number: 17, total: 500 },
			],
		},
		"17|3x50,17x500",
		"17",
	],
	[{ type: "dice", dice: [3, 4, 6] }, "346", "13"],
	[{ type: "hwatu", sun: [0, 4], moon: [15, 19] }, "1a3a|8b0b", "S"],
];

it.each(written)("%o", (outcome, text, short) => {
	expect(outcomeText(outcome)).toBe(text);
	expect(readOutcome(text)).toEqual(outcome);
	expect(shortText(outcome)).toBe(short);
});

it("hands of cards, and what is no outcome", () => {
	const hand: Outcome = { type: "cards", player: [33, 31, 4], banker: [38, 36] };
	expect(outcomeText(hand)).toBe("8H6H5C|KHJH");
	expect(readOutcome("8H6H5C|KHJH")).toEqual(hand);
	expect([readOutcome(""), readOutcome("8X|6C"), readOutcome("x")]).toEqual([undefined, undefined, undefined]);
});
