// One key, one effect: repeats, races, other content, bugs.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, failure } from "#platform/contract";
import { err, ok } from "#platform/kernel";
import { bind } from "../index.ts";
import { type TestAnswer, testServer } from "../testing/server.ts";

const transfer = defineEndpoint({
	name: "transfer",
	summary: "Moves money",
	method: "POST",
	path: "/wps/test/transfer",
	moduleIds: ["TEST"],
	access: "session",
	idempotent: true,
	input: z.object({ amount: z.string(), note: z.optional(z.string()) }),
	example: { amount: "1.00" },
	output: z.object({ number: z.number() }),
	errors: { TOO_MUCH: { status: 422 }, UNDER_WAY: { status: 409, passing: true }, BUSY: { status: 503 } },
});

const codes = { slow: "UNDER_WAY", busy: "BUSY" } as const;
let effects = 0;
const server = await testServer({
	routes: [
		bind(transfer, async ({ amount }) => {
			effects += 1;
			const number = effects;
			await sleep(30);
			if (amount === "bug" && number % 2 === 1) throw new Error("a bug");
			if (amount === "slow" || amount === "busy")
				return number % 2 === 1 ? err(failure(codes[amount])) : ok({ number });
			return amount === "9999" ? err(failure("TOO_MUCH")) : ok({ number });
		}),
	],
});

const transferring = (key: string | undefined, body: object, token = "member-token"): Promise<TestAnswer> =>
	server.call(transfer, {
		body: JSON.stringify(body),
		head: { authorization: `Bearer ${token}`, ...(key === undefined ? {} : { "idempotency-key": key }) },
	});

test.each([undefined, "short", "x".repeat(81), "sixteen letters !"])("the key %j is refused", async (key) => {
	const { status, json } = await transferring(key, { amount: "1" });
	expect([status, json]).toEqual([400, expect.objectContaining({ errorCode: "IDEMPOTENCY_KEY_REQUIRED" })]);
});

test("a repeat gets the stored answer, however its fields are ordered", async () => {
	const before = effects;
	const first = await transferring("key-of-a-repeat-1", { amount: "1", note: "a" });
	const again = await transferring("key-of-a-repeat-1", { note: "a", amount: "1" });
	expect([again.status, again.text]).toEqual([200, first.text]);
	expect(effects - before).toBe(1);
});

test.each([
	["slow", 409, "UNDER_WAY"],
	["busy", 503, "BUSY"],
] as const)(
	"a refusal that passes (%s) is not kept: who asks again learns what became of it",
	async (amount, status, errorCode) => {
		effects = 0;
		const key = `key-of-a-passing-${amount}`;
		const first = await transferring(key, { amount });
		expect([first.status, first.json]).toEqual([status, expect.objectContaining({ errorCode })]);
		const again = await transferring(key, { amount });
		expect(again.json).toEqual({ success: true, value: { number: 2 } });
		expect((await transferring(key, { amount })).text).toBe(again.text);
		expect(effects).toBe(2);
	},
);

test("repeats at once wait for the one effect", async () => {
	const before = effects;
	const answers = await Promise.all(Array.from({ length: 6 }, () => transferring("key-of-a-race-01", { amount: "2" })));
	expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
	expect(effects - before).toBe(1);
});

test("other content under the key is a conflict", async () => {
	await transferring("key-of-a-conflict", { amount: "3" });
	const { status, json } = await transferring("key-of-a-conflict", { amount: "4" });
	expect([status, json]).toEqual([409, expect.objectContaining({ errorCode: "IDEMPOTENCY_CONFLICT" })]);
});

test("another's same key is another key", async () => {
	const mine = await transferring("key-of-two-people", { amount: "5" });
	const theirs = await transferring("key-of-two-people", { amount: "5" }, "guest-token");
	expect(theirs.text).not.toBe(mine.text);
});

test("a refusal is an answer too", async () => {
	const before = effects;
	const first = await transferring("key-of-a-refusal", { amount: "9999" });
	const again = await transferring("key-of-a-refusal", { amount: "9999" });
	expect([first.status, again.status, again.text]).toEqual([422, 422, first.text]);
	expect(effects - before).toBe(1);
});

test("after a bug the call may be tried again", async () => {
	if (effects % 2 === 1) await transferring("key-to-be-even-01", { amount: "1" });
	expect((await transferring("key-of-a-bug-00001", { amount: "bug" })).status).toBe(500);
	expect((await transferring("key-of-a-bug-00001", { amount: "bug" })).status).toBe(200);
});
