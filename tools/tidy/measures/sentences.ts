// No sentence in code: what a person reads stands in ui/messages, in every language.
import ts from "typescript";
import { type Finding, isSource, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const sentences: Measure = {
	name: "no sentence in code",
	check: (files) => files.filter((file) => isSource(file) && file.path.endsWith(".tsx")).flatMap(findingsOf),
};

const spoken: ReadonlySet<string> = new Set([
	"aria-label",
	"aria-description",
	"aria-roledescription",
	"title",
	"placeholder",
	"alt",
	"label",
]);
const letters = /\p{L}{2,}/u;

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	return [...nodesOf(ast)].flatMap((node) => {
		const text = spokenText(node);
		if (text === undefined || !letters.test(text)) return [];
		return [{ path: file.path, line: lineOf(ast, node), says: `"${text.trim()}" belongs in ui/messages` }];
	});
}

function spokenText(node: ts.Node): string | undefined {
	if (ts.isJsxText(node)) return node.text;
	if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return undefined;
	const { initializer } = node;
	return initializer !== undefined && ts.isStringLiteral(initializer) ? initializer.text : undefined;
}
