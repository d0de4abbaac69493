// The text of a domain's hooks, from the endpoints its contract exports. Pure: reads and writes nothing.

type Found = { readonly exported: string; readonly method: string };

/** A GET reads and is kept; anything else acts. Undefined when the contract exports no endpoint. */
export function hooksOf(contract: unknown): string | undefined {
	const found = endpointsOf(contract);
	if (found.length === 0) return undefined;
	const makers = [...new Set(found.map(makerOf))].sort();
	return [
		"// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.",
		`import { ${found.map(({ exported }) => exported).join(", ")} } from "../contract/index.ts";`,
		`import { ${makers.join(", ")} } from "#platform/ui";`,
		"",
		...found.map(
			(endpoint) => `export const ${hookName(endpoint)} = /* @__PURE__ */ ${makerOf(endpoint)}(${endpoint.exported});`,
		),
		"",
	].join("\n");
}

function endpointsOf(contract: unknown): Found[] {
	if (typeof contract !== "object" || contract === null) return [];
	return Object.entries(contract)
		.flatMap(([exported, value]) => {
			const method = methodOf(value);
			return method === undefined ? [] : [{ exported, method }];
		})
		.sort((left, right) => (left.exported < right.exported ? -1 : 1));
}

/** An endpoint is what has a method, a path and module ids. */
function methodOf(value: unknown): string | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (!("method" in value && "path" in value && "moduleIds" in value)) return undefined;
	return typeof value.method === "string" ? value.method : undefined;
}

const makerOf = ({ method }: Found): string => (method === "GET" ? "queryHook" : "actionHook");

/** `listGames` becomes `useListGames`. */
function hookName({ exported }: Found): string {
	return `use${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;
}
