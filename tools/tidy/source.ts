// A file as the measures see it: its path, its text and, for TypeScript, its syntax tree. Reads nothing from disk.
import ts from "typescript";

export type SourceFile = {
	/** From the project's root, with forward slashes. */
	readonly path: string;
	readonly text: string;
	/** Present for .ts and .tsx. */
	readonly ast: ts.SourceFile | undefined;
};

/** What one measure has found. `line` starts at 1. */
export type Finding = { readonly path: string; readonly line: number; readonly says: string };

export type Measure = {
	/** One line: what holds in this house. */
	readonly name: string;
	readonly check: (files: readonly SourceFile[]) => readonly Finding[];
};

export function sourceFile(path: string, content: { readonly text: string }): SourceFile {
	const typed = /\.tsx?$/.test(path);
	const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const ast = typed ? ts.createSourceFile(path, content.text, ts.ScriptTarget.ES2023, true, kind) : undefined;
	return { path, text: content.text, ast };
}

export const isTest = (path: string): boolean => /\.(test|db\.test|ui\.test|e2e)\.tsx?$/.test(path);
/** What only tests use: they themselves, and what stands in a folder `testing` for them. */
export const isTestCode = (path: string): boolean =>
	isTest(path) || path.includes("/testing/") || path.endsWith("/testing.ts");
export const isGenerated = (path: string): boolean => /\.gen\.[a-z]+$/.test(path);

/** Hand-written TypeScript that is not a test. */
export const isSource = (file: SourceFile): boolean =>
	file.ast !== undefined && !isTest(file.path) && !isGenerated(file.path) && !file.path.endsWith(".d.ts");

/** Where a file stands: its domain and room, or the platform part, or the other top folder. */
export type Place =
	| { readonly kind: "domain"; readonly domain: string; readonly room: string }
	| { readonly kind: "platform"; readonly part: string }
	| { readonly kind: "other"; readonly folder: string };

export function placeOf(path: string): Place {
	const [top = "", second = "", third = ""] = path.split("/");
	const ofGame = /^domains\/([^/]+)\/games\/[^/]+\/(.+)$/.exec(path);
	if (ofGame !== null) return placeInGame({ domain: ofGame[1] ?? "", file: ofGame[2] ?? "" });
	if (top === "domains") return { kind: "domain", domain: second, room: third };
	if (top === "platform") return { kind: "platform", part: second };
	return { kind: "other", folder: top };
}

/** A game's folder holds what each room has of it: its tables are core, its art is ui, its tile is drawn by a tool. */
function placeInGame({ domain, file }: { readonly domain: string; readonly file: string }): Place {
	if (file.startsWith("art/")) return { kind: "domain", domain, room: "ui" };
	return /^table(?:-\d+)?\.ts$/.test(file)
		? { kind: "domain", domain, room: "core" }
		: { kind: "other", folder: "tools" };
}

/** Every node of a tree, parents first. */
export function* nodesOf(root: ts.Node): Generator<ts.Node> {
	yield root;
	const children: ts.Node[] = [];
	ts.forEachChild(root, (child) => {
		children.push(child);
	});
	for (const child of children) yield* nodesOf(child);
}

/** The line of a node, from 1. */
export function lineOf(ast: ts.SourceFile, node: ts.Node): number {
	return ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1;
}

export function lineCount(text: string): number {
	return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** The value at the 95th percentile (nearest rank); 0 of nothing. */
export function percentile95(values: readonly number[]): number {
	const sorted = [...values].sort((left, right) => left - right);
	return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
