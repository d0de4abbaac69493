// Cursors of the ledger explorer come back as they were written, nothing else does, and the order is that of the database.
import { describe, expect, it } from "vitest";
import { memberId, unwrap } from "#platform/kernel";
import { byNewest, type EntryPosition, readEntryCursor, writeEntryCursor } from "./ledger-page.ts";

const place = (change: Partial<EntryPosition> = {}): EntryPosition => ({
	atMicros: 1_770_000_000_123_456n,
	memberId: memberId("100001"),
	purse: "cash",
	version: 7n,
	...change,
});

describe("a cursor of entries", () => {
	it.each([
		["a usual place", place()],
		["a vendor's purse", place({ purse: "vendor:hub88" })],
		["the largest member and version", place({ memberId: memberId("9223372036854775807"), version: 9_999_999_999n })],
		["a moment long ago", place({ atMicros: 0n })],
	])("of %s comes back as it was written", (_what, position) => {
		expect(unwrap(readEntryCursor(writeEntryCursor(position)))).toEqual(position);
	});

	it.each([
		[""],
		["_"],
		["100001"],
		["100001_"],
		["0_1770000000123456-7-63617368"],
		["-1_1770000000123456-7-63617368"],
		["100001_1770000000123456-7"],
		["100001_1770000000123456-7-63617368_9"],
		["9223372036854775808_1770000000123456-7-63617368"],
		["100001_1770000000123456-7-63617368' or 1=1"],
	])("is refused when it is %j", (text) => {
		expect(readEntryCursor(text)).toEqual({ ok: false, error: "INVALID_CURSOR" });
	});
});

describe("the order of entries", () => {
	it("is by moment, member, purse and version, the newest and highest first", () => {
		const sorted = [
			place({ atMicros: 1_770_000_000_123_457n, memberId: memberId("1") }),
			place({ memberId: memberId("100002"), purse: "bonus" }),
			place({ version: 8n }),
			place(),
			place({ purse: "bonus", version: 900n }),
			place({ memberId: memberId("99999") }),
			place({ atMicros: 1_770_000_000_123_455n, memberId: memberId("900000") }),
		];
		expect([...sorted].reverse().toSorted(byNewest)).toEqual(sorted);
		expect([...sorted].toSorted(byNewest)).toEqual(sorted);
	});

	it("says of two that are the same that neither comes first", () => {
		expect(byNewest(place(), place())).toBe(0);
	});
});
