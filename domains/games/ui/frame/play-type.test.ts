import { expect, test } from "vitest";
import { withPlayType } from "./play-type.ts";

test.each([
	["/arcade/#launch=abc", "Tradition", "/arcade/#launch=abc&playType=Tradition"],
	["/arcade/#launch=abc", "a b", "/arcade/#launch=abc&playType=a%20b"],
	["/arcade/#launch=abc", undefined, "/arcade/#launch=abc"],
	["https://vendor.test/#launch=abc", "Tradition", "https://vendor.test/#launch=abc"],
])("%s asked for as %s opens at %s", (address, playType, opened) => {
	expect(withPlayType(address, playType)).toBe(opened);
});
