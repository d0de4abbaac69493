// A multiple never says more than was won.
import { expect, test } from "vitest";
import { winTimes } from "./index.ts";

test.each([
	[0n, 100n, "0.00"],
	[100n, 100n, "1.00"],
	[1n, 3n, "0.33"],
	[2n, 3n, "0.66"],
	[1_000_005n, 100n, "10000.05"],
	[5n, 0n, "0.00"],
])("%s won for %s is %s times", (win, stake, text) => {
	expect(winTimes({ win, stake })).toBe(text);
});
