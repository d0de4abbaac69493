import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type DepositAct,
	type DepositState,
	depositStates,
	endDeposit,
	expiryAfterProof,
	type OpenDeposit,
} from "./deposit.ts";

const expiresAt = new Date("2026-11-23T00:00:00Z");
const deposit = (change: Partial<OpenDeposit> = {}): OpenDeposit => ({
	state: "pending",
	expiresAt,
	fee: { fixed: 100n, basisPoints: 100 },
	...change,
});
const before = new Date(expiresAt.getTime() - 1);
const acts: readonly DepositAct[] = [
	{ kind: "credit", arrived: 10_000n },
	{ kind: "refuse" },
	{ kind: "cancel" },
	{ kind: "expire", now: expiresAt },
];
const ends: readonly DepositState[] = ["credited", "refused", "cancelled", "expired"];

describe("a deposit that waits", () => {
	test.each(acts.map((act, index) => [act.kind, act, ends[index]] as const))(
		"comes to its end by %s",
		(_, act, end) => {
			const ended = endDeposit(deposit(), act);
			expect(ended.ok && ended.value.state).toBe(end);
		},
	);
	test("is credited with what arrived less the fee", () => {
		expect(endDeposit(deposit(), { kind: "credit", arrived: 10_000n })).toEqual({
			ok: true,
			value: { state: "credited", arrived: 10_000n, fee: 200n, credited: 9_800n },
		});
	});
	test.each([
		[1n, false],
		[101n, false],
		[102n, true],
	])("when %s arrives and the fee is a hundred and a hundredth: %s", (arrived, stands) => {
		const ended = endDeposit(deposit(), { kind: "credit", arrived });
		expect(ended.ok).toBe(stands);
		if (!ended.ok) expect(ended.error).toBe("NOTHING_LEFT");
	});
	test.each([
		[before, false],
		[expiresAt, true],
	])("at %s has expired: %s", (now, over) => {
		expect(endDeposit(deposit(), { kind: "expire", now })).toEqual(
			over ? { ok: true, value: { state: "expired" } } : { ok: false, error: "NOT_DUE" },
		);
	});
});

describe("a deposit that came to its end", () => {
	const closed = depositStates.filter((state) => state !== "pending");
	test.each(closed.flatMap((state) => acts.map((act) => [state, act.kind, act] as const)))(
		"%s is not touched by %s",
		(state, _kind, act) => {
			expect(endDeposit(deposit({ state }), act)).toEqual({ ok: false, error: "DEPOSIT_CLOSED" });
		},
	);
});

test("of any acts one after the other exactly one ends it, and no money comes from nowhere", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 }), (tried) => {
			let state: DepositState = "pending";
			let ended = 0;
			for (const act of tried) {
				const end = endDeposit(deposit({ state }), act);
				if (!end.ok) continue;
				ended += 1;
				state = end.value.state;
				if (end.value.state === "credited") expect(end.value.credited + end.value.fee).toBe(end.value.arrived);
			}
			expect(ended).toBe(1);
		}),
	);
});

test.each([
	["2026-11-22T00:00:00Z", "2026-11-25T00:00:00Z"],
	["2026-11-10T00:00:00Z", "2026-11-23T00:00:00Z"],
])("a proof of %s gives time until %s", (now, until) => {
	expect(expiryAfterProof(expiresAt, new Date(now))).toEqual(new Date(until));
});
