// Reality checks: who is interrupted and when, what is told, and the answer that lets play go on.
import { beforeEach, describe, expect, test } from "vitest";
import type { Failure } from "#platform/contract";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import {
	answerOwnRealityCheck,
	answerRealityCheck,
	chooseRealityCheck,
	readOwnRealityCheck,
	readProtection,
	readRealityCheck,
} from "../contract/index.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { call, clock, enrol, flow, frame } = shelter;
const { api } = shelter.protection;

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await shelter.playBy("international");
	member = await enrol();
});

const standing = (at = api) => at.playStanding({ memberId: member, merchant });
const choose = (minutes: number | null) => call(member, chooseRealityCheck, { minutes });
const codeOf = (answer: Result<unknown, Failure<string>>) => (answer.ok ? "ok" : answer.error.code);
const told = () => frame(member, readRealityCheck, {});
const answer = (choice: "go-on" | "stop" = "go-on") => frame(member, answerRealityCheck, { choice });

/** Plays on for so long, with a sign of play every minute. */
async function play(minutes: number): Promise<void> {
	await standing();
	for (let minute = 0; minute < minutes; minute += 1) {
		clock.advance(60_000);
		await standing();
	}
}
const events = () =>
	shelter.rows<{ kind: string; before: Record<string, unknown>; after: Record<string, unknown> }>(
		`select kind, before, after from protection.event where member_id = ${member} order by id`,
	);

describe("who is interrupted", () => {
	test("is nobody without a choice, where the market demands none", async () => {
		await play(30);
		expect((await standing()).realityAt).toBeUndefined();
		expect(await told()).toMatchObject({ ok: false, error: { code: "NO_CHECK_DUE" } });
	});
	test("is everybody by the market's usual interval, where it demands one", async () => {
		await shelter.playBy("great-britain");
		const began = clock.now();
		expect((await standing()).realityAt).toEqual(new Date(began.getTime() + 30 * 60_000));
	});
	test("is whoever chose it, from that moment on and on every node", async () => {
		const other = await shelter.otherNode();
		const heard: unknown[] = [];
		other.api.onChange((changed) => heard.push(changed));
		const began = clock.now();
		await standing();
		unwrap(await choose(20));
		await expect.poll(() => heard).toContain(member);
		for (const node of [api, other.api]) {
			expect((await standing(node)).realityAt).toEqual(new Date(began.getTime() + 20 * 60_000));
		}
	});
	test("is interrupted anew after a pause has begun a new run", async () => {
		unwrap(await choose(10));
		await play(9);
		clock.advance(16 * 60_000);
		expect((await standing()).realityAt).toEqual(new Date(clock.now().getTime() + 10 * 60_000));
	});
});

describe("a choice", () => {
	test.each([
		["international", 10, "ok"],
		["international", 240, "ok"],
		["international", null, "ok"],
		["international", 9, "INTERVAL_NOT_OFFERED"],
		["great-britain", 61, "INTERVAL_NOT_OFFERED"],
		["great-britain", null, "INTERVAL_NOT_OFFERED"],
	])("in %s of %s: %s", async (profile, minutes, code) => {
		await shelter.playBy(profile);
		expect(codeOf(await choose(minutes))).toBe(code);
	});
	test("is shown with what may be chosen, and can be taken back", async () => {
		const { reality } = unwrap(await choose(45));
		expect(reality).toMatchObject({ everyMinutes: 45, chosen: 45, demanded: false, usual: 60 });
		expect(reality.offered).toContain(45);
		await shelter.playBy("strict");
		expect(unwrap(await call(member, readProtection, {})).reality).toMatchObject({ everyMinutes: 45, demanded: true });
		await shelter.playBy("international");
		expect(unwrap(await choose(null)).reality).toMatchObject({ everyMinutes: null, chosen: null });
	});
	test("T25 is written down with what was before", async () => {
		unwrap(await choose(30));
		unwrap(await choose(60));
		unwrap(await choose(null));
		expect((await events()).map(({ before, after }) => [before.minutes, after.minutes])).toEqual([
			[undefined, 30],
			[30, 60],
			[60, undefined],
		]);
	});
});

