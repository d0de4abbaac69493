// The entry of every verb: works on a machine that has only Node and npm, straight after a clone.
// Proves the version of Node, installs what is missing, then hands over to the verb's TypeScript.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

const verbs = [
	"start",
	"dev",
	"check",
	"test",
	"bench",
	"sim",
	"vendor",
	"gen",
	"new",
	"db",
	"brand",
	"member",
	"protection",
	"cashier",
	"staff",
	"outbox",
	"tour",
	"firefox",
	"nightly",
	"coverage",
	"mutate",
];
/** What they may be told, the environment tells them. */
const withoutOptions = ["start", "dev", "check", "tour", "firefox", "nightly"];
const oldest = [20, 19];

function fail(line) {
	process.stderr.write(`${line}\n`);
	process.exit(1);
}

function proveNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const [wantedMajor = 0, wantedMinor = 0] = oldest;
	if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
	fail(`Tessera needs Node ${oldest.join(".")} or later; this is ${process.versions.node}.`);
}

async function main() {
	proveNode();
	const [verb = "", ...args] = process.argv.slice(2);
	if (!verbs.includes(verb)) fail(`usage: npm run <${verbs.join("|")}>`);
	if (withoutOptions.includes(verb) && args.length > 0) {
		fail(`npm run ${verb} takes no options; README.md names the variables of the environment that it minds.`);
	}
	process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
	await ensureInstalled();
	const { register } = await import("tsx/esm/api");
	register();
	const { run } = await import(`./verbs/${verb}.ts`);
	process.exitCode = await run(args);
}

main().catch((error) => {
	// A StartError says all in its one line; anything else is a bug and shows where.
	const told = error instanceof Error && error.name === "StartError";
	fail(told ? error.message : (error?.stack ?? String(error)));
});
