// What is derived from the slot games' folders (domains/slots/games/<code>/): the indexes of their tables, facts, looks
// and tiles, their words by language, and the list of them for readers. A folder is all that a game needs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { houseLanguages, languageFile } from "#platform/kernel";
// Not by its face: that leads to the very index that is written here.
import { slotVendors } from "../../domains/slots/contract/vendors.ts";

export type GameFile = { readonly path: string; readonly text: string };

export const gamesFolder = "domains/slots/games";

const words = z.strictObject({
	en: z.string(),
	ko: z.string(),
	cn: z.string(),
	ja: z.string(),
	th: z.string(),
	vi: z.string(),
	bn: z.string(),
	id: z.string(),
});

export type Words = z.output<typeof words>;

/** What a folder's game.json says. `pick` asks for the lids of a pick bonus, `pickWheel` for its wheel. */
const gameModel = z.strictObject({
	vendor: z.enum(slotVendors),
	order: z.number(),
	hue: z.number(),
	tags: z.array(z.enum(["hot", "new"])),
	mechanism: z.string(),
	character: z.string(),
	names: words,
	symbols: z.record(z.string(), words),
	courses: z.optional(z.record(z.string(), words)),
	pick: z.optional(words),
	pickWheel: z.optional(words),
});

const markModel = z.object({ en: z.object({ font: z.string() }), ko: z.object({ font: z.string() }) });

export type GameFolder = z.output<typeof gameModel> & {
	readonly code: string;
	/** "table", and "table-2" and so on where a correction is a later version. */
	readonly tables: readonly string[];
	/** Of its word mark. */
	readonly fonts: readonly string[];
};

/** The games in the order of the lobby. Throws where a folder's file does not say what it must. */
export function readGames(folder = gamesFolder): readonly GameFolder[] {
	return readdirSync(folder)
		.map((code) => readGame(folder, { code }))
		.sort((left, right) => left.order - right.order);
}

function readGame(folder: string, { code }: { readonly code: string }): GameFolder {
	const path = join(folder, code, "game.json");
	const parsed = z.safeParse(gameModel, JSON.parse(readFileSync(path, "utf8")));
	if (!parsed.success) throw new Error(`${path}: ${parsed.error.issues.map(faultText).join("; ")}`);
	const files = readdirSync(join(folder, code));
	const tables = files.flatMap((file) => /^(table(?:-\d+)?)\.ts$/.exec(file)?.[1] ?? []).sort();
	const mark = z.parse(markModel, JSON.parse(readFileSync(join(folder, code, "art/word-mark.json"), "utf8")));
	return { ...parsed.data, code, tables, fonts: [mark.en.font, mark.ko.font] };
}

const faultText = (issue: z.core.$ZodIssue): string =>
	issue.code === "unrecognized_keys"
		? `no such field: ${issue.keys.join(", ")}`
		: `${issue.path.join(".")}: ${issue.message}`;

/** Every derived file of the folders. */
export function gameFiles(games = readGames()): readonly GameFile[] {
	return [
		{ path: "domains/slots/core/games.gen.ts", text: tablesText(games) },
		{ path: "domains/slots/server/games.gen.ts", text: factsText(games) },
		{ path: "domains/slots/ui/games.gen.ts", text: looksText(games) },
		{ path: "tools/art/games.gen.ts", text: tilesText(games) },
		{ path: "docs/games/README.md", text: listText(games) },
		...houseLanguages.map((language) => ({
			path: `domains/slots/ui/names.gen/${languageFile(language)}.json`,
			text: namesText(games, wordsOf(language)),
		})),
	];
}

const head = "// Generated from the folders of domains/slots/games by `npm run gen`. Not edited by hand.";
const camel = (code: string): string => code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const key = (code: string): string => (code.includes("-") ? `"${code}"` : code);
const lines = (texts: readonly string[]): string => `${texts.join("\n")}\n`;