describe("RTS 13B a check", () => {
	test("tells how long the run is and what the ledger says of it, and no more", async () => {
		await flow(member, "bet", 5_000n);
		clock.advance(2_000);
		unwrap(await choose(10));
		const before = clock.now();
		await play(1);
		await shelter.rows(
			`update protection.play_run set started_at = statement_timestamp(), checked_at = '${before.toISOString()}'
				where member_id = ${member}`,
		);
		await flow(member, "bet", 700n);
		await flow(member, "win", 250n);
		clock.advance(12 * 60_000);
		const check = unwrap(await told());
		expect(check).toMatchObject({ currency: "P", everyMinutes: 10, staked: "7.00", won: "2.50", net: "-4.50" });
		expect(check.minutes).toBeGreaterThanOrEqual(12);
		expect(unwrap(await call(member, readOwnRealityCheck, {}))).toEqual(check);
	});
	test("waits until it is answered; then play goes on until the next", async () => {
		unwrap(await choose(10));
		await play(11);
		expect((await standing()).realityAt?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
		unwrap(await told());
		unwrap(await answer());
		expect((await standing()).realityAt).toEqual(new Date(clock.now().getTime() + 10 * 60_000));
		expect(codeOf(await answer())).toBe("NO_CHECK_DUE");
		await play(10);
		expect(codeOf(await told())).toBe("ok");
	});
	test("is answered once, however many answers come at once; T25 the answer stands with what was told", async () => {
		unwrap(await choose(10));
		await play(10);
		const answers = await Promise.all([answer("stop"), answer("stop"), answer("stop")]);
		expect(answers.map(codeOf).toSorted()).toEqual(["NO_CHECK_DUE", "NO_CHECK_DUE", "ok"]);
		const [, written, ...more] = await events();
		expect(more).toEqual([]);
		expect(written).toMatchObject({
			kind: "reality-check-answered",
			before: { minutes: 10, staked: "0.00", net: "0.00" },
			after: { choice: "stop" },
		});
	});
	test("is answered by the login, too, where the site shows it; and answered once for both", async () => {
		unwrap(await choose(10));
		await play(10);
		const stranger = await enrol();
		expect(codeOf(await call(stranger, answerOwnRealityCheck, { choice: "go-on" }))).toBe("NO_CHECK_DUE");
		expect(codeOf(await call(member, answerOwnRealityCheck, { choice: "go-on" }))).toBe("ok");
		expect(codeOf(await answer())).toBe("NO_CHECK_DUE");
		expect((await events()).at(-1)).toMatchObject({ after: { choice: "go-on" } });
	});
	test("is not asked for by looking: that is no sign of play", async () => {
		unwrap(await choose(10));
		await play(1);
		const seen = () => shelter.rows(`select seen_at from protection.play_run where member_id = ${member}`);
		const before = await seen();
		clock.advance(10 * 60_000);
		const looked = await api.lookAtPlay({ memberId: member, merchant });
		expect(looked.realityAt?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
		expect(await seen()).toEqual(before);
	});
	test("is nobody else's to answer, and no trial has one", async () => {
		unwrap(await choose(10));
		await play(10);
		const stranger = await enrol();
		expect(codeOf(await frame(stranger, answerRealityCheck, { choice: "go-on" }))).toBe("NO_CHECK_DUE");
		expect(codeOf(await frame(undefined, readRealityCheck, {}))).toBe("NO_CHECK_DUE");
		expect(codeOf(await told())).toBe("ok");
	});
});

describe("the clock of a session", () => {
	test("is shown or not as the market says", async () => {
		expect((await standing()).showsSession).toBe(true);
		await shelter.rows("update protection.profile set session_shown = false where code = 'international'");
		expect((await standing()).showsSession).toBe(false);
		await shelter.rows("update protection.profile set session_shown = true where code = 'international'");
	});
});
