// Raw routes: the bytes that were signed, no envelope, no limit by address, and never a word about a bug.
import { createHash } from "node:crypto";
import { fastify as createFastify } from "fastify";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { manualClock } from "#platform/kernel";
import { type RawAnswer, type RawCall, type RawText, type RawVisit, serveRawRoutes } from "./raw-route.ts";
import { testServer } from "./testing/server.ts";
import { refusalsOfThrown } from "./thrown.ts";

const clock = manualClock(new Date("2026-05-01T12:00:00Z"));

async function served(
	handle: (call: RawCall) => Promise<RawAnswer | RawText | RawVisit>,
	{ log = pino({ level: "silent" }), outOfRoom = () => {} } = {},
) {
	const fastify = createFastify();
	fastify.removeAllContentTypeParsers();
	fastify.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
	serveRawRoutes(fastify, [{ method: "POST", path: "/vendors/test", handle }], {
		clock,
		log,
		refusalOfThrown: refusalsOfThrown(clock, outOfRoom),
	});
	return (payload: string, headers: Record<string, string> = {}) =>
		fastify.inject({
			method: "POST",
			url: "/vendors/test",
			payload,
			headers: { "content-type": "application/json", ...headers },
		});
}

test("the handler sees the bytes as they were sent, headers and time, and answers in its own words", async () => {
	const send = await served(async (call) => ({
		status: 401,
		body: {
			digest: createHash("sha256").update(call.body).digest("hex"),
			vendor: call.header("x-vendor"),
			at: call.now,
		},
	}));
	const text = '{ "b":1.10,   "a":"한글" }';
	const answer = await send(text, { "x-vendor": "ONE" });
	expect(answer.statusCode).toBe(401);
	expect(answer.json()).toEqual({
		digest: createHash("sha256").update(text).digest("hex"),
		vendor: "ONE",
		at: "2026-05-01T12:00:00.000Z",
	});
});

test("a bug in a handler is a bare 500", async () => {
	const send = await served(async () => {
		throw new Error("the secret is hunter2");
	});
	const answer = await send("{}");
	expect(answer.statusCode).toBe(500);
	expect(answer.body).toBe("{}");
});

const fullDisk = Object.assign(new Error("No space left on device"), { code: "53100" });

test.each([
	[
		"as a bare 503 where the handler lets it go",
		async () => {
			throw fullDisk;
		},
		[503, "{}"],
	],
	[
		"in the handler's own words where it has some",
		async (call: RawCall) => {
			call.failed(fullDisk, { call: "bet" });
			return { status: 200, body: { status: "TRY_AGAIN" } };
		},
		[200, '{"status":"TRY_AGAIN"}'],
	],
] as const)("a full disk is let known, written down in one line, and answered %s", async (_how, handle, answered) => {
	const lines: string[] = [];
	const outOfRoom = vi.fn();
	const log = pino({}, { write: (line: string) => void lines.push(line) });
	const send = await served(handle, { log, outOfRoom });
	const first = await send("{}");
	await send("{}");
	expect([first.statusCode, first.body]).toEqual(answered);
	expect([outOfRoom.mock.calls.length, lines.length]).toEqual([2, 1]);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({ path: "/vendors/test", code: "53100", refused: 1 });
});

test("a page comes with its own policy, and a form sends on", async () => {
	const page = await (await served(async () => ({ status: 200, page: "<p>Here</p>", policy: "default-src 'none'" })))(
		"{}",
	);
	expect(page.body).toBe("<p>Here</p>");
	expect(page.headers).toMatchObject({
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": "default-src 'none'",
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
	});
	const sent = await (await served(async ({ url }) => ({ status: 303, location: `/after${url}` })))("{}");
	expect([sent.statusCode, sent.headers.location]).toEqual([303, "/after/vendors/test"]);
});

test("a text that was signed goes out as it was written, with its signature beside it", async () => {
	const text = '{"balance":9007199254740993,  "a":1.00}';
	const send = await served(async () => ({ status: 200, text, headers: { "x-signature": "abc" } }));
	const answer = await send("{}");
	expect(answer.body).toBe(text);
	expect(answer.headers).toMatchObject({ "x-signature": "abc", "content-type": "application/json; charset=utf-8" });
});

test("machines that call from one place meet no limit by address; people at an address with a name in it do", async () => {
	const handle = async () => ({ status: 200, body: {} });
	const { fastify } = await testServer({
		routes: [],
		addressLimit: { max: 1, seconds: 60 },
		rawRoutes: [
			{ method: "POST", path: "/vendors/one/:vendor/bet", fromOnePlace: true, handle },
			{ method: "GET", path: "/pay/:payment", handle },
		],
	});
	const calls = async (method: "GET" | "POST", url: string) => {
		const answers = await Promise.all([1, 2, 3].map(() => fastify.inject({ method, url })));
		return answers.map(({ statusCode }) => statusCode).toSorted();
	};
	expect(await calls("POST", "/vendors/one/ACME/bet")).toEqual([200, 200, 200]);
	expect(await calls("GET", "/pay/7")).toEqual([200, 429, 429]);
	expect(await calls("POST", "/vendors/one/ACME/bet/more")).toEqual([429, 429, 429]);
});
