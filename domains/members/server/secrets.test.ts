import { describe, expect, test } from "vitest";
import { memberId } from "#platform/kernel";
import { iconFor } from "./profile/icons.ts";
import { bucketOf, digestOf, newSecret, newToken, readToken } from "./secrets.ts";

describe("tokens", () => {
	test("carry their member and 256 random bits, another each time", () => {
		const made = Array.from({ length: 200 }, () => newToken(memberId("100042")));
		expect(new Set(made).size).toBe(200);
		for (const token of made) expect(token).toMatch(/^100042\.[A-Za-z0-9_-]{43}$/);
		expect(Buffer.from(newSecret(), "base64url")).toHaveLength(32);
	});
	test("are read back to the member and the digest of the whole", () => {
		const token = newToken(memberId("9223372036854775807"));
		expect(readToken(token)).toEqual({ memberId: "9223372036854775807", digest: digestOf(token) });
	});
	test.each([
		"",
		".",
		"1",
		`0.${"a".repeat(43)}`,
		`01.${"a".repeat(43)}`,
		`-1.${"a".repeat(43)}`,
		`1.${"a".repeat(42)}`,
		`1.${"a".repeat(44)}`,
		`1.${"a".repeat(42)}=`,
		`9223372036854775808.${"a".repeat(43)}`,
		`1.${"a".repeat(43)}\n`,
		` 1.${"a".repeat(43)}`,
	])("%j is none of ours", (text) => {
		expect(readToken(text)).toBeUndefined();
	});
});

describe("buckets of failed logins", () => {
	test("differ by kind, by every part and by where the parts are cut", () => {
		const buckets = [
			bucketOf("name", ["tessera", "ab"]),
			bucketOf("network", ["tessera", "ab"]),
			bucketOf("device", ["tessera", "ab"]),
			bucketOf("name", ["tesser", "aab"]),
			bucketOf("name", ["tessera", "a", "b"]),
			bucketOf("name", ["tessera", "ac"]),
			bucketOf("name", ["tessera", 'ab","x']),
		].map((bucket) => bucket.toString("hex"));
		expect(new Set(buckets).size).toBe(buckets.length);
		for (const bucket of buckets) expect(bucket).toHaveLength(64);
	});
	test("are the same for the same", () => {
		expect(bucketOf("name", ["tessera", "ab"]).equals(bucketOf("name", ["tessera", "ab"]))).toBe(true);
	});
});

test("a member has one of 24 tiles, always the same", () => {
	const tiles = new Set(Array.from({ length: 240 }, (_, index) => iconFor(memberId(String(index + 1)))));
	expect(tiles.size).toBe(24);
	for (const tile of tiles) expect(tile).toMatch(/^tile-(0[1-9]|1[0-9]|2[0-4])$/);
	expect(iconFor(memberId("100042"))).toBe(iconFor(memberId("100042")));
});
