// Gives a verb to a program of its own: its words are ours, and so is its exit code. `flags` are Node's.
import { spawn } from "node:child_process";

export function handOver(program: string, args: readonly string[], flags: readonly string[] = []): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...flags, "--import", "tsx", program, ...args], { stdio: "inherit" });
		const pass = (name: NodeJS.Signals): void => {
			child.kill(name);
		};
		for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, pass);
		child.once("error", () => resolve(1));
		child.once("exit", (code) => resolve(code ?? 1));
	});
}
