// Sums of play: a table, and that nothing is lost whatever they are folded by.
import fc from "fast-check";
import { expect, test } from "vitest";
import { netOf, sumBy, totalOf } from "./profit.ts";

const line = (game: string, rounds: number, stake: bigint, win: bigint) => ({ game, rounds, stake, win });

test("lines of one key are one sum, in the order they came; a line without a key is left out", () => {
	const lines = [line("b", 1, 100n, 0n), line("a", 2, 50n, 75n), line("b", 3, 10n, 500n), line("", 9, 9n, 9n)];
	const sums = sumBy(lines, ({ game }) => (game === "" ? undefined : game));
	expect([...sums]).toEqual([
		["b", { rounds: 4, stake: 110n, win: 500n }],
		["a", { rounds: 2, stake: 50n, win: 75n }],
	]);
	expect([...sums.values()].map(netOf)).toEqual([390n, 25n]);
});

test("of nothing the total is nothing", () => {
	expect(totalOf([])).toEqual({ rounds: 0, stake: 0n, win: 0n });
});

test("however they are folded, the sums add up to the total (property)", () => {
	const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
	const lines = fc.array(
		fc.record({ game: fc.constantFrom("a", "b", "c"), rounds: fc.nat(10_000), stake: amount, win: amount }),
	);
	fc.assert(
		fc.property(lines, (played) => {
			expect(totalOf([...sumBy(played, ({ game }) => game).values()])).toEqual(totalOf(played));
		}),
	);
});
