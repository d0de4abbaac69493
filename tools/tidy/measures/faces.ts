// A face shows what somebody uses: an entry that no other file imports from it is dead, and read by everybody all the same.
import ts from "typescript";
import { type Faces, importsOf } from "../imports.ts";
import { type Finding, lineOf, type Measure, nodesOf, type SourceFile } from "../source.ts";

export const deadEntries = (faces: Faces): Measure => ({
	name: "somebody uses every entry of a face",
	check: (files) => {
		const used = usedEntries(files, faces);
		return files.filter(({ path }) => isFace(path)).flatMap((file) => faultsOf(file, used));
	},
});

const isFace = (path: string): boolean =>
	/^domains\/[^/]+\/(?:(?:core|contract|ui)\/index|server\/(?:api|module))\.ts$/.test(path);

function faultsOf({ path, ast }: SourceFile, used: ReadonlySet<string>): Finding[] {
	if (ast === undefined || used.has(`${path} *`)) return [];
	return entriesOf(ast)
		.filter(({ name }) => !used.has(`${path} ${name}`))
		.map(({ name, line }) => ({ path, line, says: `nobody uses ${name}: take it out of the face` }));
}

/** What a face offers: what it passes on by name, and what it declares. */
function entriesOf(ast: ts.SourceFile): { name: string; line: number }[] {
	return ast.statements.flatMap((statement) => {
		const line = lineOf(ast, statement);
		if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
			return statement.exportClause.elements.map((element) => ({
				name: element.name.text,
				line: lineOf(ast, element),
			}));
		const exported =
			ts.canHaveModifiers(statement) &&
			(ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
		if (!exported) return [];
		if (ts.isVariableStatement(statement))
			return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), line }));
		if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
			return statement.name === undefined ? [] : [{ name: statement.name.text, line }];
		return [];
	});
}

/** `path name` of each entry that another file names, `path *` of a face that one takes whole. */
function usedEntries(files: readonly SourceFile[], faces: Faces): ReadonlySet<string> {
	const used = new Set<string>();
	for (const file of files) {
		if (file.ast === undefined) continue;
		const targets = new Map(importsOf(file, faces).map(({ specifier, target }) => [specifier, target ?? ""]));
		for (const node of nodesOf(file.ast))
			for (const { specifier, name } of namesIn(node)) used.add(`${targets.get(specifier) ?? ""} ${name}`);
	}
	return used;
}

function namesIn(node: ts.Node): { specifier: string; name: string }[] {
	if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
		const specifier = node.moduleSpecifier.text;
		const named = node.importClause?.namedBindings;
		if (named === undefined) return [];
		if (ts.isNamespaceImport(named)) return [{ specifier, name: "*" }];
		return named.elements.map(({ name, propertyName }) => ({ specifier, name: (propertyName ?? name).text }));
	}
	if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
		const specifier = node.moduleSpecifier.text;
		const clause = node.exportClause;
		if (clause === undefined || !ts.isNamedExports(clause)) return [{ specifier, name: "*" }];
		return clause.elements.map(({ name, propertyName }) => ({ specifier, name: (propertyName ?? name).text }));
	}
	if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
		return [{ specifier: node.argument.literal.text, name: node.qualifier?.getText() ?? "*" }];
	}
	// What is loaded when it is needed is taken whole.
	const [given] =
		ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
	return given !== undefined && ts.isStringLiteral(given) ? [{ specifier: given.text, name: "*" }] : [];
}
