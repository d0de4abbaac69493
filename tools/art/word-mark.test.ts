import { expect, test } from "vitest";
import { fontFrom, houseFont, markOf } from "./word-mark.ts";

const font = fontFrom(houseFont);

test("a name in either script becomes outlines as wide as its letters", () => {
	for (const name of ["Salt Caravan", "소금 대상"]) {
		const { d, width, font: family } = markOf(name, font);
		expect(family).toContain("Pretendard");
		expect(d).toMatch(/^M[-\d. ]+[LQC]/);
		expect(d.match(/Z/g)?.length).toBeGreaterThanOrEqual(Array.from(name.replaceAll(" ", "")).length);
		expect(width).toBe(Math.round(font.getAdvanceWidth(name, 100)));
	}
});

test("coordinates are absolute pairs: letters stand on the baseline and end where the name ends", () => {
	const { d, width } = markOf("HE", font);
	const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
	const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
	expect(d).not.toMatch(/[a-zHV]/);
	expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...xs)).toBeLessThanOrEqual(width);
	expect(Math.max(...ys)).toBe(0);
	expect(Math.min(...ys)).toBeLessThan(-60);
});

test("a font that lacks a letter says which", () => {
	expect(() => markOf("A🀄", font)).toThrow("🀄");
});
