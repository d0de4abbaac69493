// The site's name in the files that bear it: the build's own, or that of the house one came to.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { testServer } from "./testing/server.ts";

const directory = await mkdtemp(join(tmpdir(), "named-files-"));
afterAll(() => rm(directory, { recursive: true }));
await writeFile(
	join(directory, "index.html"),
	'<title>Mosaic</title><meta name="description" content="Mosaic: a hall">',
);
await writeFile(join(directory, "manifest.webmanifest"), '{ "name": "Mosaic", "short_name": "Mosaic" }');
await mkdir(join(directory, "first"));
await writeFile(join(directory, "first", "index.html"), "<title>Mosaic</title>first");

const names = new Map([["stone.example", 'Stone & "Co" <1>']]);
const app = {
	prefix: "/",
	directory,
	pages: ["/index", "/help"],
	framedBy: "nobody",
	name: { built: "Mosaic", at: (host: string) => names.get(host), files: ["manifest.webmanifest"] },
} as const;
const server = await testServer({ addressLimit: "none", routes: [], apps: [app] });

type Answer = { readonly status: number; readonly head: (name: string) => string; readonly body: Buffer };

/** `fetch` names its host itself; these callers choose theirs. */
function get(path: string, head: Readonly<Record<string, string>> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const asked = request(server.url + path, { headers: { host: "stone.example", ...head } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () =>
				resolve({
					status: response.statusCode ?? 0,
					head: (name) => String(response.headers[name] ?? ""),
					body: Buffer.concat(parts),
				}),
			);
		});
		asked.on("error", reject);
		asked.end();
	});
}

test("a host of another name reads its own, safely written, in pages and in what is beside them", async () => {
	const page = await get("/help");
	expect(page.body.toString()).toBe(
		'<title>Stone &amp; &quot;Co&quot; &lt;1&gt;</title><meta name="description" content="Stone &amp; &quot;Co&quot; &lt;1&gt;: a hall">',
	);
	expect(page.head("content-type")).toBe("text/html; charset=utf-8");
	expect(page.head("cache-control")).toBe("no-cache");
	expect(page.head("content-security-policy")).toContain("default-src 'self'");
	expect((await get("/index")).body.toString()).toContain("</title>first");
	const manifest = await get("/manifest.webmanifest");
	expect(JSON.parse(manifest.body.toString())).toEqual({ name: 'Stone & "Co" <1>', short_name: 'Stone & "Co" <1>' });
	expect(manifest.head("content-type")).toContain("application/manifest+json");
});

test.each(["mosaic.example", "localhost"])(
	"at %s, which has no other name, the files are as they were built",
	async (host) => {
		expect((await get("/index", { host })).body.toString()).toBe("<title>Mosaic</title>first");
		expect(JSON.parse((await get("/manifest.webmanifest", { host })).body.toString()).name).toBe("Mosaic");
	},
);

test("it comes compressed as the caller can read it", async () => {
	const plain = (await get("/help")).body.toString();
	const br = await get("/help", { "accept-encoding": "gzip, br" });
	const gzip = await get("/help", { "accept-encoding": "gzip, br;q=0" });
	expect([br.head("content-encoding"), brotliDecompressSync(br.body).toString()]).toEqual(["br", plain]);
	expect([gzip.head("content-encoding"), gunzipSync(gzip.body).toString()]).toEqual(["gzip", plain]);
	expect(br.head("vary")).toContain("accept-encoding");
});

test("who has it already is told so, until the operator gives the house another name", async () => {
	const { head } = await get("/help");
	const known = { "if-none-match": head("etag") };
	const again = await get("/help", known);
	expect([again.status, again.body.length]).toEqual([304, 0]);
	names.set("stone.example", "Pebble");
	const renamed = await get("/help", known);
	expect([renamed.status, renamed.body.toString()]).toEqual([200, expect.stringContaining("<title>Pebble</title>")]);
});

test("an address with nothing is told so under the house's name", async () => {
	names.set("stone.example", "Pebble");
	const { status, body } = await get("/nothing", { accept: "text/html" });
	expect([status, body.toString()]).toEqual([404, expect.stringContaining("<title>Pebble</title>")]);
});
