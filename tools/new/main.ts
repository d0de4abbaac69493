// `npm run new`: writes what a new game or a new call begins with, then what is derived from it.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { slotVendors } from "../../domains/slots/contract/vendors.ts";
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

const longRun = ["100000000", "20261121"];

function newGame(code: string, vendorName: string): number {
	const fault = codeFault(code);
	const vendor = slotVendors.find((one) => one === vendorName);
	if (fault !== undefined || vendor === undefined) return refuse(fault ?? usage);
	for (const path of writeGame({ code, vendor })) process.stdout.write(`wrote ${path}\n`);
	return derive([
		["tools/gen/main.ts"],
		["tools/art/tiles.ts", code],
		["tools/gen/simulate-slots.ts", ...longRun, code],
		["tools/gen/main.ts"],
	]);
}

function main(): number {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { vendor: { type: "string", default: "TESSERA" } },
	});
	const [kind, ...names] = positionals;
	if (kind === "game" && names.length === 1) return newGame(names[0] ?? "", values.vendor);
	return refuse(usage);
}

process.exitCode = main();
