import { expect, test } from "vitest";
import { toggled } from "./favourites.ts";
import { offersTrial } from "./launch.ts";

test.each([
	["nothing known yet", undefined, "1", ["1"]],
	["a new heart comes first", ["2", "3"], "1", ["1", "2", "3"]],
	["a second press takes it away", ["1", "2"], "1", ["2"]],
])("%s", (_, gameIds, pressed, after) => {
	expect(toggled(gameIds && { gameIds }, pressed).gameIds).toEqual(after);
});

test.each([
	[0, true, true],
	[1, true, false],
	[0, false, false],
] as const)("supportPlay %i, open %s: a free trial is shown %s (specification 2)", (supportPlay, open, offered) => {
	expect(offersTrial({ supportPlay, open })).toBe(offered);
});
