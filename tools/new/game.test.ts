import { expect, test } from "vitest";
import { readGames } from "../gen/games.ts";
import { codeFault, newGameFiles, titleOf } from "./game.ts";

test.each([
	["Amber", "no code"],
	["amber well", "no code"],
	["amber--well", "no code"],
	["bojagi", "is there already"],
])("%s cannot be a new game: %s", (code, why) => {
	expect(codeFault(code)).toContain(why);
});

test("a new game has every file, none with a blank left, a place after all others and a hue of its own", () => {
	const games = readGames();
	expect(codeFault("not-yet-made")).toBeUndefined();
	const files = newGameFiles({ code: "not-yet-made", vendor: "SALTLAMP" }, games);
	expect([...files.keys()].sort()).toEqual([
		"art/look.ts",
		"art/symbols.ts",
		"art/word-mark.json",
		"game.json",
		"table.ts",
		"tile.ts",
	]);
	for (const text of files.values()) expect(text).not.toMatch(/__[A-Z]+__/);
	const game = JSON.parse(files.get("game.json") ?? "");
	expect(game).toMatchObject({ vendor: "SALTLAMP", names: { en: titleOf("not-yet-made"), ko: "Not Yet Made" } });
	expect(Math.min(...games.map(({ order }) => game.order - order))).toBeGreaterThan(0);
	expect(games.map(({ hue }) => hue)).not.toContain(game.hue);
});
