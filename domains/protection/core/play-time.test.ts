import { describe, expect, test } from "vitest";
import { afterSign, type PlayRun, pauseMilliseconds, playUntil } from "./play-time.ts";

const now = new Date("2026-11-18T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const fresh: PlayRun = { startedAt: now, checkedAt: now, seenAt: now };
const run = (seenAgo: number): PlayRun => ({ startedAt: ago(4_000), checkedAt: ago(1_000), seenAt: ago(seenAgo) });

describe("a sign of play", () => {
	test("begins a run where there is none, or after a pause", () => {
		expect(afterSign(undefined, now)).toEqual({ run: fresh, seconds: 0 });
		expect(afterSign(run(pauseMilliseconds / 1000 + 1), now)).toEqual({ run: fresh, seconds: 0 });
	});
	test("goes on with a run up to the pause, and counts the time since the last", () => {
		for (const seconds of [30, 61, pauseMilliseconds / 1000]) {
			expect(afterSign(run(seconds), now)).toEqual({ run: { ...run(seconds), seenAt: now }, seconds });
		}
	});
	test("is not written down within half a minute", () => {
		for (const seconds of [0, 1, 29]) expect(afterSign(run(seconds), now)).toBeUndefined();
	});
	test("one after the other, they count as much time as went by", () => {
		let state: PlayRun = fresh;
		let counted = 0;
		for (let second = 0; second <= 3_600; second += 7) {
			const after = afterSign(state, new Date(now.getTime() + second * 1000));
			state = after?.run ?? state;
			counted += after?.seconds ?? 0;
		}
		expect(counted).toBeGreaterThan(3_600 - 40);
		expect(counted).toBeLessThanOrEqual(3_600);
		expect(state.startedAt).toEqual(now);
	});
});

describe("play may go on", () => {
	test("without an end when no limit holds", () => expect(playUntil([], now)).toBeUndefined());
	test("until the limit with least left is used up", () => {
		const limits = [
			{ limit: 3_600, used: 3_000 },
			{ limit: 36_000, used: 35_900 },
		];
		expect(playUntil(limits, now)).toEqual(new Date(now.getTime() + 100_000));
	});
	test("not at all when one is used up", () => {
		expect(playUntil([{ limit: 60, used: 61 }], now)).toEqual(now);
	});
});
