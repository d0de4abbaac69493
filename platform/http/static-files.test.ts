// Built applications, health and documents, as a browser and a monitor see them.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { testServer } from "./testing/server.ts";

const folder = await mkdtemp(join(tmpdir(), "built-app-"));
afterAll(() => rm(folder, { recursive: true }));
for (const app of ["site", "arcade"]) {
	await mkdir(join(folder, app, "assets"), { recursive: true });
	await writeFile(join(folder, app, "index.html"), `<title>${app}</title>`);
	await writeFile(join(folder, app, "assets", "main-abc123.js"), "export {};");
	await writeFile(join(folder, app, "assets", "main-abc123.js.gz"), gzipSync("export {};"));
}
await mkdir(join(folder, "site", "first"));
for (const page of ["index", "rng"]) {
	await writeFile(join(folder, "site", "first", `${page}.html`), `<title>${page} first</title>`);
}
await writeFile(join(folder, "secret.txt"), "outside");

const look = defineEndpoint({
	name: "look",
	summary: "Looks something up",
	method: "GET",
	path: "/wps/test/look",
	moduleIds: ["TEST"],
	access: "member",
	input: z.object({ page: z._default(z.coerce.number(), 1), word: z.string() }),
	example: { page: 2, word: "tile" },
	output: z.object({ found: z.boolean() }),
	errors: { NOT_THERE: { status: 404 } },
});

let databaseWorks = true;
let opensOtherWindows = false;
let frames: readonly string[] = [];
let pictures: readonly string[] = [];
const server = await testServer({
	addressLimit: "none",
	routes: [bind(look, async () => ok({ found: true }))],
	checks: [{ name: "database", check: async () => databaseWorks }],
	apps: [
		{
			prefix: "/",
			directory: join(folder, "site"),
			pages: ["/", "/index", "/index.html", "/rng", "/help", "/replay/*"],
			unlisted: ["/replay/*"],
			framedBy: "nobody",
			opensOtherWindows: async () => opensOtherWindows,
			frames: () => frames,
		},
		{
			prefix: "/arcade/",
			directory: join(folder, "arcade"),
			pages: ["/arcade/"],
			framedBy: "self",
			pictures: async () => pictures,
		},
	],
});
const get = (path: string, head: Record<string, string> = {}) => fetch(server.url + path, { headers: head });

test.each([
	["/", "index first"],
	["/index", "index first"],
	["/index.html", "index first"],
	["/rng?page=originals", "rng first"],
	["/help", "site"],
	["/arcade/", "arcade"],
])("%s is answered with the page %s, asked for again each time", async (path, app) => {
	const response = await get(path);
	expect([response.status, await response.text()]).toEqual([200, `<title>${app}</title>`]);
	expect(response.headers.get("cache-control")).toBe("no-cache");
	expect(response.headers.get("content-type")).toContain("text/html");
});

test("a page that no search engine may keep says so, and no other does", async () => {
	expect((await get("/replay/some-token")).headers.get("x-robots-tag")).toBe("noindex");
	expect((await get("/help")).headers.get("x-robots-tag")).toBeNull();
});

test("hashed assets are kept for ever and come compressed when they were built so", async () => {
	const response = await get("/assets/main-abc123.js", { "accept-encoding": "gzip" });
	expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect(response.headers.get("content-encoding")).toBe("gzip");
	expect(await response.text()).toBe(gunzipSync(gzipSync("export {};")).toString());
	expect(response.headers.get("content-type")).toContain("javascript");
});

test.each(["/../secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/nothing.js", "/.env"])(
	"%s is not there",
	async (path) => {
		const response = await get(path);
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('"errorCode":"NOT_FOUND"');
	},
);

test("a person who goes astray gets the site's page, with its policy and a 404", async () => {
	const response = await get("/no/such/page", { accept: "text/html,*/*" });
	expect([response.status, await response.text()]).toEqual([404, "<title>site</title>"]);
	expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
	expect((await get("/no/such/page")).headers.get("content-type")).toContain("json");
});

