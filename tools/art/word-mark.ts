// Makes a game's word mark from a free font: its names' letters as outlines, so that no font is needed where it is shown.
// Usage: npm run gen -- word-mark <game> [--en <font file>] [--ko <font file>]. A font is a .ttf, .otf or .woff whose
// licence lets outlines be used (SIL Open Font License 1.1); its name is kept with the outlines and credited in docs/games.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Font, type PathCommand, parse } from "opentype.js";
import { readGames } from "../gen/games.ts";

export type Mark = { readonly font: string; readonly width: number; readonly d: string };

/** Outlines of 100 units an em, the baseline at y = 0, the first letter at x = 0; one decimal is enough to be seen. */
export function markOf(text: string, font: Font): Mark {
	const missing = Array.from(text).filter((letter) => letter !== " " && font.charToGlyphIndex(letter) === 0);
	if (missing.length > 0) throw new Error(`${nameOf(font)} has no letter for ${missing.join(" ")}`);
	const d = font.getPath(text, 0, 0, 100).commands.map(written).join("");
	return { font: nameOf(font), width: Math.round(font.getAdvanceWidth(text, 100)), d };
}

const nameOf = (font: Font): string => font.names.fontFamily.en ?? "unnamed";

/** Only absolute M, L, Q, C and Z: coordinates in pairs. */
function written(command: PathCommand): string {
	const at = (...numbers: readonly number[]): string => numbers.map((number) => Math.round(number * 10) / 10).join(" ");
	switch (command.type) {
		case "M":
		case "L":
			return `${command.type}${at(command.x, command.y)}`;
		case "Q":
			return `Q${at(command.x1, command.y1, command.x, command.y)}`;
		case "C":
			return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
		case "Z":
			return "Z";
	}
}

export function fontFrom(file: string): Font {
	const bytes = readFileSync(file);
	return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The house's own face, which has the letters of both scripts. */
export const houseFont = "node_modules/pretendard/dist/public/static/Pretendard-Black.otf";

function main(args: readonly string[]): number {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: { en: { type: "string", default: houseFont }, ko: { type: "string", default: houseFont } },
	});
	const game = readGames().find(({ code }) => code === positionals[0]);
	if (game === undefined) {
		process.stderr.write("usage: npm run gen -- word-mark <game> [--en <font file>] [--ko <font file>]\n");
		return 1;
	}
	const marks = { en: markOf(game.names.en, fontFrom(values.en)), ko: markOf(game.names.ko, fontFrom(values.ko)) };
	const path = `domains/slots/games/${game.code}/art/word-mark.json`;
	writeFileSync(path, `${JSON.stringify(marks, null, "\t")}\n`);
	process.stdout.write(`wrote ${path}: ${marks.en.font}, ${marks.ko.font}\n`);
	return 0;
}

if (process.argv[1]?.endsWith("word-mark.ts")) process.exitCode = main(process.argv.slice(2));
