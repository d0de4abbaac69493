// Nonces and stored answers in the database: what one node has seen, every node has.
import { describe, expect, test } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { databaseAnswers, databaseNonces, forgetKeptCalls, migrations } from "./index.ts";
import type { IdempotentCall } from "./ports.ts";

const db = await testDatabase([migrations]);
const start = new Date("2030-01-01T00:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test("a nonce is claimed once, whoever asks first", async () => {
	const nodes = [databaseNonces(db), databaseNonces(db)];
	const claims = await Promise.all(
		Array.from({ length: 20 }, (_, index) => nodes[index % 2]?.claim("nonce-of-a-race-1", minutesLater(6))),
	);
	expect(claims.filter((mine) => mine === true)).toHaveLength(1);
});

describe("an answer", () => {
	const call = (key: string, digest = "a"): IdempotentCall => ({
		principal: "12",
		endpoint: "transfer",
		key,
		digest: Buffer.from(digest.repeat(32)),
	});
	const clock = manualClock(start);
	const [one, two] = [databaseAnswers(db, clock), databaseAnswers(db, clock)];

	test("is one node's to make; the other waits and then gets it", async () => {
		expect(await one.claim(call("k1"))).toEqual({ state: "mine" });
		expect(await two.claim(call("k1"))).toEqual({ state: "busy" });
		await one.finish(call("k1"), { status: 200, text: '{"success":true}' });
		expect(await two.claim(call("k1"))).toEqual({ state: "done", answer: { status: 200, text: '{"success":true}' } });
	});

	test("of other content is a conflict, finished or not", async () => {
		expect(await one.claim(call("k2"))).toEqual({ state: "mine" });
		expect(await two.claim(call("k2", "b"))).toEqual({ state: "conflict" });
		await one.finish(call("k2"), { status: 200, text: "{}" });
		expect(await two.claim(call("k2", "b"))).toEqual({ state: "conflict" });
	});

	test("that was given up may be made again", async () => {
		await one.claim(call("k3"));
		await one.release(call("k3"));
		expect(await two.claim(call("k3"))).toEqual({ state: "mine" });
	});

	test("is claimed once in a race", async () => {
		const claims = await Promise.all(
			Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).claim(call("k4"))),
		);
		expect(claims.filter(({ state }) => state === "mine")).toHaveLength(1);
		expect(claims.filter(({ state }) => state === "busy")).toHaveLength(19);
	});

	test("whose node died is taken over after a minute, a finished one never", async () => {
		await one.claim(call("k5"));
		await one.claim(call("k6"));
		await one.finish(call("k6"), { status: 200, text: "{}" });
		clock.advance(61_000);
		expect(await two.claim(call("k5"))).toEqual({ state: "mine" });
		expect(await one.claim(call("k5"))).toEqual({ state: "busy" });
		expect(await two.claim(call("k6"))).toMatchObject({ state: "done" });
	});
});

test("what nobody can ask for is forgotten, the rest is kept", async () => {
	const nonces = databaseNonces(db);
	await nonces.claim("nonce-that-is-old-1", minutesLater(1));
	await nonces.claim("nonce-that-is-new-1", minutesLater(60));
	await forgetKeptCalls(db, minutesLater(30));
	expect(await nonces.claim("nonce-that-is-new-1", minutesLater(60))).toBe(false);
	expect(await nonces.claim("nonce-that-is-old-1", minutesLater(60))).toBe(true);
	await forgetKeptCalls(db, minutesLater(25 * 60));
	expect(await db.call({ name: "count-answers", text: "select key from platform.idempotent_answer" }, [])).toEqual([]);
});
