import { describe, expect, test } from "vitest";
import { compareStates, promotionState, promotionStates } from "./promotion-state.ts";

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

describe("a promotion of 10 to 20 May", () => {
	const period = { startsAt: day(10), endsAt: day(20) };
	test.each([
		[day(1), "coming"],
		[new Date(day(10).getTime() - 1), "coming"],
		[day(10), "open"],
		[day(15), "open"],
		[new Date(day(20).getTime() - 1), "open"],
		[day(20), "close"],
		[day(31), "close"],
	])("is at %s %s", (now, state) => {
		expect(promotionState(period, now)).toBe(state);
	});
});

describe("a promotion without an end", () => {
	const period = { startsAt: day(10), endsAt: undefined };
	test("stays open", () => {
		expect(promotionState(period, new Date("2099-01-01"))).toBe("open");
		expect(promotionState(period, day(9))).toBe("coming");
	});
});

test("what is open stands first, what is over last", () => {
	expect([...promotionStates].sort(compareStates)).toEqual(["open", "coming", "close"]);
	expect(compareStates("open", "open")).toBe(0);
});
