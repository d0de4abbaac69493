// What holds for a member who plays: which members are weighed, until when there is time, which rules of the market apply.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, memberId, systemClock, unwrap } from "#platform/kernel";
import { chooseRealityCheck, readProtection, setLimit } from "../contract/index.ts";
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
		expect(await standing()).toMatchObject({ guarded: false, missing: [], minimumCycle: { slots: 0, others: 0 } });
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

describe("members who are asked for at once", () => {
	/** The lengths are hours from now; what is over has a length below nothing. */
	const exclusion = (of: MemberId, kind: "break" | "exclusion", hours: number) => {
		const ends = new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
		return shelter.rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${of}, '${kind}', timestamptz '${ends}' - interval '1 year', '${ends}')`);
	};
	const document = (of: MemberId, state: "waiting" | "accepted") =>
		shelter.rows(`insert into protection.document
				(member_id, id, merchant, kind, state, remark, sent_at, decided_at, decided_by)
			values (${of}, gen_random_uuid(), '${merchant}', 'identity', '${state}', '', now(),
				${state === "waiting" ? "null, null" : "now(), 'Han'"})`);
	const together = (members: readonly MemberId[]) => Promise.all(members.map((one) => standing(one)));

	test("A.3.8 are excluded by what still runs: an exclusion before a break, and nothing that is over", async () => {
		const [nothing, over, rests, excluded] = [member, await enrol(), await enrol(), await enrol()];
		await Promise.all([
			exclusion(over, "exclusion", -1),
			exclusion(over, "break", -24),
			exclusion(rests, "exclusion", -1),
			exclusion(rests, "break", 2),
			exclusion(excluded, "exclusion", 3),
			exclusion(excluded, "break", 48),
		]);
		const kept = async () => (await together([nothing, over, rests, excluded])).map((one) => one.excluded);
		expect(await kept()).toEqual([undefined, undefined, "frozen", "excluded"]);
		minutes(150);
		expect(await kept()).toEqual([undefined, undefined, undefined, "excluded"]);
		minutes(60);
		expect(await kept()).toEqual([undefined, undefined, undefined, "frozen"]);
	});

	test("T05 are held by a document that was accepted, not by one that waits, nor by another's", async () => {
		await shelter.playBy("sweden");
		const [nothing, waits, proven] = [member, await enrol(), await enrol()];
		await Promise.all([document(waits, "waiting"), document(proven, "accepted")]);
		const asked = await together([nothing, waits, proven, nothing]);
		expect(asked.map(({ unproven }) => unproven)).toEqual([true, true, false, true]);
	});

	test("have each their own limits, those that wait too, their time and their reality checks", async () => {
		const [nothing, waits, timed, checked] = [member, await enrol(), await enrol(), await enrol()];
		const limit = (of: MemberId, kind: LimitKind, amount: string | null) =>
			call(of, setLimit, { kind, period: "day", amount }).then(unwrap);
		await limit(waits, "loss", "20");
		await limit(waits, "loss", "2000");
		await limit(timed, "time", "15");
		unwrap(await call(checked, chooseRealityCheck, { minutes: 10 }));
		const later = (count: number) => new Date(clock.now().getTime() + count * 60_000);
		const free = { excluded: undefined, guarded: false, until: undefined, realityAt: undefined };
		expect(await together([nothing, waits, timed, checked])).toMatchObject([
			free,
			{ ...free, guarded: true },
			{ ...free, until: later(15) },
			{ ...free, realityAt: later(10) },
		]);
		const { limits } = unwrap(await call(waits, readProtection, {}));
		expect(limits.find(({ next }) => next !== null)).toMatchObject({ kind: "loss", holds: "20.00" });
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
		["great-britain", { slots: 2_500, others: 5_000 }, []],
		["sweden", { slots: 3_000, others: 3_000 }, ["time"]],
		["strict", { slots: 3_000, others: 3_000 }, ["loss"]],
	] as const)("%s", async (profile, minimumCycle, missing) => {
		await shelter.playBy(profile);
		expect(await standing()).toMatchObject({ minimumCycle, missing });
	});
	test("G20, RTS 8A autoplay, bought bonuses and double-up where the market allows them, and nowhere else", async () => {
		expect(await standing()).toMatchObject({ autoplay: true, featureBuy: true, doubleUp: true });
		for (const profile of ["great-britain", "sweden", "ontario", "strict"]) {
			await shelter.playBy(profile);
			expect(await standing()).toMatchObject({ autoplay: false, featureBuy: false, doubleUp: false });
		}
	});
	test("a limit that is set is no longer asked for", async () => {
		await shelter.playBy("sweden");
		await set("time", "120");
		expect((await standing()).missing).toEqual([]);
	});
	test("a brand that names no profile plays by the usual one", async () => {
		expect(await api.playStanding({ memberId: memberId("1"), merchant: "another" })).toMatchObject({
			minimumCycle: { slots: 0, others: 0 },
		});
	});
	test("every node hears at once when an operator edits one", async () => {
		const heard: unknown[] = [];
		api.onChange((changed) => heard.push(changed));
		await shelter.rows("update protection.profile set minimum_cycle_ms = 4000 where code = 'sweden'");
		await expect.poll(() => heard).toContain(undefined);
		await shelter.playBy("sweden");
		expect((await standing()).minimumCycle.slots).toBe(4_000);
	});
});
