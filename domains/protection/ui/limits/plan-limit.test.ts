import { describe, expect, test } from "vitest";
import { type LimitFacts, type LimitPlan, planLimit } from "./plan-limit.ts";

const now = new Date("2026-11-18T12:00:00Z");
const tomorrow = new Date("2026-11-19T12:00:00Z");
const facts = (change: Partial<LimitFacts["limit"]> = {}): LimitFacts => ({
	limit: { kind: "wager", period: "day", own: "100.00", next: null, ...change },
	currency: "P",
	waitHours: 24,
	now,
});
const waiting = { next: { amount: "500.00", at: tomorrow.toISOString() } };

const cases: readonly (readonly [string, string | null, LimitFacts, LimitPlan])[] = [
	["nothing typed", " ", facts(), { state: "empty" }],
	["no amount", "ten", facts(), { state: "invalid" }],
	["a negative amount", "-1", facts(), { state: "invalid" }],
	["parts that the currency does not know", "1.234", facts(), { state: "invalid" }],
	["what holds already", "100", facts(), { state: "same" }],
	["what holds, while something waits: takes it back", "100", facts(waiting), { state: "at-once", amount: "100" }],
	["stricter", "50,5", facts(), { state: "at-once", amount: "50.5" }],
	["nothing at all may be staked", "0", facts(), { state: "at-once", amount: "0" }],
	["a first limit", "50", facts({ own: null }), { state: "at-once", amount: "50" }],
	["looser", "200", facts(), { state: "waits", amount: "200", at: tomorrow }],
	["none", null, facts(), { state: "waits", amount: null, at: tomorrow }],
	["none where none is", null, facts({ own: null }), { state: "same" }],
];

describe("a limit that is typed", () => {
	test.each(cases)("%s", (_name, typed, given, plan) => {
		expect(planLimit(typed, given)).toEqual(plan);
	});
	test.each([
		["15", "at-once"],
		["14", "invalid"],
		["1440", "at-once"],
		["1441", "invalid"],
		["60.5", "invalid"],
	])("%s minutes a day: %s", (typed, state) => {
		expect(planLimit(typed, facts({ kind: "time", own: null })).state).toBe(state);
	});
});
