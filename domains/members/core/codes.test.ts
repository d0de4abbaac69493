import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import {
	blockMinutes,
	decideGuess,
	decideSend,
	emptySends,
	guessWait,
	isCode,
	judgeCode,
	newCode,
	type SendTallies,
	standardCodeRules,
} from "./index.ts";

const now = new Date("2026-05-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("a code", () => {
	test("has six digits, zeros in front too, and comes from chance alone", () => {
		const chance = seededChance(7);
		const codes = Array.from({ length: 5_000 }, () => newCode(chance));
		expect(codes.every(isCode)).toBe(true);
		expect(codes.some((code) => code.startsWith("0"))).toBe(true);
		expect(new Set(codes).size).toBeGreaterThan(4_950);
		expect(newCode({ below: () => 42 })).toBe("000042");
		expect(newCode({ below: (limit) => limit - 1 })).toBe("999999");
	});

	test.each([
		["12345", false],
		["1234567", false],
		["12 456", false],
		["１２３４５６", false],
		["-12345", false],
		["123456", true],
	])("%j can be one: %s", (text, can) => {
		expect(isCode(text)).toBe(can);
	});

	const kept = { triesLeft: 5, expiresAt: later(1), fits: true };
	test.each([
		["that was never sent", undefined, "wrong"],
		["that fits", kept, "good"],
		["that does not fit", { ...kept, fits: false }, "wrong"],
		["whose time is over", { ...kept, expiresAt: now }, "expired"],
		["whose time is over, and that does not fit", { ...kept, expiresAt: now, fits: false }, "expired"],
		["whose tries are over, although it fits", { ...kept, triesLeft: 0 }, "expired"],
	] as const)("%s is %s", (_, code, verdict) => {
		expect(judgeCode(code, now)).toBe(verdict);
	});
});

const rules = { ...standardCodeRules, gapSeconds: 180 };
const none: SendTallies = { pair: emptySends, target: emptySends, network: emptySends, account: emptySends };
const sent = (count: number, secondsApart = 1) => ({
	times: Array.from({ length: count }, (_, index) => later(-(count - index) * secondsApart)),
	blockedUntil: undefined,
});

describe("asking for a code", () => {
	test("is free the first time, and counted everywhere", () => {
		const decided = decideSend(none, rules, now);
		expect(decided.answer).toEqual({ verdict: "send" });
		for (const tally of [decided.pair, decided.target, decided.network, decided.account]) {
			expect(tally?.times).toEqual([now]);
		}
		expect(decideSend({ ...none, account: undefined }, rules, now).account).toBeUndefined();
	});

	test.each([
		[0, 180],
		[1, 179],
		[179, 1],
	])("again after %i s waits for the countdown: %i s", (seconds, left) => {
		const first = decideSend(none, rules, now);
		const second = decideSend(first, rules, later(seconds));
		expect(second.answer).toEqual({ verdict: "too-many", retryAfterSeconds: left });
		expect(second.target).toEqual(first.target);
	});

	test("again when the countdown is over sends", () => {
		expect(decideSend(decideSend(none, rules, now), rules, later(180)).answer.verdict).toBe("send");
	});

	test("of another purpose for the same number does not wait for the first", () => {
		const first = decideSend(none, rules, now);
		expect(decideSend({ ...first, pair: emptySends }, rules, later(1)).answer.verdict).toBe("send");
	});

	test.each([
		["target", rules.perTarget],
		["network", rules.perNetwork],
		["account", rules.perAccount],
	] as const)("too often by %s waits five minutes, whatever is tried meanwhile", (name, most) => {
		const full = { ...none, [name]: sent(most) };
		const decided = decideSend(full, rules, now);
		expect(decided.answer).toEqual({ verdict: "too-many", retryAfterSeconds: blockMinutes * 60 });
		expect(decided[name]?.blockedUntil).toEqual(later(300));
		const again = decideSend(decided, rules, later(299));
		expect(again.answer).toEqual({ verdict: "too-many", retryAfterSeconds: 1 });
		expect(again[name]?.blockedUntil).toEqual(later(300));
		expect(decideSend({ ...none, [name]: sent(most - 1) }, rules, now).answer.verdict).toBe("send");
	});

	test("a block of one leaves the others as they are", () => {
		const decided = decideSend({ ...none, network: sent(rules.perNetwork), target: sent(1) }, rules, now);
		expect([decided.target, decided.account]).toEqual([sent(1), emptySends]);
	});

	test("what lies outside the window does not count", () => {
		const old = {
			times: [later(-1_801), later(-1_802), later(-1_803), later(-1_804), later(-1_805)],
			blockedUntil: undefined,
		};
		expect(decideSend({ ...none, target: old }, rules, now).answer.verdict).toBe("send");
	});

	test("more than a day's worth to one number is a matter for customer service", () => {
		const many = sent(rules.perTargetDay, 2_000);
		expect(decideSend({ ...none, target: many }, rules, now).answer).toEqual({ verdict: "quota" });
	});

	test("times older than a day are forgotten", () => {
		const old = { times: [later(-90_000)], blockedUntil: undefined };
		expect(decideSend({ ...none, target: old }, rules, now).target.times).toEqual([now]);
	});

	test("never more than the rules allow, however it is asked", () => {
		const steps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 });
		fc.assert(
			fc.property(steps, (waits) => {
				let [tallies, at]: [SendTallies, number] = [none, 0];
				const times: number[] = [];
				for (const wait of waits) {
					at += wait;
					const decided = decideSend(tallies, rules, later(at));
					if (decided.answer.verdict === "send") times.push(at);
					tallies = decided;
				}
				for (const time of times) {
					const window = times.filter((other) => other > time - 1_800 && other <= time);
					expect(window.length).toBeLessThanOrEqual(rules.perTarget);
				}
				for (const [index, time] of times.entries()) {
					if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(rules.gapSeconds);
				}
			}),
			{ verbose: 1 },
		);
	});
});

describe("guessing codes", () => {
	test("from one network is stopped for five minutes after so many wrong ones, for all numbers together", () => {
		let tally = emptySends;
		for (let guess = 0; guess < rules.wrongPerNetwork; guess++) {
			const { after, wait } = decideGuess(tally, rules, later(guess));
			expect(wait).toBe(0);
			tally = after;
		}
		const stopped = decideGuess(tally, rules, later(60));
		expect(stopped.wait).toBe(300);
		expect([guessWait(stopped.after, later(61)), guessWait(stopped.after, later(360))]).toEqual([299, 0]);
		expect(decideGuess(stopped.after, rules, later(100)).wait).toBe(260);
	});
});
