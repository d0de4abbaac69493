// Tests prove behaviour: none is skipped, none stands alone, none asserts nothing.
import ts from "typescript";
import { type Finding, isTest, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const honestTests: Measure = {
	name: "no test is skipped, and each asserts something",
	check: (files) => files.filter((file) => isTest(file.path)).flatMap(findingsOf),
};

const runners: ReadonlySet<string> = new Set(["test", "it", "describe"]);
const avoided: ReadonlySet<string> = new Set(["skip", "only", "todo", "skipIf", "runIf", "fails"]);

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const found = [...nodesOf(ast)].flatMap((node) => {
		const says = avoidedRunner(node);
		return says === undefined ? [] : [{ path: file.path, line: lineOf(ast, node), says }];
	});
	const asserts = /\b(?:expect|expectTypeOf|assert(?:\.\w+)?)\(|\bfc\.assert\(|\bexpect\w+\(/.test(file.text);
	return asserts ? found : [...found, { path: file.path, line: 1, says: "a test that asserts nothing" }];
}

function avoidedRunner(node: ts.Node): string | undefined {
	if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
	if (!runners.has(node.expression.text) || !avoided.has(node.name.text)) return undefined;
	return `${node.getText()}: a test runs, or it is not there`;
}
