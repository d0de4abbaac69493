// The house's own vendors: how they stand in the catalogue, and that the site does not show their sessions twice.
import { describe, expect, it } from "vitest";
import { houseLanguages } from "#platform/kernel";
import { houseStudio, instantStudio, isOutside, noonglass, saltlamp } from "./house-studio.ts";

const house = [houseStudio, saltlamp, noonglass, instantStudio];

describe("the house's studios", () => {
	it.each(house)("$code opens in the house's own frame, in every language", (studio) => {
		expect(studio.launchUrl).toBe("/arcade/");
		expect(Object.keys(studio.names)).toHaveLength(houseLanguages.length);
		expect(isOutside(studio.code)).toBe(false);
	});

	it("have codes and art of their own", () => {
		expect(new Set(house.map(({ code }) => code)).size).toBe(4);
		expect(new Set(house.map(({ artCode }) => artCode)).size).toBe(4);
	});

	it("stand in an order of their own, the first studio first", () => {
		const places = house.map(({ order }) => order);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		expect(new Set(places).size).toBe(4);
	});

	it("anybody else is outside", () => {
		expect(isOutside("ACME")).toBe(true);
		expect(isOutside("")).toBe(true);
	});

	it("a whole round is never left open; a round of steps gives all wagers back in the end", () => {
		expect(house.map(({ interrupted }) => interrupted)).toEqual(["complete", "complete", "complete", "refund"]);
	});
});
