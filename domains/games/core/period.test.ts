// Periods of the betting record: limits by table, presets in the caller's own days.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decidePeriod, isWithin, periodOf, periodOfDay, periodPresets, type upcomingPresets } from "./period.ts";

const now = new Date("2026-03-10T15:30:00.000Z");
const at = (text: string) => new Date(text);

const cases: readonly [string, { from?: Date; to?: Date }, string][] = [
	["nothing said: the last 30 days", {}, "2026-02-08T15:30:00.001Z..2026-03-10T15:30:00.001Z"],
	[
		"three months at once",
		{ from: at("2025-12-10T00:00:00Z"), to: at("2026-03-11T00:00:00Z") },
		"2025-12-10T00:00:00.000Z..2026-03-11T00:00:00.000Z",
	],
	["longer than that", { from: at("2025-11-01T00:00:00Z"), to: at("2026-03-11T00:00:00Z") }, "PERIOD_TOO_LONG"],
	[
		"a year back",
		{ from: at("2025-03-10T00:00:00Z"), to: at("2025-05-01T00:00:00Z") },
		"2025-03-10T00:00:00.000Z..2025-05-01T00:00:00.000Z",
	],
	[
		"more than a year back",
		{ from: at("2025-02-01T00:00:00Z"), to: at("2025-03-01T00:00:00Z") },
		"PERIOD_NOT_AVAILABLE",
	],
	["backwards", { from: at("2026-03-02T00:00:00Z"), to: at("2026-03-01T00:00:00Z") }, "PERIOD_NOT_AVAILABLE"],
	["empty", { from: at("2026-03-01T00:00:00Z"), to: at("2026-03-01T00:00:00Z") }, "PERIOD_NOT_AVAILABLE"],
	["only an end", { to: at("2026-03-01T00:00:00Z") }, "2026-01-30T00:00:00.000Z..2026-03-01T00:00:00.000Z"],
];

test.each(cases)("RTS 1B: %s", (_name, asked, expected) => {
	const decided = decidePeriod(asked, now);
	const text = decided.ok ? `${decided.value.from.toISOString()}..${decided.value.to.toISOString()}` : decided.error;
	expect(text).toBe(expected);
});

const presets: readonly [(typeof periodPresets | typeof upcomingPresets)[number], number, string][] = [
	["today", 0, "2026-03-10T00:00:00.000Z..2026-03-11T00:00:00.000Z"],
	["today", 540, "2026-03-10T15:00:00.000Z..2026-03-11T15:00:00.000Z"],
	["yesterday", 540, "2026-03-09T15:00:00.000Z..2026-03-10T15:00:00.000Z"],
	["today", -300, "2026-03-10T05:00:00.000Z..2026-03-11T05:00:00.000Z"],
	["last-7-days", 0, "2026-03-04T00:00:00.000Z..2026-03-11T00:00:00.000Z"],
	["last-30-days", 0, "2026-02-09T00:00:00.000Z..2026-03-11T00:00:00.000Z"],
	["next-7-days", 0, "2026-03-10T15:30:00.000Z..2026-03-17T00:00:00.000Z"],
	["next-7-days", 540, "2026-03-10T15:30:00.000Z..2026-03-17T15:00:00.000Z"],
	["next-30-days", -300, "2026-03-10T15:30:00.000Z..2026-04-09T05:00:00.000Z"],
	["last-90-days", 0, "2025-12-11T00:00:00.000Z..2026-03-11T00:00:00.000Z"],
];

test.each(presets)("a preset: %s at %i minutes", (preset, offset, expected) => {
	const { from, to } = periodOf(preset, now, offset);
	expect(`${from.toISOString()}..${to.toISOString()}`).toBe(expected);
});

test.each([
	["over before it", "2026-03-01", "2026-03-04", false],
	["running into it", "2026-03-01", "2026-03-05", true],
	["around it", "2026-03-01", "2026-04-01", true],
	["begins as it ends", "2026-03-11", "2026-03-12", false],
])("a lasting thing in a period: %s", (_name, startsAt, endsAt, expected) => {
	const period = periodOf("last-7-days", now, 0);
	expect(isWithin({ startsAt: at(startsAt), endsAt: at(endsAt) }, period)).toBe(expected);
});

test.each([
	["2026-03-10", 540, "2026-03-09T15:00:00.000Z..2026-03-10T15:00:00.000Z"],
	["2024-02-29", -300, "2024-02-29T05:00:00.000Z..2024-03-01T05:00:00.000Z"],
])("a day: %s at %i minutes", (date, offset, expected) => {
	const { from, to } = periodOfDay(date, offset);
	expect(`${from.toISOString()}..${to.toISOString()}`).toBe(expected);
});

test("every preset may be asked for, at any moment, in any zone (property)", () => {
	const moments = fc.date({ min: at("2024-01-01T00:00:00Z"), max: at("2034-01-01T00:00:00Z"), noInvalidDate: true });
	fc.assert(
		fc.property(
			moments,
			fc.integer({ min: -720, max: 840 }),
			fc.constantFrom(...periodPresets),
			(moment, offset, preset) => {
				const period = periodOf(preset, moment, offset);
				expect(decidePeriod(period, moment).ok).toBe(true);
				const inside = preset === "yesterday" ? moment.getTime() - 86_400_000 : moment.getTime();
				expect(period.from.getTime()).toBeLessThanOrEqual(inside);
				expect(period.to.getTime()).toBeGreaterThan(inside);
			},
		),
	);
});
