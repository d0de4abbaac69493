// Tests prove behaviour: none is skipped, none stands alone, none asserts nothing, none bounds how long something takes: that
// is the machine's matter, and bench/ measures it.
import ts from "typescript";
import { type Finding, isTest, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const honestTests: Measure = {
	name: "no test is skipped or bounds wall time, and each asserts something",
	check: (files) => files.filter((file) => isTest(file.path)).flatMap(findingsOf),
};

const runners: ReadonlySet<string> = new Set(["test", "it", "describe"]);
const avoided: ReadonlySet<string> = new Set(["skip", "only", "todo", "skipIf", "runIf", "fails"]);

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const found = [...nodesOf(ast)].flatMap((node) => {
		const says = avoidedRunner(node) ?? elapsedTime(node);
		return says === undefined ? [] : [{ path: file.path, line: lineOf(ast, node), says }];
	});
	const asserts = /\b(?:expect|expectTypeOf|assert(?:\.\w+)?)\(|\bfc\.assert\(|\bexpect\w+\(/.test(file.text);
	return asserts ? found : [...found, { path: file.path, line: 1, says: "a test that asserts nothing" }];
}

/** What a clock says now less what it said before; so many minutes ago is another thing. */
function elapsedTime(node: ts.Node): string | undefined {
	if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.MinusToken) return undefined;
	const reads = /^(?:performance\.now|Date\.now)\(\)$/.test(node.left.getText());
	const since = ts.isIdentifier(node.right) || ts.isPropertyAccessExpression(node.right);
	if (!reads || !since || !isAsserted(node)) return undefined;
	return "a test that bounds wall time: prove what happens, and measure how long it takes in bench/";
}

/** It stands in what is expected, or has a name that may. What only ends a waiting is no bound. */
function isAsserted(node: ts.Node): boolean {
	for (let up = node.parent; up !== undefined; up = up.parent) {
		if (ts.isVariableDeclaration(up)) return true;
		if (ts.isCallExpression(up) && up.expression.getText() === "expect") return true;
		if (ts.isStatement(up)) return false;
	}
	return false;
}

function avoidedRunner(node: ts.Node): string | undefined {
	if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
	if (!runners.has(node.expression.text) || !avoided.has(node.name.text)) return undefined;
	return `${node.getText()}: a test runs, or it is not there`;
}
