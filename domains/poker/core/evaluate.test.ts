// What hands are worth: the order of the categories, kickers, the wheel, Omaha's two of four, and a count over all hands of five
// cards. At night it is all hands of seven.
import { expect, test } from "vitest";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";
import { deckOf, type PokerGame, readCards } from "./cards.ts";
import { categoryNames, categoryOf, evaluate, handValue } from "./evaluate.ts";

const worth = (text: string, game: PokerGame = "holdem") => evaluate(game, readCards(text));

test.each([
	[
		"holdem",
		"AsKsQsJsTs 9s8s7s6s5s 5h4h3h2hAh 8c8d8h8s2c TcTdTh2s2d AhJh9h5h2h AsKdQhJcTs 5c4d3h2sAc 7c7d7hKsQd AsAdKhKc2s AsAdKhQcJs AsKdQhJc9s",
	],
	[
		"short",
		"AsKsQsJsTs 9h8h7h6hAh 8c8d8h8s9c AhJh9h8h6h TcTdTh9s9d AsKdQhJcTs 9c8d7h6sAc 7c7d7hKsQd AsAdKhKc9s AsKdQhJc9s",
	],
] as const)("hands of %s stand in their order", (game, text) => {
	const values = text.split(" ").map((hand) => worth(hand, game));
	expect(values).toEqual(values.toSorted((a, b) => b - a));
	expect(new Set(values).size).toBe(values.length);
});

test("kickers decide, and a sixth card does not", () => {
	expect(worth("AsAdKhQcJs9d2c")).toBe(worth("AhAcKdQhJd8s3c"));
	expect(worth("AsAdKhQcJs")).toBeGreaterThan(worth("AsAdKhQcTs"));
	expect(worth("2s2dKhKcAsAd3c")).toBe(worth("AsAdKhKc3s3d2c"));
});

test("Omaha uses exactly two of four", () => {
	const board = readCards("KsQsJs9s2d");
	expect(categoryOf("omaha", handValue("omaha", readCards("As2c3h4h"), board))).toBe("pair");
	expect(categoryOf("omaha", handValue("omaha", readCards("As3s4h5h"), board))).toBe("flush");
});

test("a wheel ends at the five, of the short deck at the nine", () => {
	expect(categoryOf("holdem", worth("Ac2d3h4s5c"))).toBe("straight");
	expect(worth("Ac2d3h4s5c")).toBeLessThan(worth("2d3h4s5c6d"));
	expect(categoryOf("short", worth("Ac6d7h8s9c", "short"))).toBe("straight");
	expect(worth("Ac6d7h8s9c", "short")).toBeLessThan(worth("6d7h8s9cTd", "short"));
	expect(categoryOf("holdem", worth("Ac6d7h8s9c"))).toBe("high-card");
});

/** Every hand of so many cards of a deck: how many fall into each category, the least first, and how many values there are. */
function countAll(game: PokerGame, many: number) {
	const deck = deckOf(game);
	const values = new Map<number, number>();
	const hand = Array.from({ length: many }, () => 0);
	const deal = (at: number, from: number): void => {
		if (at === many) {
			const value = evaluate(game, hand);
			values.set(value, (values.get(value) ?? 0) + 1);
			return;
		}
		for (let place = from; place <= deck.length - many + at; place++) {
			hand[at] = deck[place] ?? 0;
			deal(at + 1, place + 1);
		}
	};
	deal(0, 0);
	const counts = categoryNames.map((name) =>
		[...values].reduce((sum, [value, count]) => sum + (categoryOf(game, value) === name ? count : 0), 0),
	);
	return { counts, values: values.size };
}

const fives = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40];
const sevens = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];

test("every hand is worth what it is: all of five cards, by night all of seven", () => {
	const known = isWhole() ? { counts: sevens, values: 4_824 } : { counts: fives, values: 7_462 };
	expect(countAll("holdem", isWhole() ? 7 : 5)).toEqual(known);
}, 120_000);

test("all hands of five of thirty-six cards fall into their categories", () => {
	const { counts } = countAll("short", 5);
	expect(counts).toEqual([122_400, 193_536, 36_288, 16_128, 6_120, 480, 1_728, 288, 24]);
});
