// Periods, cursors and line ids of the account statement.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineId, readCursor, statementPeriod, writeCursor } from "./statement.ts";

const now = new Date("2026-03-15T12:00:00.000Z");
const at = (text: string) => new Date(text);

describe("statementPeriod", () => {
	it("RTS 1B: shows three months up to now when nothing is asked for", () => {
		expect(statementPeriod({}, now)).toEqual({
			ok: true,
			value: { from: at("2025-12-13T12:00:01.000Z"), to: at("2026-03-15T12:00:01.000Z") },
		});
	});

	it.each([
		["T14: a whole year", "2025-03-15T00:00:00Z", "2026-03-15T00:00:00Z", true],
		["a leap year", "2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z", true],
		["more than a year", "2025-03-13T00:00:00Z", "2026-03-15T00:00:00Z", false],
		["nothing", "2026-03-15T00:00:00Z", "2026-03-15T00:00:00Z", false],
		["reversed", "2026-03-15T00:00:01Z", "2026-03-15T00:00:00Z", false],
	])("%s", (_what, from, to, fits) => {
		const period = statementPeriod({ from: at(from), to: at(to) }, now);
		expect(period).toEqual(
			fits ? { ok: true, value: { from: at(from), to: at(to) } } : { ok: false, error: "INVALID_PERIOD" },
		);
	});

	it("fills in the end or the beginning", () => {
		expect(statementPeriod({ from: at("2026-03-01T00:00:00Z") }, now)).toMatchObject({
			value: { to: at("2026-03-15T12:00:01.000Z") },
		});
		expect(statementPeriod({ to: at("2026-01-02T00:00:00Z") }, now)).toMatchObject({
			value: { from: at("2025-10-02T00:00:00.000Z") },
		});
		expect(statementPeriod({ from: at("2027-01-01T00:00:00Z") }, now)).toEqual({ ok: false, error: "INVALID_PERIOD" });
		expect(statementPeriod({ from: new Date(Number.NaN) }, now)).toEqual({ ok: false, error: "INVALID_PERIOD" });
	});
});

describe("a cursor", () => {
	it("comes back as it was written, and fits a query", () => {
		fc.assert(
			fc.property(
				fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }),
				fc.bigInt({ min: 0n, max: 9_223_372_036_854_775_807n }),
				fc.stringMatching(/^[a-z:-]{1,40}$/),
				(atMicros, version, purse) => {
					const cursor = writeCursor({ atMicros, version, purse });
					expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
					expect(readCursor(cursor)).toEqual({ ok: true, value: { atMicros, version, purse } });
				},
			),
		);
	});

	it.each([
		"",
		"x",
		"1-2",
		"1-2-",
		"1-2-zz",
		"1-2-6",
		"-1-2-63",
		"1-2-63-4",
		"1--63",
		`${"9".repeat(18)}-1-63`,
		"1-2-0a",
	])("is not %j", (text) => {
		expect(readCursor(text)).toEqual({ ok: false, error: "INVALID_CURSOR" });
	});
});

describe("lineId", () => {
	it("T14: tells the wallet and the place in its chain", () => {
		expect(lineId({ memberId: "1000123", currency: "P", purse: "cash", version: 45n })).toBe("1000123-P-cash-45");
	});
});
