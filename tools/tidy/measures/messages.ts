// Every sentence stands in every language: those of the pages, those a new brand begins with, and one for each error
// code of a domain.
import ts from "typescript";
import { houseLanguages, languageFile } from "#platform/kernel";
import { type Finding, type Measure, nodesOf, type SourceFile } from "../source.ts";

const languages = houseLanguages.map(languageFile);

export const messages: Measure = {
	name: `every sentence and error code in ${languages.join(", ")}`,
	check: (files) => languageFaults(files, languages),
};

type Files = ReadonlyMap<string, SourceFile>;
type Sentences = ReadonlyMap<string, string>;

/** What is missing in these languages, the first of which is the model of the others. */
export function languageFaults(files: readonly SourceFile[], languages: readonly string[]): Finding[] {
	const byPath = new Map(files.map((file) => [file.path, file]));
	const folders = new Set(files.flatMap((file) => folderOf(file.path) ?? []));
	return [...folders].flatMap((folder) => folderFaults(folder, { files: byPath, languages }));
}

/** A folder of sentences, one file a language. A domain with error codes must have one. */
function folderOf(path: string): string | undefined {
	const seed = /^(domains\/[^/]+\/server\/seed)\/[a-z]{2}\.json$/.exec(path)?.[1];
	const owner = /^(domains\/[^/]+|platform)\/(?:contract\/errors\.ts|ui\/messages\/)/.exec(path)?.[1];
	return seed ?? (owner === undefined ? undefined : `${owner}/ui/messages`);
}

function folderFaults(folder: string, { files, languages }: { files: Files; languages: readonly string[] }): Finding[] {
	const perLanguage = languages.map((language) => {
		const path = `${folder}/${language}.json`;
		return { path, sentences: flatten(files.get(path)?.text) };
	});
	const model = perLanguage[0]?.sentences ?? new Map<string, string>();
	const keys = new Set(perLanguage.flatMap(({ sentences }) => [...sentences.keys()]));
	if (folder.endsWith("/ui/messages")) {
		const owner = folder.slice(0, -"/ui/messages".length);
		for (const code of errorCodesOf(files.get(`${owner}/contract/errors.ts`))) keys.add(`errors.${code}`);
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
