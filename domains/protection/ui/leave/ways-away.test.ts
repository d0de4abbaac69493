import { expect, test } from "vitest";
import { endOf, lengthsOf } from "./ways-away.ts";

const rules = { looserWaitHours: 24, mandatoryLimits: [], breakHours: [168, 24], exclusionMonths: [12, 6] };
const now = new Date("2026-11-18T12:00:00Z");

test("each way offers the market's lengths, the shortest first", () => {
	expect(lengthsOf("break", rules)).toEqual([24, 168]);
	expect(lengthsOf("exclusion", rules)).toEqual([6, 12]);
	expect(lengthsOf("closure", rules)).toEqual([]);
});

test("each length says when it ends; what is closed has no end", () => {
	expect(endOf("break", 24, now)?.toISOString()).toBe("2026-11-19T12:00:00.000Z");
	expect(endOf("exclusion", 6, now)?.toISOString()).toBe("2027-05-18T12:00:00.000Z");
	expect(endOf("closure", undefined, now)).toBeUndefined();
	expect(endOf("break", undefined, now)).toBeUndefined();
});
