// What becomes of one member's part, and how soon it is tried again.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	nextTry,
	type StayReason,
	stayReasons,
	type TransferOutFacts,
	transferOutOutcome,
	transferOutStates,
} from "./transfer-out.ts";

const facts = (change: Partial<TransferOutFacts> = {}): TransferOutFacts => ({
	balance: 100n,
	brought: 0n,
	inPlay: false,
	underWay: false,
	refused: false,
	far: true,
	...change,
});

describe("what became of it", () => {
	test("home where nothing is left of what was brought, empty where nothing was there", () => {
		expect(transferOutOutcome(facts({ balance: 0n, brought: 70n }))).toEqual({ state: "home" });
		expect(transferOutOutcome(facts({ balance: 0n }))).toEqual({ state: "empty" });
		// A rollback of a win that was spent may take a purse below zero: nothing lies there to bring.
		expect(transferOutOutcome(facts({ balance: -5n, brought: 70n }))).toEqual({ state: "home" });
	});

	test.each<[StayReason, Partial<TransferOutFacts>]>([
		["ROUND_RUNS", { inPlay: true, underWay: true, refused: true }],
		["UNDER_WAY", { underWay: true, refused: true }],
		["VENDOR_REFUSED", { refused: true }],
		["VENDOR_HOLDS", {}],
		["HELD", { far: false }],
	])("%s, the weightiest reason first", (why, change) => {
		expect(transferOutOutcome(facts(change))).toEqual({ state: "waiting", why });
	});

	test("it ends only where nothing lies there, and what stays has a reason that is known", () => {
		const known = fc.record({
			balance: fc.bigInt({ min: -100n, max: 100n }),
			brought: fc.bigInt({ min: 0n, max: 100n }),
			inPlay: fc.boolean(),
			underWay: fc.boolean(),
			refused: fc.boolean(),
			far: fc.boolean(),
		});
		fc.assert(
			fc.property(known, (given) => {
				const outcome = transferOutOutcome(given);
				expect(outcome.state === "waiting").toBe(given.balance > 0n);
				if (outcome.state === "waiting") expect(stayReasons).toContain(outcome.why);
			}),
		);
	});
});

test("it is tried again after a minute, then rarer, an hour at most", () => {
	const now = new Date("2026-11-23T10:00:00Z");
	const minutes = [0, 1, 2, 5, 6, 7, 100].map((tries) => (nextTry(tries, now).getTime() - now.getTime()) / 60_000);
	expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

test("the words that rows keep", () => {
	expect(transferOutStates).toEqual(["running", "done", "stopped"]);
	expect(stayReasons).toHaveLength(5);
});
