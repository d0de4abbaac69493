// The house's own vendors: how they stand in the catalogue, and that the site does not show their sessions twice.
import { describe, expect, it } from "vitest";
import { houseLanguages } from "#platform/kernel";
import { houseStudio, instantStudio, isOutside } from "./house-studio.ts";

describe("the house's studios", () => {
	it.each([houseStudio, instantStudio])("$code opens in the house's own frame, in every language", (studio) => {
		expect(studio.launchUrl).toBe("/arcade/");
		expect(Object.keys(studio.names)).toHaveLength(houseLanguages.length);
		expect(isOutside(studio.code)).toBe(false);
	});

	it("have codes and art of their own", () => {
		expect(new Set([houseStudio.code, instantStudio.code]).size).toBe(2);
		expect(new Set([houseStudio.artCode, instantStudio.artCode]).size).toBe(2);
	});

	it("anybody else is outside", () => {
		expect(isOutside("ACME")).toBe(true);
		expect(isOutside("")).toBe(true);
	});

	it("a whole round is never left open; a round of steps gives all wagers back in the end", () => {
		expect([houseStudio.interrupted, instantStudio.interrupted]).toEqual(["complete", "refund"]);
	});
});
