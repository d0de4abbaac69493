// Files and functions stay readable; data are neither: files at most 300 lines (p95 200), functions 60 (p95 30), components 120.
import ts from "typescript";
import {
	type Finding,
	isSource,
	lineCount,
	lineOf,
	type Measure,
	nodesOf,
	percentile95,
	type SourceFile,
} from "../source.ts";

export const limits = { file: 300, fileP95: 200, function: 60, functionP95: 30, component: 120 } as const;

export const fileSizes: Measure = {
	name: `files: at most ${limits.file} lines, p95 at most ${limits.fileP95}`,
	check: (files) => {
		const sized = files
			.filter((file) => isSource(file) && !isData(file))
			.map((file) => ({ path: file.path, lines: lineCount(file.text) }));
		const long = sized.filter((file) => file.lines > limits.file);
		const p95 = percentile95(sized.map((file) => file.lines));
		return [
			...long.map((file) => ({ path: file.path, line: 1, says: `${file.lines} lines, at most ${limits.file}` })),
			...(p95 > limits.fileP95
				? [{ path: ".", line: 1, says: `the p95 of file lengths is ${p95} lines, at most ${limits.fileP95}` }]
				: []),
		];
	},
};

export const functionSizes: Measure = {
	name: `functions: at most ${limits.function} lines, p95 at most ${limits.functionP95}; components at most ${limits.component}`,
	check: (files) => {
		const functions = files.filter(isSource).flatMap(functionsOf);
		const p95 = percentile95(functions.filter((found) => !found.component).map((found) => found.lines));
		return [
			...functions.filter((found) => found.lines > limitOf(found)).map(describe),
			...(p95 > limits.functionP95
				? [{ path: ".", line: 1, says: `the p95 of function lengths is ${p95} lines, at most ${limits.functionP95}` }]
				: []),
		];
	},
};

/** A table, an outline, a list of figures: nothing in it is done, so nobody has to follow it from line to line. */
const isData = ({ ast }: SourceFile): boolean =>
	ast?.statements.some(ts.isVariableStatement) === true &&
	ast.statements.every(
		(statement) => isDeclared(statement) || (ts.isVariableStatement(statement) && !doesAnything(statement)),
	);

const isDeclared = (statement: ts.Statement): boolean =>
	ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function doesAnything(node: ts.Node): boolean {
	for (const inner of nodesOf(node)) if (ts.isFunctionLike(inner) || ts.isCallExpression(inner)) return true;
	return false;
}

type SizedFunction = {
	readonly path: string;
	readonly line: number;
	readonly name: string;
	readonly lines: number;
	readonly component: boolean;
};

const limitOf = (found: SizedFunction): number => (found.component ? limits.component : limits.function);

function describe(found: SizedFunction): Finding {
	return {
		path: found.path,
		line: found.line,
		says: `${found.name} has ${found.lines} lines, at most ${limitOf(found)}`,
	};
}

function functionsOf(file: SourceFile): SizedFunction[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const found: SizedFunction[] = [];
	for (const node of nodesOf(ast)) {
		if (!isFunctionWithBody(node)) continue;
		const name = nameOf(node);
		const line = lineOf(ast, node);
		const lines = ast.getLineAndCharacterOfPosition(node.end).line + 2 - line;
		found.push({ path: file.path, line, name, lines, component: file.path.endsWith(".tsx") && /^[A-Z]/.test(name) });
	}
	return found;
}

function isFunctionWithBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
	return (
		(ts.isFunctionDeclaration(node) ||
			ts.isFunctionExpression(node) ||
			ts.isArrowFunction(node) ||
			ts.isMethodDeclaration(node) ||
			ts.isConstructorDeclaration(node)) &&
		node.body !== undefined
	);
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
	if (node.name !== undefined) return node.name.getText();
	const { parent } = node;
	if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && ts.isIdentifier(parent.name))
		return parent.name.text;
	return "a function";
}
