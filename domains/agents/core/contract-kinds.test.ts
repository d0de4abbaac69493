// Which periods a kind of contract is settled by.
import { expect, test } from "vitest";
import { dividendPeriods, periodOf } from "./contract-kinds.ts";

test("salaries have periods of their own, a dividend the brand's", () => {
	expect((["daily", "hourly", "real-time"] as const).map((kind) => periodOf(kind, "month"))).toEqual([
		"day",
		"hour",
		"five-minutes",
	]);
	expect(dividendPeriods.map((period) => periodOf("dividend", period))).toEqual([...dividendPeriods]);
});
