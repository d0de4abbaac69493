// The text of a domain's hooks, from the endpoints its contract exports. Pure: reads and writes nothing.

type Found = { readonly exported: string; readonly method: string; readonly staff: boolean };

/** Where hooks stand: the calls of staff in the console, the others on the site, where a domain has both. */
export type HookRoom = "ui" | "console";

/** A GET reads and is kept; anything else acts. Undefined when the contract exports no endpoint for any of the rooms. */
export function hooksOf(contract: unknown, rooms: readonly HookRoom[] = ["ui", "console"]): string | undefined {
	const found = endpointsOf(contract).filter(({ staff }) => rooms.includes(staff ? "console" : "ui"));
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
			return method === undefined ? [] : [{ exported, method, staff: isOfStaff(value) }];
		})
		.sort((left, right) => (left.exported < right.exported ? -1 : 1));
}

/** An endpoint is what has a method, a path and module ids. */
function methodOf(value: unknown): string | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (!("method" in value && "path" in value && "moduleIds" in value)) return undefined;
	return typeof value.method === "string" ? value.method : undefined;
}

const isOfStaff = (value: unknown): boolean =>
	typeof value === "object" && value !== null && "access" in value && value.access === "staff";

const makerOf = ({ method }: Found): string => (method === "GET" ? "queryHook" : "actionHook");

/** `listGames` becomes `useListGames`. */
function hookName({ exported }: Found): string {
	return `use${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;
}