test("the site may be framed by nobody, the arcade by the site; no page runs foreign or inline code", async () => {
	const [site, arcade] = [await get("/"), await get("/arcade/")];
	const policy = (response: Response) => response.headers.get("content-security-policy") ?? "";
	expect(policy(site)).toContain("frame-ancestors 'none'");
	expect(site.headers.get("x-frame-options")).toBe("DENY");
	expect(policy(arcade)).toContain("frame-ancestors 'self'");
	expect(arcade.headers.get("x-frame-options")).toBe("SAMEORIGIN");
	for (const response of [site, arcade]) {
		expect(policy(response)).toMatch(/default-src 'self';script-src 'self';style-src 'self';/);
		expect(policy(response)).toContain(`connect-src 'self' data: blob: ws://${new URL(server.url).host}`);
		expect(policy(response)).toContain("object-src 'none';base-uri 'none'");
		expect(policy(response)).not.toContain("unsafe");
	}
});

test("pictures come from other origins only where they are named, and only by an origin", async () => {
	const policy = async (path: string) => (await get(path)).headers.get("content-security-policy") ?? "";
	pictures = ["https://studio.example", "https://x.example; script-src *"];
	const arcade = await policy("/arcade/");
	expect(arcade).toContain("media-src 'self' https://studio.example data: blob:");
	expect(arcade).toContain("connect-src 'self' https://studio.example data:");
	expect(arcade).not.toContain("x.example");
	expect(await policy("/")).not.toContain("studio.example");
	pictures = [];
});

test("a page lets a window that it opens answer it only where that was asked for", async () => {
	const policy = async (path: string) => (await get(path)).headers.get("cross-origin-opener-policy");
	expect(await policy("/help")).toBe("same-origin");
	opensOtherWindows = true;
	expect([await policy("/help"), await policy("/arcade/")]).toEqual(["same-origin-allow-popups", "same-origin"]);
	expect(await policy("/assets/main-abc123.js")).toBe("same-origin");
	opensOtherWindows = false;
});

test("a page frames its own origin, and those that it is told at that moment", async () => {
	const framed = async (path: string) =>
		/frame-src ([^;]*)/.exec((await get(path)).headers.get("content-security-policy") ?? "")?.[1];
	expect(await framed("/help")).toBe("'self'");
	frames = ["https://games.example", "http://127.0.0.1:4400", "https://a.example; script-src *", "*"];
	expect(await framed("/help")).toBe("'self' https://games.example http://127.0.0.1:4400");
	expect(await framed("/arcade/")).toBe("'self'");
	frames = [];
});

