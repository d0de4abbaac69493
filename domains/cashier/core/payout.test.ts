import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AwaitedPayout, judgePayout, type PaidOut, payoutKeyOf, readPayoutKey } from "./payout.ts";
import { withdrawalStates } from "./withdrawal.ts";

const awaited: AwaitedPayout = { state: "sent", currency: "P", amount: 9_900n, account: "7890" };
const paid: PaidOut = { amount: "99.00", currency: "P", account: "7890" };
const judged = (change: Partial<PaidOut> = {}, of: Partial<AwaitedPayout> = {}): string => {
	const answer = judgePayout({ ...awaited, ...of }, { ...paid, ...change });
	return answer.ok ? "paid" : answer.error;
};

describe("what a provider says that it paid", () => {
	test.each([
		["as it was ordered", {}, "paid"],
		["with fewer decimals", { amount: "99" }, "paid"],
		["half of it", { amount: "49.50" }, "amount"],
		["a unit more", { amount: "99.01" }, "amount"],
		["in another currency", { currency: "USD" }, "currency"],
		["in what is no currency", { currency: "P'--" }, "currency"],
		["an amount that is none", { amount: "a lot" }, "unreadable"],
		["a debt", { amount: "-99.00" }, "unreadable"],
		["nothing", { amount: "0.00" }, "unreadable"],
		["to another number", { account: "1111" }, "account"],
		["half of it to another number", { amount: "49.50", account: "1111" }, "amount"],
	] as const)("%s: %s", (_name, change, end) => expect(judged(change)).toBe(end));

	const ends: Readonly<Record<string, string>> = { approved: "paid", sent: "paid" };
	test.each(withdrawalStates)("of one that is %s", (state) => {
		expect(judged({}, { state })).toBe(ends[state] ?? "closed");
	});

	test("for nobody's pay-out is nobody's, whatever it says", () => {
		expect(judgePayout(undefined, paid)).toEqual({ ok: false, error: "unknown" });
	});

	test("is paid only when amount, currency and number are those of the order", () => {
		const amount = fc.integer({ min: 1, max: 20_000 }).map((minor) => (minor / 100).toFixed(2));
		const told = fc.record({ amount, currency: fc.constantFrom("P", "USD"), account: fc.constantFrom("7890", "1") });
		fc.assert(
			fc.property(told, fc.constantFrom(...withdrawalStates), (said, state) => {
				const right = said.amount === "99.00" && said.currency === "P" && said.account === "7890";
				const open = state === "sent" || state === "approved";
				expect(judged(said, { state }) === "paid").toBe(right && open);
			}),
		);
	});
});

describe("the key of a pay-out", () => {
	const id = "01890a5d-ac96-774b-bcce-b302099a8057";
	test("is the withdrawal's own, and of one that is handed over again its place", () => {
		expect(payoutKeyOf(id, 1)).toBe(id);
		expect(payoutKeyOf(id, 3)).toBe(`${id}.3`);
	});
	test("is read as it was made", () => {
		fc.assert(
			fc.property(fc.uuid(), fc.integer({ min: 1, max: 9_999 }), (of, attempt) => {
				expect(readPayoutKey(payoutKeyOf(of, attempt))).toEqual({ id: of, attempt });
			}),
		);
	});
	test.each([`${id}.1`, `${id}.0`, `${id}.02`, `${id}.x`, `x${id}`, id.toUpperCase(), "", "'; drop table"])(
		"%j is no key of ours",
		(key) => expect(readPayoutKey(key)).toBeUndefined(),
	);
});
