// What holds for a member who plays: which members are weighed, until when there is time, which rules of the market apply.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, memberId, systemClock, unwrap } from "#platform/kernel";
import { readProtection, setLimit } from "../contract/index.ts";
import type { LimitKind } from "../core/index.ts";
import { merchant, openShelter } from "./testing/open-shelter.ts";

const shelter = await openShelter();
const { clock, enrol, call } = shelter;
const { api } = shelter.protection;
const minutes = (count: number) => clock.advance(count * 60_000);

let member: MemberId;
beforeEach(async () => {
	// Noon of today, so that a test that goes on for hours stays within the day.
	const noon = new Date(`${systemClock.now().toISOString().slice(0, 10)}T12:00:00Z`);
	clock.advance(noon.getTime() - clock.now().getTime());
	await shelter.playBy("international");
	member = await enrol();
});

const standing = (of: MemberId = member) => api.playStanding({ memberId: of, merchant });
const set = async (kind: LimitKind, amount: string | null) =>
	unwrap(await call(member, setLimit, { kind, period: "day", amount }));
const playedMinutes = async () => {
	const { played } = unwrap(await call(member, readProtection, {}));
	return played.map((one) => one.minutes);
};
const runOf = async () => {
	const [run] = await shelter.rows<{ started_at: Date; seen_at: Date }>(
		`select started_at, seen_at from protection.play_run where member_id = ${member}`,
	);
	if (run === undefined) throw new Error("nobody plays");
	return run;
};

describe("whoever is weighed", () => {
	test("is nobody without limits of stakes or losses", async () => {
		await set("deposit", "100");
		await set("time", "60");
		expect(await standing()).toMatchObject({ guarded: false, missing: [], minimumCycle: 0 });
	});
	test.each(["wager", "loss"] as const)("has a limit of %s, until none holds any more", async (kind) => {
		await set(kind, "100");
		expect((await standing()).guarded).toBe(true);
		await set(kind, null);
		expect((await standing()).guarded).toBe(true);
		minutes(24 * 60);
		expect((await standing()).guarded).toBe(false);
	});
	test("may be held by the operator alone", async () => {
		const limit = { memberId: member, currency: "P", kind: "loss", period: "month", actor: "operator:lee" } as const;
		await api.setOperatorLimit({ ...limit, amount: 1n, now: clock.now() });
		expect((await standing()).guarded).toBe(true);
	});
});

describe("RTS 13C the time of play", () => {
	test("is counted from sign to sign, and shown on the page", async () => {
		for (let minute = 0; minute < 31; minute += 1) {
			await standing();
			minutes(1);
		}
		expect(await playedMinutes()).toEqual([30, 30, 30]);
	});
	test("does not count a pause, which ends the run", async () => {
		await standing();
		const first = await runOf();
		minutes(10);
		await standing();
		expect((await runOf()).started_at).toEqual(first.started_at);
		minutes(16);
		await standing();
		expect((await runOf()).started_at).toEqual(clock.now());
		expect(await playedMinutes()).toEqual([10, 10, 10]);
	});
	test("leaves so much until the limit", async () => {
		await set("time", "30");
		await standing();
		minutes(10);
		expect((await standing()).until).toEqual(new Date(clock.now().getTime() + 20 * 60_000));
		minutes(14);
		await standing();
		minutes(7);
		expect((await standing()).until).toEqual(clock.now());
	});
	test("has no end without a limit, and the market's where it has one", async () => {
		expect((await standing()).until).toBeUndefined();
		await shelter.playBy("strict");
		expect((await standing()).until).toEqual(new Date(clock.now().getTime() + 360 * 60_000));
	});
	test("is written once, however many ask at once and on however many nodes", async () => {
		const other = await shelter.otherNode();
		await standing();
		minutes(2);
		await Promise.all([
			...Array.from({ length: 20 }, () => standing()),
			...Array.from({ length: 20 }, () => other.api.playStanding({ memberId: member, merchant })),
		]);
		expect((await playedMinutes())[0]).toBe(2);
	});
	test("is each member's own", async () => {
		const [one, two] = [await enrol(), await enrol()];
		await Promise.all([standing(one), standing(two)]);
		minutes(5);
		await Promise.all([standing(one), standing(one)]);
		const rows = await shelter.rows<{ member_id: string; seconds: number }>(
			`select member_id, seconds from protection.play_day where member_id in (${one}, ${two})`,
		);
		expect(rows).toEqual([{ member_id: one, seconds: 300 }]);
	});
});

describe("the rules of the market", () => {
	test.each([
		["great-britain", 2_500, []],
		["sweden", 3_000, ["time"]],
		["strict", 3_000, ["loss"]],
	] as const)("%s", async (profile, minimumCycle, missing) => {
		await shelter.playBy(profile);
		expect(await standing()).toMatchObject({ minimumCycle, missing });
	});
	test("G20, RTS 8A autoplay where the market allows it, and nowhere else", async () => {
		expect((await standing()).autoplay).toBe(true);
		for (const profile of ["great-britain", "sweden", "ontario", "strict"]) {
			await shelter.playBy(profile);
			expect((await standing()).autoplay).toBe(false);
		}
	});
	test("a limit that is set is no longer asked for", async () => {
		await shelter.playBy("sweden");
		await set("time", "120");
		expect((await standing()).missing).toEqual([]);
	});
	test("a brand that names no profile plays by the usual one", async () => {
		expect(await api.playStanding({ memberId: memberId("1"), merchant: "another" })).toMatchObject({ minimumCycle: 0 });
	});
	test("every node hears at once when an operator edits one", async () => {
		const heard: unknown[] = [];
		api.onChange((changed) => heard.push(changed));
		await shelter.rows("update protection.profile set minimum_cycle_ms = 4000 where code = 'sweden'");
		await expect.poll(() => heard).toContain(undefined);
		await shelter.playBy("sweden");
		expect((await standing()).minimumCycle).toBe(4_000);
	});
});
