// Every sentence stands in every language: those of the pages, those a new brand begins with, and one for each error
// code of a domain. The console speaks fewer languages than the site.
import ts from "typescript";
import { deskLanguages, houseLanguages, languageFile } from "#platform/kernel";
import { type Finding, type Measure, nodesOf, type SourceFile } from "../source.ts";

const languages = houseLanguages.map(languageFile);
const spokenAtTheDesk: ReadonlySet<string> = new Set(deskLanguages.map(languageFile));

export const messages: Measure = {
	name: `every sentence and error code in ${languages.join(", ")}; of the console in ${[...spokenAtTheDesk].join(", ")}`,
	check: (files) => languageFaults(files, languages),
};

type Files = ReadonlyMap<string, SourceFile>;
type Sentences = ReadonlyMap<string, string>;

/** What is missing in these languages, the first of which is the model of the others. */
export function languageFaults(files: readonly SourceFile[], languages: readonly string[]): Finding[] {
	const byPath = new Map(files.map((file) => [file.path, file]));
	const rooms = roomsOf(files);
	const folders = new Set(files.flatMap(({ path }) => foldersOf(path, rooms)));
	return [...folders].flatMap((folder) => [
		...folderFaults(folder, { files: byPath, rooms, languages: languages.filter((one) => isSpoken(folder, one)) }),
		...files
			.filter(({ path }) => isUnspoken(folder, { path }))
			.map(({ path }) => ({ path, line: 1, says: "the console does not speak this language" })),
	]);
}

const isOfDesk = (folder: string): boolean => /^(?:domains\/[^/]+\/console|platform\/desk\/ui)\/messages$/.test(folder);

const isSpoken = (folder: string, language: string): boolean => !isOfDesk(folder) || spokenAtTheDesk.has(language);

function isUnspoken(folder: string, { path }: { path: string }): boolean {
	const language = path.startsWith(`${folder}/`) ? /^(\w+)\.json$/.exec(path.slice(folder.length + 1))?.[1] : undefined;
	return language !== undefined && !isSpoken(folder, language);
}

/** "domains/games/ui" for each room there is: whose error codes are said where. */
const roomsOf = (files: readonly SourceFile[]): ReadonlySet<string> =>
	new Set(files.map(({ path }) => path.split("/").slice(0, 3).join("/")));

/** The folder of sentences that a file belongs to, one file a language there. A domain with error codes must have one. */
function foldersOf(path: string, rooms: ReadonlySet<string>): readonly string[] {
	const own =
		/^(domains\/[^/]+\/server\/seed|(?:domains\/[^/]+\/(?:ui|console)|platform\/(?:desk\/)?ui)\/messages)\/[a-z]{2}\.json$/;
	const folder = own.exec(path)?.[1];
	if (folder !== undefined) return [folder];
	const domain = /^(domains\/[^/]+)\/contract\/(?:desk-)?errors\.ts$/.exec(path)?.[1];
	return domain === undefined ? [] : [messagesOfErrors(path, rooms)];
}

/** What refuses the calls of staff is said at the desk: `contract/desk-errors.ts`, and all of a domain without a page on the site. */
function messagesOfErrors(path: string, rooms: ReadonlySet<string>): string {
	const domain = path.split("/").slice(0, 2).join("/");
	const atDesk = path.endsWith("/desk-errors.ts") || (rooms.has(`${domain}/console`) && !rooms.has(`${domain}/ui`));
	return `${domain}/${atDesk ? "console" : "ui"}/messages`;
}

type Asked = { files: Files; rooms: ReadonlySet<string>; languages: readonly string[] };

function folderFaults(folder: string, { files, rooms, languages }: Asked): Finding[] {
	const perLanguage = languages.map((language) => {
		const path = `${folder}/${language}.json`;
		return { path, sentences: flatten(files.get(path)?.text) };
	});
	const model = perLanguage[0]?.sentences ?? new Map<string, string>();
	const keys = new Set(perLanguage.flatMap(({ sentences }) => [...sentences.keys()]));
	const domain = /^domains\/[^/]+(?=\/(?:ui|console)\/messages$)/.exec(folder)?.[0];
	const tables = domain === undefined ? [] : [`${domain}/contract/errors.ts`, `${domain}/contract/desk-errors.ts`];
	for (const table of tables.filter((path) => messagesOfErrors(path, rooms) === folder)) {
		for (const code of errorCodesOf(files.get(table))) keys.add(`errors.${code}`);
	}
	return perLanguage.flatMap(({ path, sentences }) => [
		...[...keys]
			.filter((key) => !hasSentence(sentences, key) && model.get(key) !== "")
			.map((key) => ({ path, line: 1, says: `no sentence for ${key}` })),
		...placeholderFaults(path, { sentences, others: model }),
		...untranslated(path, { sentences, others: model }),
	]);
}

/** The letters of the languages that do not write in Latin ones. */
const letters: Readonly<Record<string, RegExp>> = {
	ko: /\p{Script=Hangul}/u,
	zh: /\p{Script=Han}/u,
	ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
	th: /\p{Script=Thai}/u,
	bn: /\p{Script=Bengali}/u,
};

/** Four words or more that stand as in English, or without a letter of their own: a name may, a sentence may not. */
function untranslated(path: string, context: { sentences: Sentences; others: Sentences }): Finding[] {
	const own = letters[/(\w+)\.json$/.exec(path)?.[1] ?? ""];
	return [...context.sentences].flatMap(([key, text]) => {
		const english = context.others.get(key) ?? "";
		if (path.endsWith("/en.json") || !/(?:[a-z]{2,},? ){3}[a-z]{2,}/i.test(english)) return [];
		return text === english || own?.test(text) === false
			? [{ path, line: 1, says: `${key} is not in its language` }]
			: [];
	});
}

/** A plural may have other forms in another language: `bets_one` is served by `bets_other`. */
function hasSentence(sentences: Sentences, key: string): boolean {
	if ((sentences.get(key) ?? "").trim() !== "") return true;
	return /_(?:zero|one|two|few|many)$/.test(key) && sentences.has(key.replace(/_[a-z]+$/, "_other"));
}

function placeholderFaults(path: string, context: { sentences: Sentences; others: Sentences }): Finding[] {
	return [...context.sentences].flatMap(([key, text]) => {
		const model = context.others.get(key);
		if (model === undefined || placeholders(model) === placeholders(text)) return [];
		return [{ path, line: 1, says: `${key} has other placeholders than its English` }];
	});
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{\s*[\w.]+/g) ?? [])].sort().join();

function flatten(text: string | undefined): Sentences {
	const found = new Map<string, string>();
	if (text !== undefined) collect(JSON.parse(text), { prefix: "", found });
	return found;
}

function collect(value: unknown, into: { prefix: string; found: Map<string, string> }): void {
	if (typeof value === "string") into.found.set(into.prefix, value);
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		collect(inner, { prefix: into.prefix === "" ? key : `${into.prefix}.${key}`, found: into.found });
	}
}

/** The keys of every object literal that is proven to be an ErrorTable. */
function errorCodesOf(file: SourceFile | undefined): string[] {
	if (file?.ast === undefined) return [];
	return [...nodesOf(file.ast)].flatMap((node) => {
		if (!ts.isSatisfiesExpression(node) || node.type.getText() !== "ErrorTable") return [];
		const literal = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression;
		if (!ts.isObjectLiteralExpression(literal)) return [];
		return literal.properties.flatMap((property) =>
			property.name === undefined ? [] : [property.name.getText().replace(/["']/g, "")],
		);
	});
}
