// Reads the project from disk: the files git knows or would add, and the public faces of package.json.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Faces } from "./imports.ts";
import { type SourceFile, sourceFile } from "./source.ts";

const readable = /\.(?:tsx?|mjs|json|md|sql|css|html|sh|yml)$|^\.ci\/run$/;

export function readProject(root: string): SourceFile[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 64 << 20,
	});
	return [...new Set(listed.split("\0"))]
		.filter((path) => readable.test(path) && path !== "package-lock.json")
		.flatMap((path) => readIfThere(root, { path }));
}

/** A file that git still lists but that is deleted on disk is no file of the project. */
function readIfThere(root: string, file: { path: string }): SourceFile[] {
	try {
		return [sourceFile(file.path, { text: readFileSync(join(root, file.path), "utf8") })];
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
		throw error;
	}
}

export function readFaces(root: string): Faces {
	const parsed: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	if (typeof parsed !== "object" || parsed === null || !("imports" in parsed)) return new Map();
	const { imports } = parsed;
	if (typeof imports !== "object" || imports === null) return new Map();
	return new Map(
		Object.entries(imports).flatMap(([name, target]) => (typeof target === "string" ? [[name, target]] : [])),
	);
}
