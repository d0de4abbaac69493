// `npm run new`: writes what a new game or a new call begins with, then what is derived from it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { slotVendors } from "../../domains/slots/contract/vendors.ts";
import { callFault, callFiles, type NewCall } from "./call.ts";
import { codeFault, writeGame } from "./game.ts";

const usage = `usage: npm run new -- game <code> [--vendor ${slotVendors.join("|")}]
       npm run new -- call <domain> <name>`;

function refuse(line: string): number {
	process.stderr.write(`${line}\n`);
	return 1;
}

/** Programs that derive files, one after the other: each in a process of its own, which reads what was just written. */
function derive(programs: readonly (readonly string[])[]): number {
	for (const program of programs) {
		const { status } = spawnSync(process.execPath, ["--import", "tsx", ...program], { stdio: "inherit" });
		if (status !== 0) return status ?? 1;
	}
	return 0;
}

function format(paths: readonly string[]): number {
	const formatter = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--log-level=error"];
	const { status } = spawnSync(process.execPath, [...formatter, ...paths], { stdio: "inherit" });
	return status ?? 1;
}

const longRun = ["100000000", "20261121"];

function newGame(code: string, asked: { readonly vendor: string }): number {
	const fault = codeFault(code);
	const vendor = slotVendors.find((one) => one === asked.vendor);
	if (fault !== undefined || vendor === undefined) return refuse(fault ?? usage);
	const paths = writeGame({ code, vendor });
	for (const path of paths) process.stdout.write(`wrote ${path}\n`);
	return format(paths) !== 0
		? 1
		: derive([
				["tools/gen/main.ts"],
				["tools/art/tiles.ts", code],
				["tools/gen/simulate-slots.ts", ...longRun, code],
				["tools/gen/main.ts"],
			]);
}

function newCall(call: NewCall): number {
	const fault = callFault(call, endpointNames());
	if (fault !== undefined) return refuse(fault);
	const files = callFiles(call);
	for (const [path, text] of files) {
		mkdirSync(dirname(path), { recursive: true });
		process.stdout.write(`${existsSync(path) ? "changed" : "wrote"} ${path}\n`);
		writeFileSync(path, text);
	}
	return format([...files.keys()]) === 0 ? derive([["tools/gen/main.ts"]]) : 1;
}

/** The names of every call of the product, as their contracts say them. */
function endpointNames(): readonly string[] {
	const contracts = readdirSync("domains", { recursive: true, encoding: "utf8" }).filter((path) =>
		/^[a-z]+\/contract\/endpoints\/.*\.ts$/.test(path.replaceAll("\\", "/")),
	);
	return contracts.flatMap((path) =>
		[...readFileSync(join("domains", path), "utf8").matchAll(/\bname: "([a-z0-9-]+)"/g)].flatMap(
			([, name]) => name ?? [],
		),
	);
}

function main(): number {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { vendor: { type: "string", default: "TESSERA" } },
	});
	const [kind, ...names] = positionals;
	if (kind === "game" && names.length === 1) return newGame(names[0] ?? "", values);
	const [domain, name] = names;
	if (kind === "call" && domain !== undefined && name !== undefined) return newCall({ domain, name });
	return refuse(usage);
}

process.exitCode = main();
