// What comes over the wire without being a call: broken requests, paths with tricks, pages nobody may have, too many
// calls from one place.
import { request } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { readStatus } from "#brand/contract";
import { headers } from "#platform/contract";
import { merchant } from "../caller.ts";
import { ownAddress } from "../journey.ts";
import { ownSite } from "../site.ts";
import { watchAftermath } from "./aftermath.ts";

watchAftermath();

const home = (): URL => new URL(ownSite().url);

/** What the server says to bytes. It hangs up by itself, or is given a second. */
function saidTo(bytes: string): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect(Number(home().port), home().hostname, () => socket.write(bytes));
		let said = "";
		socket.setEncoding("utf8").on("data", (chunk: string) => {
			said += chunk;
		});
		socket.setTimeout(1_000, () => socket.destroy());
		socket.on("error", () => undefined).on("close", () => resolve(said));
	});
}

type Reply = { readonly status: number; readonly text: string; readonly head: Readonly<Record<string, unknown>> };

/** A request whose path goes as it is, without the tidying of fetch. */
function ask(path: string, head: Readonly<Record<string, string>> = {}): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const options = { host: home().hostname, port: home().port, path, headers: { ...head } };
		const sent = request(options, (response) => {
			let text = "";
			response.setEncoding("utf8").on("data", (chunk: string) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, text, head: response.headers }));
		});
		sent.on("error", reject).end();
	});
}

describe("bytes", () => {
	it.each([
		["no request at all", "hello\r\n\r\n", /^HTTP\/1\.1 400 /],
		["a method of nobody", "BREW / HTTP/1.1\r\nhost: a\r\n\r\n", /^HTTP\/1\.1 4\d\d /],
		[
			"two lengths",
			"POST /wps/game/leavePlay HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}",
			/^HTTP\/1\.1 400 /,
		],
		[
			"a length and chunks, to smuggle a second request",
			"POST /wps/game/leavePlay HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: a\r\n\r\n",
			/^HTTP\/1\.1 400 /,
		],
		["a header without end", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
		["a header of NUL", "GET / HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n", /^HTTP\/1\.1 400 /],
		["no host", "GET /wps/system/status HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 400 /],
	])("of %s are answered and hung up on", async (_what, bytes, expected) => {
		const said = await saidTo(bytes);
		expect(said).toMatch(expected);
		expect(said.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
		expect(said).not.toMatch(/node_modules| at /);
	});
});

describe("a path", () => {
	it.each([
		"/../../../../etc/passwd",
		"/assets/..%2f..%2f..%2fserver%2fmain.js",
		"/assets/%2e%2e/%2e%2e/server/main.js",
		"/arcade/..%5c..%5cserver%5cmain.js",
		"/%00",
		"/assets/%00.js",
		"/.env",
		"/.git/config",
		"/package.json",
		"/server/main.js",
		"/demo-password",
		"/sealing-key.json",
		"//evil.example/%2f..",
		`/${"a".repeat(9_000)}`,
		"/wps/session/login/",
		"/WPS/session/login",
		"/wps//session/login",
		"/wps/session/login%00",
		"/%zz",
	])("%s leads nowhere", async (path) => {
		const { status, text } = await ask(path);
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
		expect(text).not.toMatch(/root:|"d":|drizzle|createHttp/);
	});

	it("of the metrics is for this machine alone", async () => {
		expect((await ask("/metrics", { "x-forwarded-for": ownAddress() })).status).not.toBe(200);
	});
});

describe("a page", () => {
	it.each(["/", "/index", "/arcade/"])("%s comes with a strict policy", async (path) => {
		const { head } = await ask(path);
		const policy = String(head["content-security-policy"]);
		expect(policy).toMatch(/script-src 'self'/);
		expect(policy).not.toMatch(/unsafe-inline'[^;]*;?.*script-src|script-src[^;]*unsafe/);
		expect(policy).toMatch(/object-src 'none'/);
		expect(policy).toMatch(path === "/arcade/" ? /frame-ancestors 'self'/ : /frame-ancestors 'none'/);
		expect(head["x-content-type-options"]).toBe("nosniff");
	});
});

describe("too many calls", () => {
	it("from one address are told when to come again, and others go on", async () => {
		const address = ownAddress();
		const head = (from: string) => ({
			[headers.moduleId]: readStatus.moduleIds[0],
			[headers.merchant]: merchant,
			"x-forwarded-for": from,
		});
		let last: Reply | undefined;
		for (let round = 0; round < 200 && last?.status !== 429; round += 1) {
			const replies = await Promise.all(Array.from({ length: 25 }, () => ask(readStatus.path, head(address))));
			last = replies.find(({ status }) => status === 429) ?? replies[0];
		}
		expect(last?.status).toBe(429);
		expect(last?.text).toContain("TOO_MANY_REQUESTS");
		expect(Number(last?.head["retry-after"])).toBeGreaterThan(0);
		expect((await ask(readStatus.path, head(ownAddress()))).status).toBe(200);
	});
});
