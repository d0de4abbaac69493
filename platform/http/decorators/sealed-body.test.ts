// Sealed bodies: opened only with our key, only fresh, only once; what was sealed stays out of answers and logs.
import { CompactEncrypt, importJWK } from "jose";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { createClient, sealWithServerKey } from "#platform/contract/client";
import { ok, unwrap } from "#platform/kernel";
import { bind, newSealingJwk, sealingKeyFrom } from "../index.ts";
import { testServer } from "../testing/server.ts";

const login = defineEndpoint({
	name: "login",
	summary: "Logs in",
	method: "POST",
	path: "/wps/test/login",
	moduleIds: ["TEST"],
	access: "public",
	sealed: true,
	input: z.object({ password: z.string() }),
	example: { password: "tiles4all" },
	output: z.object({ letters: z.number() }),
	errors: {},
});

const sealingKey = await sealingKeyFrom(await newSealingJwk());
const anotherKey = await sealingKeyFrom(await newSealingJwk());
const server = await testServer({
	sealingKey,
	addressLimit: "none",
	routes: [bind(login, async ({ password }) => ok({ letters: password.length }))],
});
const now = server.clock.now().getTime();
const body = { password: "correct horse" };
let nonces = 0;
const nextNonce = () => `nonce-of-the-test-${nonces++}`;

type Jwk = Parameters<typeof importJWK>[0];

async function seal(content: unknown, to: Jwk = sealingKey.published, enc = "A256GCM"): Promise<string> {
	const plain = typeof content === "string" ? content : JSON.stringify(content);
	return new CompactEncrypt(new TextEncoder().encode(plain))
		.setProtectedHeader({ alg: "ECDH-ES", enc })
		.encrypt(await importJWK(to, "ECDH-ES"));
}

test("the key is published in the envelope, its private half is not", async () => {
	const response = await fetch(`${server.url}/wps/system/key`);
	expect(await response.json()).toEqual({ success: true, value: sealingKey.published });
	expect(Object.keys(sealingKey.published).sort()).toEqual(["crv", "kid", "kty", "x", "y"]);
});

test("the typed client's seal opens here", async () => {
	server.clock.advance(Date.now() - server.clock.now().getTime());
	const client = createClient({
		origin: server.url,
		merchant: () => "tessera",
		language: () => "EN",
		token: () => undefined,
		seal: sealWithServerKey({ origin: server.url, fetch }),
		fetch,
	});
	expect(unwrap(await client.call(login, body))).toEqual({ letters: 13 });
	server.clock.advance(now - server.clock.now().getTime());
});

test("a body is opened once: its replay is refused", async () => {
	const sealed = await seal({ body, sentAt: now, nonce: nextNonce() });
	const [first, again] = [await server.call(login, { body: sealed }), await server.call(login, { body: sealed })];
	expect(first.json).toEqual({ success: true, value: { letters: 13 } });
	expect([again.status, again.json]).toEqual([400, expect.objectContaining({ errorCode: "INVALID_SEALED_BODY" })]);
});

test("the same body sent twice at once is opened once", async () => {
	const sealed = await seal({ body, sentAt: now, nonce: nextNonce() });
	const answers = await Promise.all(Array.from({ length: 8 }, () => server.call(login, { body: sealed })));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
});

describe("a sealed body", () => {
	const minutes = 60_000;
	test.each([
		["five minutes old", now - 5 * minutes, 200],
		["older", now - 5 * minutes - 1, 400],
		["a minute ahead", now + minutes, 200],
		["further ahead", now + minutes + 1, 400],
		["with a time that is none", "now", 400],
	])("%s is answered with its status", async (_age, sentAt, status) => {
		expect((await server.call(login, { body: await seal({ body, sentAt, nonce: nextNonce() }) })).status).toBe(status);
	});

	test.each([
		["for another's key", () => seal({ body, sentAt: now, nonce: nextNonce() }, anotherKey.published)],
		["under another cipher", () => seal({ body, sentAt: now, nonce: nextNonce() }, sealingKey.published, "A128GCM")],
		["without a nonce", () => seal({ body, sentAt: now })],
		["with a short nonce", () => seal({ body, sentAt: now, nonce: "short" })],
		["that holds no JSON", () => seal("password=1")],
		["that holds poisoned JSON", () => seal(`{"body":{"__proto__":{}},"sentAt":${now},"nonce":"${nextNonce()}"}`)],
		["that was touched", async () => `${(await seal({ body, sentAt: now, nonce: nextNonce() })).slice(0, -4)}AAAA`],
		["that is none", async () => "a.b.c.d.e"],
		["that is empty", async () => ""],
	])("%s is INVALID_SEALED_BODY", async (_what, make) => {
		const { status, json } = await server.call(login, { body: await make() });
		expect([status, json]).toEqual([400, expect.objectContaining({ errorCode: "INVALID_SEALED_BODY" })]);
	});

	test("with a wrong content inside is INVALID_INPUT, without its value", async () => {
		const sealed = await seal({ body: { password: ["hidden-word"] }, sentAt: now, nonce: nextNonce() });
		const { json, text } = await server.call(login, { body: sealed });
		expect(json).toMatchObject({ errorCode: "INVALID_INPUT", value: { issues: [{ path: "password" }] } });
		expect(text + server.logged()).not.toContain("hidden-word");
	});
});

test("an open body is refused where a sealed one is asked for", async () => {
	const head = { "content-type": "application/json" };
	expect((await server.call(login, { body: JSON.stringify(body), head })).status).toBe(415);
	expect((await server.call(login)).status).toBe(415);
});
