// At most three positional parameters; two of one primitive type, or any boolean, make an options object.
import ts from "typescript";
import { type Finding, isSource, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const parameters: Measure = {
	name: "at most three positional parameters, no two of one primitive type, no boolean",
	check: (files) => files.filter(isSource).flatMap(findingsOf),
};

const primitives: ReadonlySet<string> = new Set(["string", "number", "bigint"]);

function findingsOf(file: SourceFile): Finding[] {
	const { ast } = file;
	if (ast === undefined) return [];
	const found: Finding[] = [];
	for (const node of nodesOf(ast)) {
		if (!ts.isFunctionDeclaration(node)) continue;
		const says = faultOf(node);
		if (says !== undefined)
			found.push({ path: file.path, line: lineOf(ast, node), says: `${node.name?.text ?? "a function"}: ${says}` });
	}
	return found;
}

function faultOf(node: ts.FunctionDeclaration): string | undefined {
	if (node.parameters.length > 3) return `${node.parameters.length} positional parameters, at most 3`;
	const types = node.parameters.flatMap((parameter) =>
		parameter.type === undefined ? [] : [parameter.type.getText()],
	);
	if (types.includes("boolean")) return "a boolean parameter reads as nothing at the call: make it an option";
	const twice = types.find((type, index) => primitives.has(type) && types.indexOf(type) !== index);
	return twice === undefined ? undefined : `two parameters of type ${twice} are easily swapped: make them options`;
}
