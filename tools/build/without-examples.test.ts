import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { stripped } from "./without-examples.ts";

const endpointFiles = readdirSync("domains").flatMap((domain) => {
	try {
		const folder = `domains/${domain}/contract/endpoints`;
		const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
		return names.filter((name) => name.endsWith(".ts")).map((name) => `${folder}/${name}`);
	} catch {
		return [];
	}
});

/** Names of the properties that calls of defineEndpoint are given, one list a call. */
function propertiesIn(text: string): readonly (readonly string[])[] {
	const found: string[][] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && node.expression.getText() === "defineEndpoint") {
			const [shape] = node.arguments;
			if (shape !== undefined && ts.isObjectLiteralExpression(shape))
				found.push(shape.properties.map((property) => property.name?.getText() ?? "..."));
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile("endpoint.ts", text, ts.ScriptTarget.Latest, true));
	return found;
}

test("an example goes and everything else stays, in every contract", () => {
	let examples = 0;
	for (const file of endpointFiles) {
		const text = readFileSync(file, "utf8");
		const before = propertiesIn(text);
		examples += before.flat().filter((name) => name === "example").length;
		expect(propertiesIn(stripped(text)), file).toEqual(
			before.map((names) => names.filter((name) => name !== "example")),
		);
	}
	expect(examples).toBeGreaterThan(200);
});