function tablesText(games: readonly GameFolder[]): string {
	const tables = games.flatMap(({ code, tables }) =>
		tables.map((file) => ({ code, file, name: camel(`${code}${file.slice("table".length)}`) })),
	);
	return lines([
		head,
		...tables.map(({ code, file, name }) => `import { table as ${name} } from "../games/${code}/${file}.ts";`),
		'import type { PayTable } from "./pay-table.ts";',
		"",
		"export type GameCode =",
		`${games.map(({ code }) => `\t| "${code}"`).join("\n")};`,
		"",
		"/** Every version that was ever released, so that old rounds can be shown and proven again. */",
		`export const payTables: readonly PayTable[] = [\n${tables.map(({ name }) => `\t${name},`).join("\n")}\n];`,
	]);
}

function factsText(games: readonly GameFolder[]): string {
	const facts = games.map(({ code, vendor, order, hue, tags, names }) => {
		const text = JSON.stringify({ vendor, order, hue, tags, names }, null, "\t").replaceAll("\n", "\n\t");
		return `\t${key(code)}: ${text},`;
	});
	return lines([
		head,
		'import type { GameCode } from "../core/index.ts";',
		'import type { GameFacts } from "./vendors.ts";',
		"",
		`export const gameFacts: Readonly<Record<GameCode, GameFacts>> = {\n${facts.join("\n")}\n};`,
	]);
}

function looksText(games: readonly GameFolder[]): string {
	const looks = games.map(({ code }) => `\t${key(code)}: () => import("../games/${code}/art/look.ts"),`);
	return lines([
		head,
		'import type { GameCode } from "../core/index.ts";',
		'import type { Look } from "./stage/look.ts";',
		"",
		"/** Every game's look, fetched when the game is opened. */",
		"export const looks: Readonly<Record<GameCode, () => Promise<{ readonly look: Look }>>> = {",
		...looks,
		"};",
	]);
}

function tilesText(games: readonly GameFolder[]): string {
	return lines([
		head,
		...games.map(({ code }) => `import { tile as ${camel(code)} } from "../../domains/slots/games/${code}/tile.ts";`),
		'import type { GameCode } from "#slots/core";',
		'import type { Tile } from "./tile.ts";',
		"",
		"export const tiles: Readonly<Record<GameCode, Tile>> = {",
		...games.map(({ code }) => (code.includes("-") ? `\t"${code}": ${camel(code)},` : `\t${code},`)),
		"};",
	]);
}

/** A language of the house by its code in game.json. */
const wordsOf =
	(language: (typeof houseLanguages)[number]) =>
	(of: Words): string =>
		new Map(Object.entries(of)).get(language.toLowerCase()) ?? of.en;

/** Names by game, symbol and course, as the frame asks for them. A symbol that two games have is called the same in both. */
function namesText(games: readonly GameFolder[], inLanguage: (of: Words) => string): string {
	const symbol = new Map<string, string>();
	for (const { code, symbols } of games) {
		for (const [name, of] of Object.entries(symbols)) {
			const [before, now] = [symbol.get(name), inLanguage(of)];
			if (before !== undefined && before !== now)
				throw new Error(
					`${code}: another game calls its symbol ${name} "${before}", not "${now}": choose another code`,
				);
			symbol.set(name, now);
		}
	}
	const courses = games.flatMap(({ courses = {} }) =>
		Object.entries(courses).map(([name, of]) => [name, inLanguage(of)] as const),
	);
	const picks = games.flatMap(({ code, pick, pickWheel }) => [
		...(pick === undefined ? [] : [[code, inLanguage(pick)] as const]),
		...(pickWheel === undefined ? [] : [[`${code}-wheel`, inLanguage(pickWheel)] as const]),
	]);
	const names = {
		game: Object.fromEntries(games.map(({ code, names }) => [code, inLanguage(names)])),
		symbol: Object.fromEntries(symbol),
		course: Object.fromEntries(courses),
		pick: Object.fromEntries(picks),
	};
	return `${JSON.stringify(names, null, "\t")}\n`;
}

function listText(games: readonly GameFolder[]): string {
	const rows = games.map(({ code, names, vendor, mechanism, character, fonts }) =>
		[`[${code}](${code}.md)`, `${names.en} (${names.ko})`, vendor, mechanism, character, fonts.join(", ")].join(" | "),
	);
	return `# Slot games of the house

Generated by \`npm run gen\` from \`domains/slots/games/<code>/game.json\`; each code leads to its maths report. The letters of
the word marks are outlines of the fonts that are named, all under the SIL Open Font License 1.1.

| code | name | provider | mechanism | character | letters |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}
`;
}
