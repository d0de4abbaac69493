// What the house is called stands in its data: an operator's brand is named so before any script runs, and after.
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBooks } from "../../../e2e/books.ts";
import { ownSite } from "../../../e2e/site.ts";

const books = openBooks();
const host = "pebble.example";

beforeAll(async () => {
	await books.run(
		`insert into brand.brands (merchant, name, currency, play_money, default_language, languages, terms_version)
		select 'pebble', 'Pebble & Moss', currency, play_money, default_language, languages, terms_version
		from brand.brands where merchant = 'tessera'`,
	);
	await books.run(`insert into brand.domains values ('${host}', 'pebble')`);
});
afterAll(() => books.run("delete from brand.brands where merchant = 'pebble'"));

/** As a browser at that host asks. */
function read(path: string): Promise<string> {
	const { url } = ownSite();
	return new Promise((resolve, reject) => {
		const asked = request(new URL(path, url), { headers: { host, accept: "text/html" } }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () => resolve(Buffer.concat(parts).toString()));
		});
		asked.on("error", reject);
		asked.end();
	});
}

it.each(["/index", "/help", "/vip", "/nothing/here"])(
	"%s bears the name of the brand whose host it is",
	async (path) => {
		await expect.poll(() => read(path), { timeout: 5_000 }).toContain("<title>Pebble &amp; Moss</title>");
	},
);

it("so does what a phone installs", async () => {
	const manifest = JSON.parse(await read("/manifest.webmanifest"));
	expect([manifest.name, manifest.short_name]).toEqual(["Pebble & Moss", "Pebble & Moss"]);
	expect(await read("/offline.html")).toContain("<title>Pebble &amp; Moss</title>");
});
