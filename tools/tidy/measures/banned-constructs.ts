// Types are proven, not asserted: no any, no `!`, no `as` but `as const`, no suppressions outside the platform,
// and there each with its reason on the line. No classes or default exports outside what needs them. A literal that is
// spread into another says nothing that its own properties would not say: it only hides how long the thing is.
import ts from "typescript";
import { type Finding, lineOf, type Measure, nodesOf, placeOf, type SourceFile } from "../source.ts";

export const bannedConstructs: Measure = {
	name: "no any, no `!`, no `as` but `as const`, no suppressions, no classes outside the platform, no literal spread",
	check: (files) => files.filter((file) => !file.path.endsWith(".d.ts")).flatMap(findingsOf),
};

const suppression = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore(?:-all|-start)?|eslint-disable|v8 ignore/;
const reasoned = /(?:@ts-expect-error|biome-ignore(?:-all|-start)?)[^:]*: ?\S{2,}.*\S/;

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const inPlatform = placeOf(file.path).kind === "platform";
	const found = inPlatform ? [] : suppressionsOf(file);
	for (const node of nodesOf(ast)) {
		const says = faultOf(node, file.path);
		if (says === undefined) continue;
		const line = lineOf(ast, node);
		if (inPlatform && hasReason(file.text, line)) continue;
		found.push({ path: file.path, line, says });
	}
	return inPlatform
		? [...found, ...suppressionsOf(file).filter((finding) => !reasoned.test(lineText(file.text, finding.line)))]
		: found;
}

function suppressionsOf(file: SourceFile): Finding[] {
	return commentsOf(file).flatMap(({ line, text }) =>
		suppression.test(text) ? [{ path: file.path, line, says: "a suppression: mend what it hides" }] : [],
	);
}

function commentsOf(file: SourceFile): { line: number; text: string }[] {
	return file.text.split("\n").flatMap((text, index) => {
		const comment = /(?:\/\/|\/\*|^\s*\*).*/.exec(text)?.[0];
		return comment === undefined ? [] : [{ line: index + 1, text: comment }];
	});
}

/** In the platform an assertion may stand with a comment that says why, on its line or the line above. */
function hasReason(text: string, line: number): boolean {
	return /\/\/ \S/.test(lineText(text, line)) || /^\s*(?:\/\/|\*|\/\*\*) ?\S/.test(lineText(text, line - 1));
}

const lineText = (text: string, line: number): string => text.split("\n")[line - 1] ?? "";

function faultOf(node: ts.Node, path: string): string | undefined {
	if (node.kind === ts.SyntaxKind.AnyKeyword) return "any: say what it is, or unknown";
	if (ts.isNonNullExpression(node)) return "`!` asserts what should be proven";
	if (ts.isAsExpression(node) && !isConst(node.type)) return "`as` asserts what should be parsed or proven";
	if (ts.isTypeAssertionExpression(node)) return "a type assertion: parse or prove it";
	if (ts.isClassLike(node) && placeOf(path).kind !== "platform") return "a class: use functions and plain data";
	if (isLiteralSpread(node)) return "a literal spread into another: write its properties where they belong";
	if (isDefaultExport(node) && !/(?:\.config|\.setup)\.ts$/.test(path)) return "a default export: name it";
	return undefined;
}

function isConst(type: ts.TypeNode): boolean {
	return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text === "const";
}

function isDefaultExport(node: ts.Node): boolean {
	if (ts.isExportAssignment(node)) return true;
	return (
		ts.canHaveModifiers(node) &&
		(ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
	);
}

const isLiteralSpread = (node: ts.Node): boolean =>
	(ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) && ts.isObjectLiteralExpression(node.expression);
