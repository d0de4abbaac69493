import { expect, test } from "vitest";
import { clock } from "./clock.ts";

test.each([
	[0, "0:00"],
	[9, "0:09"],
	[75, "1:15"],
	[900, "15:00"],
])("%i s is %s", (seconds, text) => {
	expect(clock(seconds)).toBe(text);
});
