import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileHouseKey, houseKeyFrom } from "./house-key.ts";

const folder = mkdtempSync(join(tmpdir(), "tessera-house-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("is made once, read again, and only its owner may read it", () => {
	const file = join(folder, "new", "house-key");
	const first = fileHouseKey(file);
	expect(first("codes")).toEqual(fileHouseKey(file)("codes"));
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("every purpose has a key of its own, of 32 bytes", () => {
	const key = houseKeyFrom(Buffer.alloc(32, 7));
	expect(key("codes")).toHaveLength(32);
	expect(key("codes").equals(key("letters"))).toBe(false);
	expect(key("codes").equals(houseKeyFrom(Buffer.alloc(32, 8))("codes"))).toBe(false);
});

test("a file that holds none is refused", () => {
	const file = join(folder, "short");
	writeFileSync(file, "AAAA");
	expect(() => fileHouseKey(file)).toThrow("32 bytes");
});
