import { expect, test } from "vitest";
import { asksForLimit } from "./first-limit.ts";

test.each([
	[false, false, false, true],
	[true, false, false, false],
	[false, true, false, false],
	[false, false, true, false],
	[true, true, true, false],
])("RTS 12B paid in before %s, limited %s, declined %s: asked %s", (paidInBefore, limited, declined, asked) => {
	expect(asksForLimit({ paidInBefore, limited, declined })).toBe(asked);
});
