// No element wears two utilities that say different things of one property under one condition: which of them holds is
// decided by the order of the stylesheet, and nobody who reads the element sees it.
import ts from "typescript";
import { type Finding, isSource, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const utilities: Measure = {
	name: "no two utilities of an element contradict each other",
	check: (files) => files.filter((file) => isSource(file) && file.path.endsWith(".tsx")).flatMap(findingsOf),
};

/** Utilities of which an element wears one at a time, by what they say. */
const kinds: Readonly<Record<string, RegExp>> = {
	"pointer-events": /^pointer-events-(?:none|auto)$/,
	opacity: /^opacity-\S+$/,
	display:
		/^(?:hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|flow-root|table|list-item)$/,
	position: /^(?:static|fixed|absolute|relative|sticky)$/,
	visibility: /^(?:visible|invisible|collapse)$/,
	"flex-direction": /^flex-(?:row|col)(?:-reverse)?$/,
	"text-align": /^text-(?:start|end|center|left|right|justify)$/,
	"white-space": /^whitespace-\S+$/,
	cursor: /^cursor-\S+$/,
};

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	return [...nodesOf(ast)].flatMap((node) => {
		if (!ts.isJsxAttribute(node) || node.name.getText() !== "className" || node.initializer === undefined) return [];
		const faults = new Set(wornIn(node.initializer).flatMap(contradictions));
		return [...faults].map((says) => ({ path: file.path, line: lineOf(ast, node), says }));
	});
}

/** What may be worn at once, one text a case: each branch of a choice with all that stands around it. */
function wornIn(node: ts.Node): readonly string[] {
	if (ts.isStringLiteralLike(node)) return [node.text];
	if (ts.isConditionalExpression(node)) return [...wornIn(node.whenTrue), ...wornIn(node.whenFalse)];
	if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
		return node.expression === undefined ? [] : wornIn(node.expression);
	if (!ts.isTemplateExpression(node)) return [];
	const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" ");
	const chosen = node.templateSpans.flatMap(({ expression }) => wornIn(expression));
	return [fixed, ...chosen.map((text) => `${fixed} ${text}`)];
}

function contradictions(worn: string): readonly string[] {
	const said = new Map<string, string>();
	return worn.split(/\s+/).flatMap((utility) => {
		const at = utility.lastIndexOf(":") + 1;
		const kind = Object.keys(kinds).find((name) => kinds[name]?.test(utility.slice(at)) === true);
		if (kind === undefined) return [];
		const key = `${utility.slice(0, at)}${kind}`;
		const before = said.get(key);
		said.set(key, utility);
		return before === undefined || before === utility ? [] : [`"${before}" and "${utility}" contradict each other`];
	});
}
