// Rates are read as they are written.
import { expect, test } from "vitest";
import { parsePercent, percentText } from "./rates.ts";

test.each([
	["1.2", 12_000n],
	["0.035", 350n],
	["50", 500_000n],
	["100", 1_000_000n],
	["0.0001", 1n],
])("%s per cent, there and back", (text, rate) => {
	expect(parsePercent(text)).toBe(rate);
	expect(percentText(rate)).toBe(text);
});

test.each(["", "-1", "1,2", "100.1", "01", "0.00001", "abc"])("%s is no rate", (text) => {
	expect(parsePercent(text)).toBeUndefined();
});
