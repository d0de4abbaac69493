// `npm run new -- call <domain> <name>`: a member's call from its contract to its test, wired into its domain. Writes four files and
// changes two; the hook follows from `npm run gen`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const templates = "tools/new/templates/call";

export type NewCall = { readonly domain: string; readonly name: string };

/** What is wrong with a new call; undefined when nothing is. `endpoints`: the names of all that there are. */
export function callFault({ domain, name }: NewCall, endpoints: readonly string[]): string | undefined {
	if (!existsSync(join("domains", domain, "contract/index.ts")))
		return `${domain} is no domain with calls: ${domainsWithCalls().join(", ")}`;
	if (!/^[a-z]+(-[a-z0-9]+)+$/.test(name))
		return `"${name}" is no name: a verb and what it acts on, as read-badge or claim-prize`;
	return endpoints.includes(name) ? `${name} is a call already; names are unique in the product` : undefined;
}

const domainsWithCalls = (): readonly string[] =>
	readdirSync("domains").filter((domain) => existsSync(join("domains", domain, "contract/index.ts")));

export const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);

/** What asks is a GET; what acts is a POST with a key, so that a repeated press acts once. */
const asks = (name: string): boolean => /^(read|list|get|find|show|count)-/.test(name);

/** What the contracts of a domain name most often: a module id, or the area of its paths. */
function mostOften(contracts: readonly string[], named: RegExp): string | undefined {
	const counts = new Map<string, number>();
	for (const [, id = ""] of contracts.flatMap((text) => [...text.matchAll(named)]))
		counts.set(id, (counts.get(id) ?? 0) + 1);
	const [most] = [...counts].sort(([, left], [, right]) => right - left);
	return most?.[0];
}

export const usualModuleId = (contracts: readonly string[]): string =>
	mostOften(contracts, /moduleIds: \["([A-Z0-9]+)"/g) ?? "COMM3";

/** Calls that a specification named `/wps/relay/…` tell nothing of where a new one belongs. */
export const usualArea = (contracts: readonly string[]): string =>
	mostOften(contracts, /path: "\/wps\/(?!relay\/|v2\/)([a-z]+)\/?/g) ?? "member";

function contractsOf(domain: string): readonly string[] {
	const folder = join("domains", domain, "contract/endpoints");
	return existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")) : [];
}

/** Every file of the call by its path: new ones whole, changed ones as they become. */
export function callFiles({ domain, name }: NewCall): ReadonlyMap<string, string> {
	const act = !asks(name);
	const values: Readonly<Record<string, string>> = {
		NAME: name,
		CAMEL: camel(name),
		PASCAL: pascal(name),
		DOMAIN: domain,
		METHOD: act ? "POST" : "GET",
		ACTS: act ? "\n\tidempotent: true," : "",
		MODULE: usualModuleId(contractsOf(domain)),
		AREA: usualArea(contractsOf(domain)),
	};
	const filled = (template: string): string =>
		readFileSync(join(templates, template), "utf8").replace(
			/__([A-Z]+)__/g,
			(whole, key: string) => values[key] ?? whole,
		);
	const home = `domains/${domain}`;
	const [index, module] = [`${home}/contract/index.ts`, `${home}/server/module.ts`];
	return new Map([
		[`${home}/contract/endpoints/${name}.ts`, filled("endpoint.ts.txt")],
		[`${home}/server/${name}.ts`, filled("use-case.ts.txt")],
		[`${home}/server/${name}-store.ts`, filled("store.ts.txt")],
		[`${home}/server/${name}.db.test.ts`, filled("test.ts.txt")],
		[index, `${readFileSync(index, "utf8").trimEnd()}\nexport { ${camel(name)} } from "./endpoints/${name}.ts";\n`],
		[module, withRoute(readFileSync(module, "utf8"), { name })],
	]);
}

/** A function that lists them, with what it is given; or the list in the module itself. */
const listsOfRoutes = [
	/function \w*routesOf\((\w+):[^)]*\)[^{]*\{\s*return \[/,
	/const \w+Routes = \((\w+):[^)]*\): readonly Route\[\] => \[/,
	/\broutes(?:: readonly Route\[\])?(?: =|:) \[/,
] as const;

/** The module with the call's route first among its routes. Throws where a module keeps them in no list that is known. */
export function withRoute(text: string, { name }: { readonly name: string }): string {
	const list = listsOfRoutes.map((list) => list.exec(text)).find((found) => found !== null);
	if (list === undefined || list === null)
		throw new Error("its module keeps routes in no list that is known: add the route by hand");
	const end = list.index + list[0].length;
	const given = list[1] ?? (/\bdeps\b\s*[:,)}]/.test(text.slice(0, end)) ? "deps" : "{ db }");
	const route = `${camel(name)}Route`;
	const wired = `${text.slice(0, end)}${route}(${given}), ${text.slice(end)}`;
	const lastImport = wired.lastIndexOf("\nimport ");
	const after = wired.indexOf(";\n", lastImport) + 2;
	return `${wired.slice(0, after)}import { ${route} } from "./${name}.ts";\n${wired.slice(after)}`;
}
