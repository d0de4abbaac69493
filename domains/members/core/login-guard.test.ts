import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Attempt, afterFailure, afterSuccess, decideAttempt, emptyTally, guardLimits } from "./login-guard.ts";

const start = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const stranger: Attempt = { near: emptyTally, wide: emptyTally, knownBrowser: false };
const known: Attempt = { ...stranger, knownBrowser: true };

/** Fails at each of these minutes after the start. */
const failedAt = (attempt: Attempt, ...minutes: number[]): Attempt =>
	minutes.reduce((state, minute) => afterFailure(state, later(minute)), attempt);

describe("T10 lock after three failures in thirty minutes", () => {
	test.each([
		["the first attempt", stranger, 0, { gate: "open", captcha: false }],
		["after one failure", failedAt(stranger, 0), 1, { gate: "open", captcha: true }],
		["after two failures", failedAt(stranger, 0, 1), 2, { gate: "open", captcha: true }],
		["after three failures", failedAt(stranger, 0, 1, 2), 2, { gate: "locked", retryAfterSeconds: 900 }],
		["half a lock later", failedAt(stranger, 0, 1, 2), 9.5, { gate: "locked", retryAfterSeconds: 450 }],
		["when the lock ends", failedAt(stranger, 0, 1, 2), 17, { gate: "open", captcha: true }],
		["three failures far apart", failedAt(stranger, 0, 31, 62), 62, { gate: "open", captcha: true }],
		["half an hour after one failure", failedAt(stranger, 0), 30, { gate: "open", captcha: false }],
	] as const)("%s", (_case, attempt, minute, expected) => {
		expect(decideAttempt(attempt, later(minute))).toEqual(expected);
	});
	test("a lock that ended begins a new count", () => {
		const again = failedAt(stranger, 0, 1, 2, 18);
		expect(decideAttempt(again, later(18)).gate).toBe("open");
		expect(decideAttempt(failedAt(again, 19, 20), later(20)).gate).toBe("locked");
	});
	test("a success clears this browser or network, and nobody else", () => {
		const attempt = afterSuccess(failedAt(stranger, 0, 1));
		expect(attempt.near).toEqual(emptyTally);
		expect(attempt.wide.failures).toHaveLength(2);
	});
});

describe("nobody locks another out for ever", () => {
	const attacked = Array.from({ length: guardLimits.lockAfterWide }).reduce<Attempt>(
		(state) => ({ ...afterFailure({ ...state, near: emptyTally }, start), near: emptyTally }),
		stranger,
	);
	test("many failures from many networks lock strangers", () => {
		expect(decideAttempt(attacked, later(1)).gate).toBe("locked");
	});
	test("but never the member's own browser", () => {
		expect(decideAttempt({ ...attacked, knownBrowser: true }, later(1))).toEqual({ gate: "open", captcha: false });
	});
	test("a few failures elsewhere ask strangers for a captcha from the first attempt", () => {
		const some = { ...failedAt(stranger, 0, 0, 0), near: emptyTally };
		expect(decideAttempt(some, later(1))).toEqual({ gate: "open", captcha: true });
	});
	test("a known browser's own failures lock it alone", () => {
		const failed = failedAt(known, 0, 1, 2);
		expect(decideAttempt(failed, later(2)).gate).toBe("locked");
		expect(failed.wide).toEqual(emptyTally);
	});
});

describe("properties", () => {
	const steps = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 40 }), known: fc.boolean() }), { maxLength: 60 });
	test("of one browser or network at most three guesses get through in the time of a lock", () => {
		fc.assert(
			fc.property(steps, (given) => {
				let state = stranger;
				let minute = 0;
				const through: number[] = [];
				for (const step of given) {
					minute += step.wait;
					if (decideAttempt(state, later(minute)).gate === "locked") continue;
					through.push(minute);
					state = afterFailure(state, later(minute));
				}
				for (const first of through) {
					const within = through.filter((time) => time >= first && time < first + guardLimits.lockMinutes);
					expect(within.length).toBeLessThanOrEqual(guardLimits.lockAfter);
				}
			}),
		);
	});
	test("a lock always ends, after fifteen minutes at most", () => {
		fc.assert(
			fc.property(steps, (given) => {
				let minute = 0;
				let state = stranger;
				for (const step of given) {
					minute += step.wait;
					state = afterFailure({ ...state, knownBrowser: step.known }, later(minute));
				}
				expect(decideAttempt(state, later(minute + guardLimits.lockMinutes)).gate).toBe("open");
			}),
		);
	});
});
