import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { type Attempt, afterFailure, afterSuccess, decideAttempt, emptyTally } from "../../core/index.ts";
import { keepCaptcha, newCaptchaText, solveCaptcha } from "../human-check/captchas.ts";
import { migrations } from "../module.ts";
import { bucketOf } from "../secrets.ts";
import { isKnownDevice, rememberDevice } from "./devices.ts";
import { lockTallies, writeTallies } from "./login-tallies.ts";

const db = await testDatabase([jobsMigrations, migrations]);
const start = new Date("2026-05-01T12:00:00Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const newBuckets = () => ({ near: bucketOf("network", [randomUUID()]), wide: bucketOf("name", [randomUUID()]) });

describe("tallies", () => {
	test("of buckets nobody has tried are empty", async () => {
		const read = await db.tx((tx) => lockTallies(tx, newBuckets(), start));
		expect(read).toEqual({ near: emptyTally, wide: emptyTally });
	});
	test("come back as they were written, to the millisecond", async () => {
		const buckets = newBuckets();
		const near = { failures: [later(0), later(1.00005)], lockedUntil: undefined };
		const wide = { failures: [], lockedUntil: later(15) };
		await db.tx(async (tx) => {
			await lockTallies(tx, buckets, start);
			await writeTallies(tx, buckets, { near, wide });
		});
		expect(await db.tx((tx) => lockTallies(tx, buckets, start))).toEqual({ near, wide });
	});
	test("after any attempts say what the rule says in memory", async () => {
		const steps = fc.array(
			fc.record({ wait: fc.integer({ min: 0, max: 20 }), right: fc.boolean(), known: fc.boolean() }),
			{ maxLength: 12 },
		);
		await fc.assert(
			fc.asyncProperty(steps, async (given) => {
				const buckets = newBuckets();
				let model: Attempt = { near: emptyTally, wide: emptyTally, knownBrowser: false };
				let minute = 0;
				for (const step of given) {
					minute += step.wait;
					const now = later(minute);
					model = { ...model, knownBrowser: step.known };
					const gate = await db.tx(async (tx) => {
						const stored: Attempt = { ...(await lockTallies(tx, buckets, now)), knownBrowser: step.known };
						const decided = decideAttempt(stored, now);
						if (decided.gate === "open") {
							await writeTallies(tx, buckets, step.right ? afterSuccess(stored) : afterFailure(stored, now));
						}
						return decided;
					});
					expect(gate).toEqual(decideAttempt(model, now));
					if (gate.gate === "open") model = step.right ? afterSuccess(model) : afterFailure(model, now);
				}
			}),
			{ numRuns: historiesOf(25) },
		);
	});
	test("judge attempts that come at once one after another, and nobody waits for ever", async () => {
		const [one, other] = [newBuckets(), newBuckets()];
		// The same two buckets in both orders: locked in sorted order, so no two wait for each other.
		const crossed = [
			{ near: one.near, wide: other.wide },
			{ near: other.wide, wide: one.near },
		];
		await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				db.tx(async (tx) => {
					const buckets = crossed[index % 2] ?? one;
					const stored: Attempt = { ...(await lockTallies(tx, buckets, start)), knownBrowser: true };
					const near = { failures: [...stored.near.failures, later(index)], lockedUntil: undefined };
					await writeTallies(tx, buckets, { near, wide: stored.wide });
				}),
			),
		);
		const counted = await db.tx((tx) => lockTallies(tx, { near: one.near, wide: other.wide }, start));
		expect(counted.near.failures.length + counted.wide.failures.length).toBe(20);
	});
});

describe("captchas", () => {
	const kept = async (text: string, now = start) => {
		const id = randomUUID();
		await keepCaptcha(db, { id, text, now });
		return id;
	};
	const solve = (captchaId: string | undefined, captcha: string | undefined, now = start) =>
		db.tx((tx) => solveCaptcha(tx, { captchaId, captcha }, now));

	test.each([
		["as it was drawn", "ACDEF", true],
		["in small letters", "acdef", true],
		["with space around", " ACDEF ", true],
		["another", "ACDEG", false],
		["too short", "ACDE", false],
	])("answered %s", async (_case, answer, right) => {
		expect((await solve(await kept("ACDEF"), answer)).ok).toBe(right);
	});
	test("without an id, an answer, or anything drawn for the id", async () => {
		const id = await kept("ACDEF");
		expect(await solve(undefined, "ACDEF")).toEqual({ ok: false, error: "CAPTCHA_REQUIRED" });
		expect(await solve(id, undefined)).toEqual({ ok: false, error: "CAPTCHA_REQUIRED" });
		expect(await solve(randomUUID(), "ACDEF")).toEqual({ ok: false, error: "CAPTCHA_WRONG" });
		expect((await solve(id, "ACDEF")).ok).toBe(true);
	});
	test("hold for less than two minutes", async () => {
		expect((await solve(await kept("ACDEF"), "ACDEF", later(1.99))).ok).toBe(true);
		expect((await solve(await kept("ACDEF"), "ACDEF", later(2))).ok).toBe(false);
	});
	test("drawn again for an id replace the one before", async () => {
		const id = await kept("ACDEF");
		await keepCaptcha(db, { id, text: "GHJKM", now: start });
		expect((await solve(id, "ACDEF")).ok).toBe(false);
	});
	test("that many answer at once are used up by one", async () => {
		const id = await kept("ACDEF");
		const all = await Promise.all(Array.from({ length: 8 }, () => solve(id, "ACDEF")));
		expect(all.filter((one) => one.ok)).toHaveLength(1);
	});
	test("have five characters of those that cannot be mistaken", () => {
		const chance = secureChance();
		for (let count = 0; count < 200; count++)
			expect(newCaptchaText(chance)).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{5}$/);
	});
});

describe("browsers", () => {
	const insert = (id: string) =>
		db.tx((tx) =>
			sql`insert into members.accounts (id, merchant, account, nickname, type, currency, password_changed_at, language, icon, created_at)
				values (${id}, 'tessera', ${`guest-${id}`}, 'guest', 4, 'P', now(), 'en', 'tile-01', now())`.execute(tx),
		);
	const known = (id: string, device: string) => db.read((tx) => isKnownDevice(tx, { memberId: id, device }));

	test("are known to the member they logged in for, and to no other", async () => {
		await insert("11");
		await insert("12");
		const device = await db.tx((tx) => rememberDevice(tx, memberId("11"), { known: undefined, now: start }));
		expect(device).toMatch(/^[A-Za-z0-9_-]{43}$/);
		expect([await known("11", device), await known("12", device), await known("0", device)]).toEqual([
			true,
			false,
			false,
		]);
		expect(await known("11", "")).toBe(false);
	});
	test("keep their key at the next login", async () => {
		await insert("13");
		const device = await db.tx((tx) => rememberDevice(tx, memberId("13"), { known: undefined, now: start }));
		expect(await db.tx((tx) => rememberDevice(tx, memberId("13"), { known: device, now: later(60) }))).toBe(device);
		const { rows } = await db.read((tx) =>
			sql<{ last_login_at: Date }>`select last_login_at from members.devices where member_id = 13`.execute(tx),
		);
		expect(rows).toEqual([{ last_login_at: later(60) }]);
	});
});
