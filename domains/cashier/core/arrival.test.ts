// What arrived against what was asked for, as a table; and how often a silent payment is asked for.
import { describe, expect, test } from "vitest";
import { type AwaitedPayment, judgeArrival, nextLook, readArrived } from "./arrival.ts";
import { depositStates } from "./deposit.ts";

const awaited: AwaitedPayment = { state: "pending", currency: "P", amount: 10_000n, otherAmount: "review" };
const lenient: AwaitedPayment = { ...awaited, otherAmount: "credit" };

describe("what arrived", () => {
	test.each([
		["as asked for", awaited, "100.00", "P", 10_000n],
		["as asked for, shorter", awaited, "100", "P", 10_000n],
		["more, where the rule credits it", lenient, "100.01", "P", 10_001n],
		["less, where the rule credits it", lenient, "0.01", "P", 1n],
		["more", awaited, "100.01", "P", "amount"],
		["less", awaited, "99.99", "P", "amount"],
		["another currency", awaited, "100.00", "KRW", "currency"],
		["another currency, even where any amount is credited", lenient, "100.00", "USD", "currency"],
		["a currency that nobody knows", awaited, "100.00", "XXX", "currency"],
		["nothing", lenient, "0.00", "P", "unreadable"],
		["a debt", lenient, "-5.00", "P", "unreadable"],
		["finer than the currency", lenient, "1.001", "P", "unreadable"],
		["words", lenient, "much", "P", "unreadable"],
		["more than any ledger holds", lenient, "9".repeat(40), "P", "unreadable"],
		["for nobody", undefined, "100.00", "P", "unknown"],
	] as const)("%s", (_name, payment, amount, currency, expected) => {
		const judged = judgeArrival(payment, { amount, currency });
		expect(judged).toEqual(
			typeof expected === "bigint" ? { ok: true, value: expected } : { ok: false, error: expected },
		);
	});
	test.each(depositStates.filter((state) => state !== "pending"))(
		"for a deposit that is %s waits for an operator",
		(state) => {
			for (const payment of [awaited, lenient]) {
				const judged = judgeArrival({ ...payment, state }, { amount: "100.00", currency: "P" });
				expect(judged).toEqual({ ok: false, error: "closed" });
			}
		},
	);
	test("what is wrong with the line itself comes before what became of the deposit", () => {
		const closed = { ...awaited, state: "credited" } as const;
		expect(judgeArrival(closed, { amount: "100.00", currency: "KRW" })).toEqual({ ok: false, error: "currency" });
		expect(judgeArrival(closed, { amount: "nothing", currency: "P" })).toEqual({ ok: false, error: "unreadable" });
	});
	test.each([
		["1.00", "P", 100n],
		["1", "KRW", 1n],
		["1.5", "KRW", undefined],
		["1.00", "nothing", undefined],
	])("%s %s reads as %s", (amount, currency, minor) => {
		expect(readArrived({ amount, currency })).toBe(minor);
	});
});

describe("a silent payment", () => {
	const openedAt = new Date("2026-05-01T12:00:00Z");
	const expiresAt = new Date("2026-05-01T13:00:00Z");
	const pauseAt = (seconds: number): number | undefined => {
		const now = new Date(openedAt.getTime() + seconds * 1_000);
		const next = nextLook({ openedAt, expiresAt }, now);
		return next === undefined ? undefined : (next.getTime() - now.getTime()) / 1_000;
	};
	test.each([
		[0, 10],
		[20, 10],
		[60, 15],
		[600, 150],
		[3_600, 900],
		[10_000, 1_800],
		[25 * 3_600, 1_800],
		[25 * 3_600 + 1, undefined],
	])("%s seconds old is asked for again after %s", (age, pause) => {
		expect(pauseAt(age)).toBe(pause);
	});
	test("is asked for after its own end too, so that what came late is seen", () => {
		expect(pauseAt(2 * 3_600)).toBeGreaterThan(0);
	});
});
