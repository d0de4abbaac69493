import { expect, test } from "vitest";
import { isKnown, mostKnown, remember } from "./known-images.ts";

const address = (index: number) => `/art/${index}.webp`;

test("200 images are remembered, the longest unused is forgotten first (specification 9)", () => {
	expect(mostKnown).toBe(200);
	for (let index = 0; index < mostKnown; index++) remember(address(index));
	expect(isKnown(address(0))).toBe(true);
	remember(address(mostKnown));
	expect(isKnown(address(1))).toBe(false);
	expect(isKnown(address(0))).toBe(true);
	expect(isKnown(address(mostKnown))).toBe(true);
});

test("what was never shown is not known", () => {
	expect(isKnown("/art/never.webp")).toBe(false);
});
