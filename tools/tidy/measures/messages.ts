// Every sentence stands in every language, and every error code of a domain has its sentence.
import ts from "typescript";
import { type Finding, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const languages = ["en", "ko"] as const;

export const messages: Measure = {
	name: `every sentence and error code in ${languages.join(", ")}`,
	check: (files) => {
		const byPath = new Map(files.map((file) => [file.path, file]));
		const owners = new Set(files.flatMap((file) => ownerOf(file.path) ?? []));
		return [...owners].flatMap((owner) => ownerFaults(owner, byPath));
	},
};

type Files = ReadonlyMap<string, SourceFile>;
type Sentences = ReadonlyMap<string, string>;

/** A domain, or the platform, that has error codes or sentences of its own. */
function ownerOf(path: string): string | undefined {
	return (
		/^(domains\/[^/]+)\/(?:contract\/errors\.ts|ui\/messages\/)/.exec(path)?.[1] ??
		/^(platform)\/(?:contract\/errors\.ts|ui\/messages\/)/.exec(path)?.[1]
	);
}

function ownerFaults(owner: string, files: Files): Finding[] {
	const codes = errorCodesOf(files.get(`${owner}/contract/errors.ts`));
	const perLanguage = languages.map((language) => {
		const path = `${owner}/ui/messages/${language}.json`;
		return { path, sentences: flatten(files.get(path)?.text) };
	});
	const keys = new Set(perLanguage.flatMap(({ sentences }) => [...sentences.keys()]));
	for (const code of codes) keys.add(`errors.${code}`);
	return perLanguage.flatMap(({ path, sentences }) => [
		...[...keys]
			.filter((key) => !hasSentence(sentences, key))
			.map((key) => ({ path, line: 1, says: `no sentence for ${key}` })),
		...placeholderFaults(path, { sentences, others: perLanguage[0]?.sentences ?? new Map() }),
	]);
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
