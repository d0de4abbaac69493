// Installs the packages of package-lock.json when what is installed differs from it. Uses only Node and npm.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const lockFile = "package-lock.json";
const stampFile = "node_modules/.tessera-lock";
/** npm's own record of what it installed; it is written last, so an interrupted installation leaves none. */
const installedFile = "node_modules/.package-lock.json";

/** Resolves when node_modules is what package-lock.json says; throws one clear line when npm cannot make it so. */
export async function ensureInstalled() {
	const digest = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
	if (readStamp() === digest) return;
	if (!isInstalled()) await install();
	writeFileSync(stampFile, digest);
}

function readStamp() {
	return existsSync(stampFile) && existsSync(installedFile) ? readFileSync(stampFile, "utf8") : "";
}

/** Whether every package of the lock is there in its version: a package added by hand needs no new installation. */
function isInstalled() {
	if (!existsSync(installedFile)) return false;
	const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
	const present = JSON.parse(readFileSync(installedFile, "utf8")).packages;
	return Object.entries(wanted).every(([path, { version, optional }]) => {
		const found = present[path];
		return path === "" || (found === undefined ? optional === true : found.version === version);
	});
}

async function install() {
	const start = Date.now();
	const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
	process.stdout.write("Installing packages; the first time takes about a minute.\n");
	const ticking = setInterval(() => process.stdout.write(`  still installing, ${seconds()}\n`), 10_000);
	try {
		await npm(["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
	} finally {
		clearInterval(ticking);
	}
	process.stdout.write(`Packages installed in ${seconds()}.\n`);
}

function npm(args) {
	const script = process.env.npm_execpath;
	const [command, first] = script?.endsWith(".js") ? [process.execPath, [script]] : ["npm", []];
	return new Promise((resolve, reject) => {
		const child = spawn(command, [...first, ...args], { stdio: ["ignore", "ignore", "pipe"] });
		let said = "";
		child.stderr.on("data", (chunk) => {
			said += chunk;
		});
		child.on("error", (error) => reject(plain(`npm cannot be run: ${error.message}`)));
		child.on("close", (code) => {
			if (code === 0) resolve(undefined);
			else reject(plain(`npm ci failed: ${said.trim().split("\n").slice(0, 3).join(" ") || `exit code ${code}`}`));
		});
	});
}

/** An error whose message is the whole story. */
function plain(message) {
	const error = new Error(message);
	error.stack = message;
	return error;
}
