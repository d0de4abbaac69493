import { expect, it } from "vitest";
import { resultKey } from "./result-words.ts";

it.each([
	[0n, "say.lost"],
	[1n, "say.returned"],
	[40n, "say.returned"],
	[41n, "say.won"],
])("RTS 14F: a win of %s on a stake of 40 is told as %s", (win, key) => {
	expect(resultKey({ win, stake: 40n })).toBe(key);
});
