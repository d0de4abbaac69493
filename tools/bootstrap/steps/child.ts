// Runs a program to its end and keeps what it says; shows it only when it fails.
import { type SpawnOptions, spawn } from "node:child_process";

export type Ran = { readonly code: number; readonly output: string };

export function runProgram(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ran> {
	return new Promise((resolve) => {
		const child = spawn(command, [...args], { stdio: ["ignore", "pipe", "pipe"], ...options });
		let output = "";
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (chunk: string) => {
				output += chunk;
			});
		}
		child.on("error", (error) => resolve({ code: 1, output: error.message }));
		child.on("close", (code) => resolve({ code: code ?? 1, output }));
	});
}

/** Runs one of our own or of a package's scripts with this Node. */
export function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<Ran> {
	return runProgram(process.execPath, args, options);
}
