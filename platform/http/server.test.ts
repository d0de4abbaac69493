// The rules of every call, over real sockets.
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, failure, nothing, sharedErrors } from "#platform/contract";
import { err, ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { answerFrom, testServer } from "./testing/server.ts";

const shape = { summary: "A call of the tests", moduleIds: ["TEST", "OLD"], errors: {} } as const;
const echo = defineEndpoint({
	...shape,
	name: "echo",
	method: "POST",
	path: "/wps/test/echo",
	access: "public",
	input: z.object({ word: z.string().check(z.maxLength(20)), password: z.optional(z.string()) }),
	example: { word: "tile" },
	output: z.object({ word: z.string() }),
	errors: { NO_SUCH_WORD: { status: 422 } },
});
const facts = defineEndpoint({
	...shape,
	name: "facts",
	method: "GET",
	path: "/wps/test/facts",
	access: "optional",
	input: z.object({ page: z._default(z.coerce.number(), 1) }),
	example: { page: 1 },
	output: z.object({
		account: z.string(),
		language: z.string(),
		merchant: z.string(),
		page: z.number(),
		id: z.string(),
	}),
});
const onlySession = defineEndpoint({
	...shape,
	name: "only-session",
	method: "GET",
	path: "/wps/test/session",
	access: "session",
	input: nothing,
	output: z.object({ account: z.string() }),
});
const onlyMember = defineEndpoint({ ...onlySession, name: "only-member", path: "/wps/test/member", access: "member" });
const onlyStaff = defineEndpoint({
	...onlySession,
	name: "only-staff",
	path: "/ops/test/staff",
	access: "staff",
	permission: "cashier.deposits:decide",
});
const anyStaff = defineEndpoint({ ...onlyStaff, name: "any-staff", path: "/ops/test/any", permission: "own" });
const onlyPlay = defineEndpoint({ ...onlySession, name: "only-play", path: "/wps/test/play", access: "play" });
const broken = defineEndpoint({ ...onlySession, name: "broken", path: "/wps/test/broken", access: "public" });
const liar = defineEndpoint({ ...broken, name: "liar", path: "/wps/test/liar" });
const long = defineEndpoint({ ...broken, name: "long", path: "/wps/test/long" });
const secret = "Secret0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH";

const server = await testServer({
	addressLimit: "none",
	bodyLimitBytes: 2_000,
	requestTimeoutMilliseconds: 1_000,
	routes: [
		bind(echo, async ({ word }) =>
			word === "unheard" ? err(failure("NO_SUCH_WORD", { hint: 1 })) : ok({ word, leaked: secret }),
		),
		bind(facts, async ({ page }, { principal, language, merchant, requestId }) =>
			ok({ account: principal?.account ?? "nobody", language, merchant, page, id: requestId }),
		),
		bind(onlySession, async (_input, { principal }) => ok({ account: principal.account })),
		bind(onlyMember, async (_input, { principal }) => ok({ account: principal.account })),
		bind(onlyStaff, async (_input, { staff }) => ok({ account: staff.name })),
		bind(anyStaff, async (_input, { staff }) => ok({ account: staff.name })),
		bind(onlyPlay, async (_input, { play }) => ok({ account: play.gameCode })),
		bind(broken, async () => {
			throw new Error(`cannot use ${secret}`);
		}),
		// A handler whose value is not what its contract says, as a bug would make it.
		bind(liar, async () => ok(JSON.parse(`{"account":{"token":"${secret}"}}`))),
		bind(long, async () => ok({ account: "long ".repeat(2_000) })),
	],
});

const refused = (code: string, value?: unknown) =>
	expect.objectContaining({
		success: false,
		errorCode: code,
		message: `en:${code}`,
		...(value === undefined ? {} : { value }),
	});

describe("the envelope", () => {
	test("holds the value of a success, without what the contract does not name", async () => {
		const { status, json, text } = await server.call(echo, { body: '{"word":"hello"}' });
		expect({ status, json }).toEqual({ status: 200, json: { success: true, value: { word: "hello" } } });
		expect(text).not.toContain(secret);
	});

	test("holds code, sentence and value of a failure, with the contract's status", async () => {
		const { status, json } = await server.call(echo, { body: '{"word":"unheard"}', head: { language: "KO" } });
		expect(status).toBe(422);
		expect(json).toEqual({ success: false, message: "ko:NO_SUCH_WORD", errorCode: "NO_SUCH_WORD", value: { hint: 1 } });
	});

	test("is compressed only when it is long", async () => {
		const tall = await server.call(long);
		expect(tall.head.get("content-encoding")).toMatch(/br|gzip/);
		expect(tall.json).toEqual({ success: true, value: { account: "long ".repeat(2_000) } });
		expect((await server.call(facts)).head.get("content-encoding")).toBeNull();
	});
});

describe("a request id", () => {
	test("is made, unique, and echoed", async () => {
		const [one, two] = await Promise.all([server.call(facts), server.call(facts)]);
		expect(one.head.get("x-request-id")).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
		expect(one.head.get("x-request-id")).not.toBe(two.head.get("x-request-id"));
		expect(one.json).toMatchObject({ value: { id: one.head.get("x-request-id") } });
	});

	test.each([
		["trace-0001.a", true],
		["short", false],
		["has spaces in it", false],
		["x".repeat(65), false],
	])("of the caller, %s, is taken: %s", async (id, taken) => {
		const { head } = await server.call(facts, { head: { "x-request-id": id } });
		expect(head.get("x-request-id") === id).toBe(taken);
	});
});

describe("headers of a call", () => {
	test.each([
		["TEST", 200],
		["OLD", 200],
		["WRONG", 400],
		["", 400],
	])("Module-Id %j is answered with %i", async (moduleId, status) => {
		const answer = await server.call(facts, { head: { "module-id": moduleId } });
		expect(answer.status).toBe(status);
		if (status === 400) expect(answer.json).toEqual(refused("INVALID_MODULE"));
	});

	test("an unknown merchant is refused, none stands for the host's", async () => {
		expect((await server.call(facts, { head: { merchant: "nobody" } })).json).toEqual(refused("UNKNOWN_MERCHANT"));
		expect((await server.call(facts, { head: { merchant: "" } })).json).toMatchObject({
			value: { merchant: "tessera" },
		});
	});

	test.each([
		[{ language: "KO" }, "ko"],
		[{ language: "XX", "accept-language": "ko-KR,en;q=0.5" }, "ko"],
		[{ language: "", "accept-language": "fr, zh-CN;q=0.8, en;q=0.7" }, "cn"],
		[{ language: "", "accept-language": "fr;q=1, de" }, "en"],
		[{ language: "", "accept-language": "ko;q=abc, en;q=0.1" }, "en"],
	])("%j is language %s", async (head, language) => {
		expect((await server.call(facts, { head })).json).toMatchObject({ value: { language } });
	});
});

describe("access", () => {
	const cases = [
		[facts, undefined, "nobody"],
		[facts, "member-token", "alice"],
		[facts, "forged", "nobody"],
		[facts, "other-token", "nobody"],
		[onlySession, undefined, "NOT_LOGGED_IN"],
		[onlySession, "forged", "NOT_LOGGED_IN"],
		[onlySession, "other-token", "NOT_LOGGED_IN"],
		[onlySession, "guest-token", "alice"],
		[onlyMember, "guest-token", "GUEST_NOT_ALLOWED"],
		[onlyMember, undefined, "NOT_LOGGED_IN"],
		[onlyMember, "member-token", "alice"],
		[onlyPlay, "member-token", "NOT_LOGGED_IN"],
		[onlyPlay, "play-token", "gems"],
		[onlyStaff, undefined, "NOT_LOGGED_IN"],
		[onlyStaff, "member-token", "NOT_LOGGED_IN"],
		[onlyStaff, "play-token", "NOT_LOGGED_IN"],
		[onlyStaff, "staff-elsewhere-token", "NOT_LOGGED_IN"],
		[onlyStaff, "staff-token", "NOT_PERMITTED"],
		[onlyStaff, "cashier-token", "olga"],
		[anyStaff, "staff-token", "olga"],
		[anyStaff, "member-token", "NOT_LOGGED_IN"],
		[onlyMember, "staff-token", "NOT_LOGGED_IN"],
	] as const;
	test.each(cases.map(([endpoint, token, outcome]) => [endpoint.access, token, outcome, endpoint] as const))(
		"%s with %s: %s",
		async (_access, token, outcome, endpoint) => {
			const { json } = await server.call(
				endpoint,
				token === undefined ? {} : { head: { authorization: `Bearer ${token}` } },
			);
			const expected = /^[A-Z_]+$/.test(outcome)
				? refused(outcome)
				: { success: true, value: expect.objectContaining({ account: outcome }) };
			expect(json).toEqual(expected);
		},
	);

	test.each([
		"member-token",
		"Basic member-token",
		"Bearer ",
		`Bearer ${"x".repeat(600)}`,
		"Bearer a b",
		"Bearer\tmember-token",
	])("authorization %j is nobody's", async (authorization) => {
		expect((await server.call(onlySession, { head: { authorization } })).status).toBe(401);
	});
});

test.each([
	["staff without a permission", defineEndpoint({ ...onlySession, name: "open-staff", access: "staff" })],
	["a permission for members", defineEndpoint({ ...onlySession, name: "odd", permission: "own" })],
])("%s is never served", async (_, endpoint) => {
	await expect(testServer({ routes: [bind(endpoint, async () => ok({ account: "" }))] })).rejects.toThrow("permission");
});

describe("input", () => {
	test.each([
		["a wrong kind", '{"word":1}', [{ path: "word", code: "invalid_type" }]],
		["a missing field", "{}", [{ path: "word", code: "invalid_type" }]],
		["too much", `{"word":"${"x".repeat(21)}"}`, [{ path: "word", code: "too_big" }]],
		["no object", "[]", [{ path: "", code: "invalid_type" }]],
		["not JSON", '{"word":', [{ path: "", code: "malformed" }]],
		["nothing at all", "", [{ path: "word", code: "invalid_type" }]],
		["a poisoned prototype", '{"word":"a","__proto__":{"admin":true}}', [{ path: "", code: "malformed" }]],
		["a hidden prototype", '{"word":"a","\\u005f_proto__":{"admin":true}}', [{ path: "", code: "malformed" }]],
		[
			"a poisoned constructor",
			'{"word":"a","constructor":{"prototype":{"admin":true}}}',
			[{ path: "", code: "malformed" }],
		],
		["a NUL", '{"word":"a\\u0000b"}', [{ path: "", code: "malformed" }]],
		["a deep list", `{"word":${"[".repeat(900)}${"]".repeat(900)}}`, [{ path: "", code: "malformed" }]],
	])("%s is INVALID_INPUT and says where", async (_what, body, issues) => {
		const { status, json } = await server.call(echo, { body });
		expect(status).toBe(400);
		expect(json).toEqual(refused("INVALID_INPUT", { issues }));
	});

	test("brackets and escapes inside strings are no depth", async () => {
		const word = '"\\[[[[{{{{\\"]';
		const { json } = await server.call(echo, { body: JSON.stringify({ word, password: "[".repeat(100) }) });
		expect(json).toEqual({ success: true, value: { word } });
	});

	test("a query is read from text, its defaults filled in", async () => {
		expect((await server.call(facts, { query: "?page=7" })).json).toMatchObject({ value: { page: 7 } });
		expect((await server.call(facts)).json).toMatchObject({ value: { page: 1 } });
	});

	test.each(["?page=abc", "?page=1&page=2", "?page=%00", "?a=%00", "?page=%zz"])(
		"query %s is INVALID_INPUT",
		async (query) => {
			const { status, json } = await server.call(facts, { query });
			expect({ status, json }).toEqual({ status: 400, json: refused("INVALID_INPUT") });
		},
	);

	test("a wrong value is not echoed", async () => {
		const { text } = await server.call(echo, { body: JSON.stringify({ word: "x", password: [secret] }) });
		expect(text).toContain("password");
		expect(text).not.toContain(secret);
	});
});

describe("what never reaches a handler", () => {
	const fetchAt = async (path: string, init: RequestInit = {}) => answerFrom(await fetch(server.url + path, init));

	test.each([
		["an unknown path", "/wps/nowhere", {}, "NOT_FOUND"],
		["a path that is none", "/%zz", {}, "NOT_FOUND"],
		["a way out", "/..%2f..%2fetc/passwd", {}, "NOT_FOUND"],
		["a wrong method", "/wps/test/echo", { method: "GET" }, "METHOD_NOT_ALLOWED"],
		["an odd method", "/wps/test/echo", { method: "PROPFIND" }, "METHOD_NOT_ALLOWED"],
		["a preflight", "/wps/test/echo", { method: "OPTIONS" }, "METHOD_NOT_ALLOWED"],
		[
			"a form",
			"/wps/test/echo",
			{ method: "POST", body: new URLSearchParams({ word: "a" }) },
			"UNSUPPORTED_MEDIA_TYPE",
		],
		["plain text", "/wps/test/echo", { method: "POST", body: "word" }, "UNSUPPORTED_MEDIA_TYPE"],
		["a sealed body where none is asked", "/wps/test/echo", jose, "UNSUPPORTED_MEDIA_TYPE"],
		["a body too large", "/wps/test/echo", json("x".repeat(2_001)), "PAYLOAD_TOO_LARGE"],
	] as const)("%s: %s", async (_what, path, init, code) => {
		const { status, json, head } = await fetchAt(path, init);
		expect({ status, json }).toEqual({ status: sharedErrors[code].status, json: refused(code) });
		expect(head.get("x-request-id")).not.toBeNull();
	});

	test("a wrong method is told the right one", async () => {
		expect((await fetchAt("/wps/test/echo")).head.get("allow")).toBe("POST");
	});

	test("a body that stops half way is hung up on", async () => {
		const half =
			"POST /wps/test/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
		expect(await rawly(half)).toMatch(/^HTTP\/1\.1 408 /);
	});

	test.each([
		["no HTTP", "hello\r\n\r\n", 400],
		["headers without end", `GET / HTTP/1.1\r\nhost: a\r\n${`x: ${"y".repeat(1_000)}\r\n`.repeat(30)}\r\n`, 431],
		["two lengths", "POST /wps/test/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}", 400],
		[
			"length and chunks",
			"POST /wps/test/echo HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
			400,
		],
	])("%s gets an envelope and the end of the line", async (_what, text, status) => {
		const answer = await rawly(text);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		expect(answer).toContain('"errorCode":"INVALID_INPUT"');
	});
});

const jose: RequestInit = {
	method: "POST",
	body: "a.b.c.d.e",
	headers: { "content-type": "application/jose", "module-id": "TEST" },
};

function json(body: string): RequestInit {
	return { method: "POST", body, headers: { "content-type": "application/json", "module-id": "TEST" } };
}

function rawly(text: string): Promise<string> {
	return new Promise((resolve) => {
		let answer = "";
		const socket = connect({ port: Number(new URL(server.url).port), host: "127.0.0.1" }, () => socket.write(text));
		socket.on("data", (chunk) => {
			answer += chunk;
		});
		socket.on("error", () => undefined);
		socket.on("close", () => resolve(answer));
	});
}

describe("a bug", () => {
	test("is a SYSTEM_ERROR with an id and without detail; the log has the stack without the secret", async () => {
		const { status, json, text, head } = await server.call(broken);
		expect({ status, json }).toEqual({ status: 500, json: refused("SYSTEM_ERROR") });
		expect(text).not.toContain("cannot use");
		const id = head.get("x-request-id");
		const line = server
			.logged()
			.split("\n")
			.find((entry) => entry.includes(`"${id}"`) && entry.includes('"level":50'));
		expect(line).toContain("server.test.ts");
		expect(line).not.toContain(secret);
	});

	test("an answer that is not what its contract says is one", async () => {
		const { json, text } = await server.call(liar);
		expect(json).toEqual(refused("SYSTEM_ERROR"));
		expect(text + server.logged()).not.toContain(secret);
	});
});

test("neither a password nor a token is in the log", async () => {
	await server.call(echo, {
		body: JSON.stringify({ word: "hello", password: secret }),
		head: { authorization: `Bearer ${secret}` },
	});
	await server.call(echo, { body: JSON.stringify({ password: secret }), query: `?token=${secret}` });
	await server.call(onlySession, { head: { authorization: `Bearer ${secret}` } });
	expect(server.logged()).toContain('"call":"echo"');
	expect(server.logged()).not.toContain(secret);
});

test("two endpoints of one name are a bug at the start", async () => {
	const route = bind(echo, async ({ word }) => ok({ word }));
	await expect(testServer({ routes: [route, route] })).rejects.toThrow("two endpoints are named echo");
});
