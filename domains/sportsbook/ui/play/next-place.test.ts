// Arrows over prices that stand as they do in a list: three markets beside each other, two prices in each, two matches.
import { expect, test } from "vitest";
import { nextPlace, type Place } from "./next-place.ts";

const place = (column: number, row: number): Place => ({
	left: column * 100,
	right: column * 100 + 94,
	top: row * 50,
	bottom: row * 50 + 44,
});
const market = (column: number, row: number): readonly Place[] => [place(column, row), place(column, row + 1)];
/** 0 to 5 are the first match, 6 to 11 the second; in each a market after the other. */
const list = [0, 3].flatMap((row) => [0, 1, 2].flatMap((column) => market(column, row)));

test.each([
	["right to the market beside it", 0, "ArrowRight", 2],
	["right along the lower row", 1, "ArrowRight", 3],
	["left to the market beside it", 4, "ArrowLeft", 2],
	["down within a market", 0, "ArrowDown", 1],
	["down to the same market of the next match", 3, "ArrowDown", 8],
	["up to the same market of the match before", 10, "ArrowUp", 5],
	["right at the end of a row: the next in order", 4, "ArrowRight", 5],
	["left at the start of a row: the one before in order", 6, "ArrowLeft", 5],
	["nowhere above the first", 0, "ArrowUp", undefined],
	["nowhere after the last", 11, "ArrowDown", undefined],
	["nowhere by another key", 0, "Home", undefined],
	["nowhere from nowhere", -1, "ArrowRight", undefined],
] as const)("%s", (_name, at, key, next) => expect(nextPlace(list, at, key)).toBe(next));
