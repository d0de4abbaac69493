import { expect, test } from "vitest";
import { tileSizes } from "./tile-art.ts";

test("a tile of the house is offered in both sizes that it is drawn in", () => {
	expect(tileSizes("/art/games/dhow-race.webp")).toEqual({
		set: "/art/games/dhow-race-360.webp 360w, /art/games/dhow-race.webp 540w",
		width: "(max-width: 39.99rem) 46vw, 15rem",
	});
	expect(tileSizes("/art/games/hn5fc.webp")?.set).toContain("/art/games/hn5fc-360.webp 360w");
});

test.each(["/media/own.webp", "https://vendor.example/art/games/a.webp", "/art/games/a.png", ""])(
	"%s is there in one size",
	(show) => {
		expect(tileSizes(show)).toBeUndefined();
	},
);
