// No file takes part in an import cycle, types included.
import { type Faces, importsOf } from "../imports.ts";
import type { Finding, Measure, SourceFile } from "../source.ts";

export const importCycles = (faces: Faces): Measure => ({
	name: "no import cycles",
	check: (files) => cyclesOf(graphOf(files, faces)).map(describe),
});

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(files: readonly SourceFile[], faces: Faces): Graph {
	const known = new Set(files.map((file) => file.path));
	return new Map(
		files.map((file) => {
			const targets = importsOf(file, faces).flatMap((found) => (found.target === undefined ? [] : [found.target]));
			return [file.path, targets.filter((target) => known.has(target))];
		}),
	);
}

function describe(cycle: readonly string[]): Finding {
	return { path: cycle[0] ?? "", line: 1, says: `import cycle: ${[...cycle, cycle[0]].join(" -> ")}` };
}

type Search = {
	readonly graph: Graph;
	readonly index: Map<string, number>;
	readonly stack: string[];
	readonly cycles: string[][];
};

/** Strongly connected components of more than one file, or a file that imports itself (Tarjan's algorithm). */
function cyclesOf(graph: Graph): string[][] {
	const search: Search = { graph, index: new Map(), stack: [], cycles: [] };
	for (const node of graph.keys()) if (!search.index.has(node)) visit(node, search);
	return search.cycles;
}

function visit(node: string, search: Search): number {
	const order = search.index.size;
	search.index.set(node, order);
	search.stack.push(node);
	let low = order;
	for (const target of search.graph.get(node) ?? []) {
		const seen = search.index.get(target);
		if (seen === undefined) low = Math.min(low, visit(target, search));
		else if (search.stack.includes(target)) low = Math.min(low, seen);
	}
	if (low === order) closeComponent(node, search);
	return low;
}

function closeComponent(root: string, search: Search): void {
	const component = search.stack.splice(search.stack.lastIndexOf(root));
	const importsItself = search.graph.get(root)?.includes(root) === true;
	if (component.length > 1 || importsItself) search.cycles.push(component);
}
