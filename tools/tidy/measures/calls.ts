// A call is one thing under one name: its endpoint in the contract, the route that serves it, the name it is listed by.
import ts from "typescript";
import {
	type Finding,
	isSource,
	isTestCode,
	lineOf,
	type Measure,
	nodesOf,
	placeOf,
	type SourceFile,
} from "../source.ts";

export const calls: Measure = {
	name: "every endpoint has its route, and both have its name",
	check: (files) => {
		const own = files.filter((file) => isSource(file) && !isTestCode(file.path));
		const endpoints = own.flatMap(endpointsIn);
		const names = new Set(endpoints.map(({ constant }) => constant));
		const routes = own.filter(servesCalls).flatMap((file) => routesIn(file, names));
		const served = new Set(routes.map(({ endpoint }) => endpoint));
		return [
			...endpoints.flatMap((endpoint) => endpointFaults(endpoint, served)),
			...takenTwice(endpoints),
			...routes.flatMap(routeFaults),
		];
	},
};

type Endpoint = {
	readonly path: string;
	readonly line: number;
	readonly constant: string;
	readonly name: string;
	/** Its method and its path. */
	readonly address: string;
};
type Route = { readonly path: string; readonly line: number; readonly constant: string; readonly endpoint: string };

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function endpointFaults({ path, line, constant, name }: Endpoint, served: ReadonlySet<string>): Finding[] {
	return [
		...(camel(name) === constant ? [] : [{ path, line, says: `${constant} is listed as ${name}: one name for both` }]),
		...(served.has(constant) ? [] : [{ path, line, says: `${constant} has no route: bind it, or take it away` }]),
	];
}

/** A server does not start where two calls have one name, or one address. */
function takenTwice(endpoints: readonly Endpoint[]): Finding[] {
	const first = new Map<string, string>();
	return endpoints.flatMap(({ path, line, name, address }) =>
		[name, address].flatMap((unique) => {
			const taken = first.get(unique);
			first.set(unique, taken ?? path);
			return taken === undefined ? [] : [{ path, line, says: `${unique} is the call in ${taken} already` }];
		}),
	);
}

const routeFaults = ({ path, line, constant, endpoint }: Route): Finding[] =>
	constant === "" || constant === `${endpoint}Route`
		? []
		: [{ path, line, says: `${constant} serves ${endpoint}: call it ${endpoint}Route` }];

function endpointsIn(file: SourceFile): Endpoint[] {
	const place = placeOf(file.path);
	const { ast } = file;
	if (ast === undefined || place.kind !== "domain" || place.room !== "contract") return [];
	return [...nodesOf(ast)].flatMap((node) => {
		if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return [];
		const { initializer } = node;
		if (initializer === undefined || !ts.isCallExpression(initializer)) return [];
		if (initializer.expression.getText() !== "defineEndpoint") return [];
		const [listing] = initializer.arguments;
		const address = `${textIn(listing, "method")} ${textIn(listing, "path")}`;
		const found = { path: file.path, line: lineOf(ast, node), constant: node.name.text };
		return [{ ...found, name: textIn(listing, "name"), address }];
	});
}

function textIn(listing: ts.Expression | undefined, entry: string): string {
	if (listing === undefined || !ts.isObjectLiteralExpression(listing)) return "";
	for (const property of listing.properties)
		if (
			ts.isPropertyAssignment(property) &&
			property.name.getText() === entry &&
			ts.isStringLiteral(property.initializer)
		)
			return property.initializer.text;
	return "";
}

function servesCalls({ path }: SourceFile): boolean {
	const place = placeOf(path);
	return (place.kind === "domain" && place.room === "server") || path.startsWith("apps/server/");
}

/** Where an endpoint is the first thing a call is given: `bind(readNotes, …)`. */
function routesIn({ path, ast }: SourceFile, endpoints: ReadonlySet<string>): Route[] {
	if (ast === undefined) return [];
	const known = importedAs(ast);
	return [...nodesOf(ast)].flatMap((node) => {
		if (!ts.isCallExpression(node) || node.expression.getText() !== "bind") return [];
		const [first] = node.arguments;
		if (first === undefined || !ts.isIdentifier(first)) return [];
		const endpoint = known.get(first.text) ?? first.text;
		return endpoints.has(endpoint) ? [{ path, line: lineOf(ast, node), constant: constantOf(node), endpoint }] : [];
	});
}

/** The names of what a file imports under another one. */
function importedAs(ast: ts.SourceFile): ReadonlyMap<string, string> {
	const named = new Map<string, string>();
	for (const node of nodesOf(ast))
		if (ts.isImportSpecifier(node) && node.propertyName !== undefined)
			named.set(node.name.text, node.propertyName.text);
	return named;
}

/** The constant whose function answers this route and nothing else; "" where it stands among others. */
function constantOf(call: ts.Node): string {
	let node = call.parent;
	while (ts.isArrowFunction(node) || ts.isParenthesizedExpression(node)) node = node.parent;
	return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : "";
}
