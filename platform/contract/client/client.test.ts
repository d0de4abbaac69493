import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { err, ok } from "#platform/kernel";
import { defineEndpoint } from "../endpoint.ts";
import { createClient } from "./client.ts";
import { sealingKeyPath, sealWithServerKey } from "./seal.ts";

const readThing = defineEndpoint({
	name: "read-thing",
	summary: "A thing by its number",
	method: "GET",
	path: "/wps/thing",
	moduleIds: ["COMM3", "OTHER3"],
	access: "session",
	input: z.object({ number: z.number(), colour: z.optional(z.string()) }),
	example: { number: 1 },
	output: z.object({ name: z.string() }),
	errors: { THING_GONE: { status: 410 } },
});

const saveThing = defineEndpoint({
	...readThing,
	name: "save-thing",
	method: "POST",
	access: "public",
	input: z.object({ name: z.string() }),
	example: { name: "a vase" },
	errors: {},
});

type Sent = { url: string; init: RequestInit };

function clientAnswering(answer: unknown, token: string | undefined = "secret-token") {
	const sent: Sent[] = [];
	let loggedOut = 0;
	const client = createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "KO",
		token: () => token,
		seal: async (body) => `sealed:${JSON.stringify(body)}`,
		fetch: async (url, init) => {
			sent.push({ url: String(url), init: init ?? {} });
			if (answer instanceof Error) throw answer;
			if (answer instanceof Response) return answer.clone();
			return typeof answer === "string" ? new Response(answer) : Response.json(answer);
		},
		onLoggedOut: () => {
			loggedOut += 1;
		},
	});
	return { client, sent, loggedOut: () => loggedOut, head: () => new Headers(sent[0]?.init.headers) };
}

describe("what is sent", () => {
	test("a query leaves out what is not given; the headers carry module, merchant, language and token", async () => {
		const { client, sent, head } = clientAnswering({ success: true, value: { name: "vase" } });
		expect(await client.call(readThing, { number: 3, colour: undefined })).toEqual(ok({ name: "vase" }));
		expect(sent[0]?.url).toBe("http://site.test/wps/thing?number=3");
		expect(head().get("module-id")).toBe("COMM3");
		expect(head().get("merchant")).toBe("tessera");
		expect(head().get("language")).toBe("KO");
		expect(head().get("authorization")).toBe("Bearer secret-token");
	});

	test("a form is posted as forms are, and a call may name another of its modules", async () => {
		const { client, sent, head } = clientAnswering({ success: true, value: { name: "vase" } });
		await client.call({ ...saveThing, form: true }, { name: "a & b=ü" }, { moduleId: "OTHER3" });
		expect(head().get("content-type")).toBe("application/x-www-form-urlencoded");
		expect(sent[0]?.init.body).toBe("name=a+%26+b%3D%C3%BC");
		expect(head().get("module-id")).toBe("OTHER3");
	});

	test("a public call carries no token; a body is JSON; a key goes along", async () => {
		const { client, sent, head } = clientAnswering({ success: true, value: { name: "vase" } });
		await client.call(saveThing, { name: "vase" }, { idempotencyKey: "0123456789abcdef" });
		expect(head().has("authorization")).toBe(false);
		expect(head().get("idempotency-key")).toBe("0123456789abcdef");
		expect(sent[0]?.init.body).toBe('{"name":"vase"}');
	});

	test("a sealed call sends a sealed body only", async () => {
		const { client, sent, head } = clientAnswering({ success: true, value: { name: "vase" } });
		await client.call({ ...saveThing, sealed: true }, { name: "vase" });
		expect(head().get("content-type")).toBe("application/jose");
		expect(sent[0]?.init.body).toBe('sealed:{"name":"vase"}');
	});
});

describe("what comes back", () => {
	test("a refusal keeps its code, its sentence and its value", async () => {
		const refused = { success: false, message: "It is gone", errorCode: "THING_GONE", value: { since: 3 } };
		const { client, loggedOut } = clientAnswering(refused);
		expect(await client.call(readThing, { number: 3 })).toEqual(
			err({ code: "THING_GONE", message: "It is gone", value: { since: 3 } }),
		);
		expect(loggedOut()).toBe(0);
	});

	test("an ended session is told once for each answer", async () => {
		const { client, loggedOut } = clientAnswering({ success: false, message: "Log in", errorCode: "NOT_LOGGED_IN" });
		await client.call(readThing, { number: 3 });
		expect(loggedOut()).toBe(1);
	});

	test.each([
		["a value the contract does not know", { success: true, value: { name: 3 } }, "BAD_ANSWER"],
		["no envelope", { name: "vase" }, "BAD_ANSWER"],
		["null", null, "BAD_ANSWER"],
		["a page of a hotel's network", "<html>", "NETWORK"],
		["a gateway whose server is away", new Response("<html>", { status: 502 }), "TEMPORARILY_UNAVAILABLE"],
		["no answer", new Error("connection refused"), "NETWORK"],
	])("%s", async (_, answer, code) => {
		const { client } = clientAnswering(answer);
		expect(await client.call(readThing, { number: 3 })).toEqual(err({ code, message: "" }));
	});

	test("an answer that does not come in time", async () => {
		const client = createClient({
			origin: "",
			merchant: () => "tessera",
			language: () => "EN",
			token: () => undefined,
			seal: async () => "",
			timeoutMilliseconds: 20,
			fetch: (_, init) =>
				new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
		});
		expect(await client.call(readThing, { number: 3 })).toEqual(err({ code: "TIMEOUT", message: "" }));
	});
});

test("a sealed body opens with the server's key alone, and carries its time and a nonce", async () => {
	const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
	const value = { ...(await exportJWK(publicKey)), kid: "key-1" };
	const asked: string[] = [];
	const seal = sealWithServerKey({
		origin: "http://site.test",
		fetch: async (url) => {
			asked.push(String(url));
			return Response.json({ success: true, value });
		},
	});
	const [first, second] = [await seal({ password: "hunter2" }), await seal({ password: "hunter2" })];
	expect(asked[0]).toBe(`http://site.test${sealingKeyPath}`);
	expect(first.split(".")).toHaveLength(5);
	expect(first).not.toBe(second);
	const opened = await compactDecrypt(first, privateKey);
	expect(opened.protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "key-1" });
	const inside = z.parse(
		z.object({ body: z.object({ password: z.literal("hunter2") }), sentAt: z.number(), nonce: z.uuid() }),
		JSON.parse(new TextDecoder().decode(opened.plaintext)),
	);
	expect(Math.abs(inside.sentAt - Date.now())).toBeLessThan(60_000);
});
