// A trial's purse: by table, and its law.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decideDemoRound, newDemoPurse } from "./demo.ts";

test.each([
	[2, 1_000_000n],
	[0, 10_000n],
])("a trial begins with ten thousand at %i decimals", (decimals, expected) => {
	expect(newDemoPurse(decimals)).toEqual({ balance: expected, rounds: 0, staked: 0n, won: 0n });
});

test("G19: the same money rules as for money: a stake above the balance is refused", () => {
	const purse = { ...newDemoPurse(0), balance: 50n };
	expect(decideDemoRound(purse, { stake: 51n, win: 1000n })).toEqual({ ok: false, error: "INSUFFICIENT_FUNDS" });
	expect(decideDemoRound(purse, { stake: 50n, win: 0n })).toEqual({
		ok: true,
		value: { balance: 0n, rounds: 1, staked: 50n, won: 0n },
	});
});

test("the balance is the start less what was staked plus what was won, and never below zero (property)", () => {
	const rounds = fc.array(fc.record({ stake: fc.bigInt(1n, 5000n), win: fc.bigInt(0n, 9000n) }), { maxLength: 50 });
	fc.assert(
		fc.property(rounds, (played) => {
			let purse = newDemoPurse(0);
			for (const round of played) {
				const next = decideDemoRound(purse, round);
				if (next.ok) purse = next.value;
				expect(purse.balance).toBe(10_000n - purse.staked + purse.won);
				expect(purse.balance >= 0n).toBe(true);
			}
		}),
	);
});
