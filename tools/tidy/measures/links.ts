// A link of a document leads somewhere: relative links name a file or folder of the project.
import { posix } from "node:path";
import type { Finding, Measure, SourceFile } from "../source.ts";

export const links: Measure = {
	name: "every relative link in a document leads to a file",
	check: (files) => {
		const known = new Set(files.flatMap((file) => withFolders(file.path)));
		return files.filter((file) => file.path.endsWith(".md")).flatMap((file) => findingsOf(file, known));
	},
};

function withFolders(path: string): string[] {
	const parts = path.split("/");
	return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function findingsOf(file: SourceFile, known: ReadonlySet<string>): Finding[] {
	return file.text.split("\n").flatMap((text, index) =>
		[...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target = ""]) => {
			const path = posix.join(posix.dirname(file.path), target).replace(/\/$/, "");
			return known.has(path) ? [] : [{ path: file.path, line: index + 1, says: `${target} is not there` }];
		}),
	);
}
