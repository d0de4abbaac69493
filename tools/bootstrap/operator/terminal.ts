// The terminal an operator sits at, and who that is.
import { hostname, userInfo } from "node:os";
import { createInterface } from "node:readline/promises";
import type { Terminal } from "./carry-out.ts";

export const terminal: Terminal = {
	say: (line) => void process.stdout.write(`${line}\n`),
	ask: async (question) => {
		process.stdout.write(question);
		const lines = createInterface({ input: process.stdin });
		for await (const line of lines) return line;
		return undefined;
	},
};

export const userOfMachine = (): string => `${userInfo().username} on ${hostname()}`;