test("https is promised only to those who came by it", async () => {
	expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
	const behind = await testServer({
		routes: [],
		trustProxy: true,
		apps: [{ prefix: "/", directory: join(folder, "site"), pages: ["/"], framedBy: "nobody" }],
	});
	const response = await fetch(behind.url, { headers: { "x-forwarded-proto": "https" } });
	expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("health: up, ready, and not ready when a check fails", async () => {
	expect(await (await get("/healthz")).json()).toEqual({ status: "up" });
	expect(await (await get("/readyz")).json()).toEqual({ status: "ready", checks: { database: true, room: true } });
	databaseWorks = false;
	const response = await get("/readyz");
	expect([response.status, await response.json()]).toEqual([
		503,
		{ status: "not-ready", checks: { database: false, room: true } },
	]);
	databaseWorks = true;
});

test("metrics count calls by endpoint and code, for this machine only", async () => {
	await server.call(look, { query: "?word=a" });
	await server.call(look, { query: "?word=a", head: { authorization: "Bearer member-token" } });
	const text = await (await get("/metrics")).text();
	expect(text).toContain('tessera_calls_total{endpoint="look",code="NOT_LOGGED_IN"} 1');
	expect(text).toContain('tessera_calls_total{endpoint="look",code="OK"} 1');
	expect(text).toContain('tessera_call_seconds_count{endpoint="look"} 2');
	expect(text).toContain("nodejs_eventloop_lag_seconds");
	const stranger = await testServer({ routes: [], metricsFor: () => false });
	expect((await fetch(`${stranger.url}/metrics`)).status).toBe(404);
});

test("the document says what the contracts say", async () => {
	const document = await (await get("/docs/json")).json();
	const operation = document.paths["/wps/test/look"].get;
	expect(document.openapi).toBe("3.1.0");
	expect(operation).toMatchObject({ operationId: "look", security: [{ bearer: [] }] });
	expect(
		operation.parameters.map(({ name, required }: { name: string; required: boolean }) => [name, required]),
	).toEqual([
		["module-id", true],
		["merchant", false],
		["language", false],
		["page", false],
		["word", true],
	]);
	expect(operation.parameters.slice(3).map(({ example }: { example: unknown }) => example)).toEqual([2, "tile"]);
	expect(operation.responses["404"].description).toBe("NOT_THERE, NOT_FOUND");
});

test.each([
	["an open call", {}, "application/json"],
	["a form", { form: true }, "application/x-www-form-urlencoded"],
	["a sealed call", { sealed: true }, "application/jose"],
])("the document shows %s by its example", async (_, kind, type) => {
	const send = defineEndpoint({ ...look, name: "send", path: "/wps/test/send", method: "POST", ...kind });
	const { url } = await testServer({ routes: [bind(send, async () => ok({ found: true }))] });
	const document = await (await fetch(`${url}/docs/json`)).json();
	const content = document.paths["/wps/test/send"].post.requestBody.content[type];
	expect(content.example ?? content.schema.contentSchema.examples[0]).toEqual({ page: 2, word: "tile" });
});

const manage = defineEndpoint({
	...look,
	name: "manage",
	path: "/ops/manage",
	access: "staff",
	permission: "cashier.deposits:decide",
});
const enter = defineEndpoint({ ...look, name: "enter", path: "/ops/enter", access: "public" });
const found = async () => ok({ found: true });
const desk = { routes: [bind(look, found), bind(manage, found), bind(enter, found)] };

test.each(["json", "yaml"])("the %s document has no call of staff but for who works here", async (kind) => {
	const { url } = await testServer({ ...desk, staffDocsFor: () => false });
	const shown = async (head: Record<string, string> = {}) =>
		(await (await fetch(`${url}/docs/${kind}`, { headers: head })).text()).match(/\/(?:ops|wps)\/[a-z/]+/g);
	expect(await shown()).toEqual(["/wps/test/look"]);
	expect(await shown({ authorization: "Bearer member-token" })).toEqual(["/wps/test/look"]);
	const all = ["/wps/test/look", "/ops/manage", "/ops/enter"];
	expect(await shown({ authorization: "Bearer staff-token" })).toEqual(all);
	expect(await shown()).toEqual(["/wps/test/look"]);
});

test("the machine itself reads calls of staff, not whoever comes through a proxy nobody named", async () => {
	const { url } = await testServer(desk);
	const shown = async (head: Record<string, string> = {}) =>
		Object.keys((await (await fetch(`${url}/docs/json`, { headers: head })).json()).paths);
	expect(await shown()).toContain("/ops/manage");
	expect(await shown({ "x-forwarded-for": "192.0.2.7" })).toEqual(["/wps/test/look"]);
});

test("the documents' page works under a policy without inline scripts", async () => {
	const response = await get("/docs/");
	const policy = response.headers.get("content-security-policy") ?? "";
	const page = await response.text();
	expect(response.status).toBe(200);
	expect(policy).toBe(
		"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none';",
	);
	expect(page).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]/);
});

test("a call in flight is finished before the server is closed", async () => {
	const slow = defineEndpoint({ ...look, name: "slow", path: "/wps/test/slow", access: "public" });
	let finish: (() => void) | undefined;
	const closing = await testServer({
		routes: [
			bind(slow, async () => {
				await new Promise<void>((resolve) => {
					finish = resolve;
				});
				return ok({ found: true });
			}),
		],
	});
	const call = closing.call(slow, { query: "?word=a" });
	await vi.waitFor(() => expect(finish).toBeDefined());
	const closed = closing.close();
	await new Promise((resolve) => setTimeout(resolve, 50));
	finish?.();
	await closed;
	expect((await call).status).toBe(200);
	await expect(closing.call(slow, { query: "?word=a" })).rejects.toThrow();
});
