import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { houseLanguages } from "#platform/kernel";
import { gameFiles, gamesFolder, readGames } from "./games.ts";

const folder = mkdtempSync(join(tmpdir(), "games-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const game of ["bojagi", "onggi"]) cpSync(join(gamesFolder, game), join(folder, game), { recursive: true });

const path = join(folder, "onggi/game.json");
const whole = readFileSync(path, "utf8");
const parsed = JSON.parse(whole);

describe("what follows from the folders", () => {
	const files = new Map(gameFiles(readGames(folder)).map((file) => [file.path, file.text]));

	test("codes are a type, and tables, facts, looks and tiles stand for each of them", () => {
		expect(files.get("domains/slots/core/games.gen.ts")).toContain(
			'export type GameCode =\n\t| "bojagi"\n\t| "onggi";',
		);
		for (const index of [
			"domains/slots/server/games.gen.ts",
			"domains/slots/ui/games.gen.ts",
			"tools/art/games.gen.ts",
		])
			expect(files.get(index)).toMatch(/Readonly<Record<GameCode, [\s\S]*bojagi[\s\S]*onggi/);
	});

	test("each language has the names of games and symbols", () => {
		const names = [...files].filter(([file]) => file.includes("/names.gen/"));
		expect(names).toHaveLength(houseLanguages.length);
		for (const [, text] of names)
			expect(JSON.parse(text)).toMatchObject({
				game: { onggi: expect.any(String) },
				symbol: { "roped-jar": expect.any(String) },
				pick: { onggi: expect.any(String) },
			});
	});
});

test.each([
	["a name that is missing in a language", { names: { ...parsed.names, bn: undefined } }, "names.bn"],
	["a provider that is none of the house", { vendor: "NOBODY" }, "vendor"],
	["a field that nobody reads", { colour: "red" }, "colour"],
])("%s is refused, with the file and the field", (_, change, field) => {
	writeFileSync(path, JSON.stringify({ ...parsed, ...change }));
	expect(() => readGames(folder)).toThrow(path);
	expect(() => readGames(folder)).toThrow(field);
	writeFileSync(path, whole);
});

test("a symbol that two games call differently is refused", () => {
	const [first, second] = readGames(folder);
	if (first === undefined || second === undefined) throw new Error("two games were copied");
	const [code = ""] = Object.keys(first.symbols);
	const other = { ...second, symbols: { [code]: { ...second.names, en: "Something else" } } };
	expect(() => gameFiles([first, other])).toThrow(`symbol ${code}`);
});
