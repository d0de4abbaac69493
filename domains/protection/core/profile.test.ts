import { describe, expect, test } from "vitest";
import { realityChoices, realityMinutes } from "./profile.ts";

const market = { reality: { usual: 60, least: 20, most: 120 } };

describe("the minutes between two reality checks", () => {
	test.each([
		["whoever chose none has the market's", undefined, 60],
		["a choice within the bounds", 30, 30],
		["a choice below them", 5, 20],
		["a choice above them", 600, 120],
	])("%s", (_name, chosen, minutes) => {
		expect(realityMinutes(market, chosen)).toBe(minutes);
	});
	test("are offered within the bounds, each once, the shortest first", () => {
		expect(realityChoices(market)).toEqual([20, 30, 45, 60, 90, 120]);
		expect(realityChoices({ reality: { usual: 15, least: 15, most: 15 } })).toEqual([15]);
		expect(realityChoices({ reality: { usual: 25, least: 7, most: 33 } })).toEqual([7, 10, 15, 20, 25, 30, 33]);
	});
});
