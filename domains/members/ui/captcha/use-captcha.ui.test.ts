import { expect, test } from "vitest";
import { mayRefresh } from "./use-captcha.ts";

test.each([
	[0, 0, false],
	[5000, 5999, false],
	[5000, 6000, true],
	[0, 1_700_000_000_000, true],
])("drawn at %i, asked at %i: %s", (drawnAt, now, may) => {
	expect(mayRefresh(drawnAt, now)).toBe(may);
});
