import { expect, test } from "vitest";
import { tileHues } from "./member-tile.tsx";

test.each(["tile-01", "tile-07", "tile-24", "", "picture"])("%j has four hues, always the same", (icon) => {
	expect(tileHues(icon)).toHaveLength(4);
	expect(tileHues(icon)).toEqual(tileHues(icon));
});

test("different pictures differ", () => {
	const all = Array.from({ length: 8 }, (_, number) => tileHues(`tile-0${number}`).join());
	expect(new Set(all).size).toBe(8);
});
