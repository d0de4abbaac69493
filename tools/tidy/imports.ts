// Who imports whom, types included: specifiers resolved to paths of this project or to packages.
import { posix } from "node:path";
import ts from "typescript";
import { lineOf, nodesOf, type SourceFile } from "./source.ts";

export type Import = {
	readonly from: string;
	readonly line: number;
	readonly specifier: string;
	/** The path inside the project, or undefined for a package or a Node module. */
	readonly target: string | undefined;
};

/** The public faces, as package.json names them. */
export type Faces = ReadonlyMap<string, string>;

export function importsOf(file: SourceFile, faces: Faces): Import[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const found: Import[] = [];
	for (const node of nodesOf(ast)) {
		const specifier = specifierOf(node);
		if (specifier === undefined) continue;
		found.push({
			from: file.path,
			line: lineOf(ast, node),
			specifier,
			target: resolve(file.path, { specifier, faces }),
		});
	}
	return found;
}

function specifierOf(node: ts.Node): string | undefined {
	if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
	if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
		return textOf(node.arguments[0]);
	return undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
	return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function resolve(from: string, request: { specifier: string; faces: Faces }): string | undefined {
	const { specifier, faces } = request;
	if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), specifier));
	if (!specifier.startsWith("#")) return undefined;
	const exact = faces.get(specifier);
	if (exact !== undefined) return exact.replace(/^\.\//, "");
	const [pattern = "", target = ""] =
		[...faces].filter(([pattern]) => matches({ pattern, specifier })).sort(byPrefix)[0] ?? [];
	if (target === "") return undefined;
	const [before = "", after = ""] = pattern.split("*");
	const middle = specifier.slice(before.length, specifier.length - after.length);
	return target.replace("*", middle).replace(/^\.\//, "");
}

function matches({ pattern, specifier }: { pattern: string; specifier: string }): boolean {
	const [before = "", after = ""] = pattern.split("*");
	const fits = specifier.startsWith(before) && specifier.endsWith(after);
	return pattern.includes("*") && fits && specifier.length > before.length + after.length;
}

/** As Node does: the pattern with the longest text before its star wins. */
function byPrefix([left]: readonly [string, string], [right]: readonly [string, string]): number {
	return right.indexOf("*") - left.indexOf("*");
}
