// `npm run new -- game <code>`: a folder with a game that can be played, to be made one's own. It writes nothing else by itself;
// indexes, figures and reports follow from the folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fontFrom, houseFont, markOf } from "../art/word-mark.ts";
import { type GameFolder, gamesFolder, readGames } from "../gen/games.ts";

const templates = "tools/new/templates/game";
const files = ["table.ts", "game.json", "art/symbols.ts", "art/look.ts", "tile.ts"];

export type NewGame = { readonly code: string; readonly vendor: GameFolder["vendor"] };

/** What is wrong with the code of a new game; undefined when nothing is. */
export function codeFault(code: string): string | undefined {
	if (!/^[a-z]+(-[a-z]+)*$/.test(code) || code.length > 24)
		return `"${code}" is no code: lower-case words with hyphens between them, at most 24 letters`;
	return existsSync(join(gamesFolder, code)) ? `${gamesFolder}/${code} is there already` : undefined;
}

/** "amber-well" is "Amber Well". */
export const titleOf = (code: string): string =>
	code
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join(" ");

/** The folder's files by their path in it. The game stands last in the lobby, in the hue that is farthest from all others. */
export function newGameFiles({ code, vendor }: NewGame, games: readonly GameFolder[]): ReadonlyMap<string, string> {
	const order = Math.max(0, ...games.map((game) => game.order)) + 1;
	const values: Readonly<Record<string, string>> = {
		CODE: code,
		TITLE: titleOf(code),
		VENDOR: vendor,
		ORDER: String(order),
		HUE: String(freeHue(games.map(({ hue }) => hue))),
	};
	const filled = files.map((file) => {
		const text = readFileSync(join(templates, `${file}.txt`), "utf8");
		return [file, text.replace(/__([A-Z]+)__/g, (whole, name: string) => values[name] ?? whole)] as const;
	});
	const mark = markOf(titleOf(code), fontFrom(houseFont));
	return new Map([...filled, ["art/word-mark.json", `${JSON.stringify({ en: mark, ko: mark }, null, "\t")}\n`]]);
}

/** The middle of the widest gap on the wheel. */
function freeHue(taken: readonly number[]): number {
	const sorted = [...taken].sort((left, right) => left - right);
	const gaps = sorted.map((hue, place) => ({ hue, width: (sorted[place + 1] ?? (sorted[0] ?? 0) + 360) - hue }));
	const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best), { hue: 0, width: 0 });
	return Math.round(widest.hue + widest.width / 2) % 360;
}

export function writeGame(game: NewGame): readonly string[] {
	return [...newGameFiles(game, readGames())].map(([file, text]) => {
		const path = join(gamesFolder, game.code, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
		return path;
	});
}
