import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { countryFile } from "../testing/country-file.ts";
import { type CountrySource, openCountrySource } from "./country-source.ts";

const folder = mkdtempSync(join(tmpdir(), "tessera-countries-"));
const file = join(folder, "countries.mmdb");
const lines: string[] = [];
const log = {
	warn: (_fields: unknown, message: string) => void lines.push(message),
};
const opened: CountrySource[] = [];

beforeEach(() => {
	lines.length = 0;
	rmSync(file, { force: true });
});
afterEach(() => Promise.all(opened.splice(0).map((source) => source.close())));
afterAll(() => rmSync(folder, { recursive: true }));

async function open(options: { file?: string; everyMilliseconds?: number } = { file }): Promise<CountrySource> {
	const source = await openCountrySource({
		file: options.file,
		log,
		everyMilliseconds: options.everyMilliseconds ?? 60_000,
	});
	opened.push(source);
	return source;
}

const korea = { "203.0.113.0/24": "KR", "198.51.100.128/25": "US", "192.0.2.1/32": "JP" };

describe("the country of an address", () => {
	test.each([
		["203.0.113.7", "KR"],
		["203.0.113.255", "KR"],
		["203.0.114.0", undefined],
		["198.51.100.127", undefined],
		["198.51.100.128", "US"],
		["192.0.2.1", "JP"],
		["192.0.2.2", undefined],
		["::ffff:203.0.113.7", "KR"],
		["2001:db8::1", undefined],
		["::1", undefined],
		["127.0.0.1", undefined],
		["not an address", undefined],
		["", undefined],
	])("%s is %s", async (address, country) => {
		writeFileSync(file, countryFile(korea));
		expect((await open()).countryOf(address)).toBe(country);
		expect(lines).toEqual([]);
	});
	test("of a code that is none is no country", async () => {
		writeFileSync(file, countryFile({ "203.0.113.0/24": "Korea" }));
		expect((await open()).countryOf("203.0.113.7")).toBeUndefined();
	});
});

describe("the file", () => {
	const complaint = "GEOIP_FILE cannot be read: no address has a country until it can";

	test("that nobody supplies is no fault", async () => {
		expect((await open({})).countryOf("203.0.113.7")).toBeUndefined();
		expect(lines).toEqual([]);
	});
	test.each([
		["is not there", () => undefined],
		["is empty", () => writeFileSync(file, "")],
		["is something else", () => writeFileSync(file, "not a database ".repeat(1_000))],
		[
			"is cut off",
			() => {
				const whole = countryFile(korea);
				writeFileSync(file, whole.subarray(whole.length / 2));
			},
		],
	])("that %s is said once, and no address has a country", async (_case, make) => {
		make();
		const source = await open();
		await source.refresh();
		await source.refresh();
		expect(source.countryOf("203.0.113.7")).toBeUndefined();
		expect(lines).toEqual([complaint]);
	});
	test("is read again when it changes, goes and comes back", async () => {
		writeFileSync(file, countryFile(korea));
		const source = await open();
		writeFileSync(`${file}.new`, countryFile({ "203.0.113.0/24": "VN" }));
		renameSync(`${file}.new`, file);
		await source.refresh();
		expect(source.countryOf("203.0.113.7")).toBe("VN");
		truncateSync(file, 10);
		await source.refresh();
		expect(source.countryOf("203.0.113.7")).toBeUndefined();
		rmSync(file);
		await source.refresh();
		writeFileSync(file, countryFile(korea));
		await source.refresh();
		expect(source.countryOf("203.0.113.7")).toBe("KR");
		expect(lines.filter((line) => line === complaint)).toHaveLength(2);
	});
	test("is looked at by itself", async () => {
		writeFileSync(file, countryFile(korea));
		const source = await open({ file, everyMilliseconds: 10 });
		writeFileSync(`${file}.new`, countryFile({ "203.0.113.0/24": "TH" }));
		renameSync(`${file}.new`, file);
		await expect.poll(() => source.countryOf("203.0.113.7"), { timeout: 5_000 }).toBe("TH");
	});
	test("is let go when it is closed", async () => {
		writeFileSync(file, countryFile(korea));
		const source = await open({ file, everyMilliseconds: 10 });
		await source.close();
		rmSync(file);
		await new Promise((go) => setTimeout(go, 60));
		expect(source.countryOf("203.0.113.7")).toBe("KR");
	});
});
