// The step that closes a run: what each domain's tests have used of the processor, and whether that is within its budget.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome, Step } from "../steps/step.ts";
import { account, type Line, readNotes, readTable, tolerance, totals } from "./budget.ts";
import { measureSpeed } from "./speed.ts";

const tableFile = "tools/bootstrap/budget/budget.json";

/** Begins to count: every vitest of this run notes its files (testing/meter.ts). Call it before the first. */
export function budgetStep(): Step {
	const folder = mkdtempSync(join(tmpdir(), "tessera-meter-"));
	const notes = join(folder, "notes.jsonl");
	process.env.METER_FILE = notes;
	const before = measureSpeed();
	return {
		name: "what domains use of the processor",
		run: async () => {
			try {
				// A machine that grew slower meanwhile has counted more, too.
				return closed(existsSync(notes) ? readFileSync(notes, "utf8") : "", Math.max(before, measureSpeed()));
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

function closed(text: string, factor: number): Outcome {
	const notes = readNotes(text);
	const lines = account(notes, { table: readTable(readFileSync(tableFile, "utf8")), factor });
	const kinds = Object.entries(totals(notes)).map(([kind, seconds]) => `${kind} ${seconds.toFixed(0)}`);
	say(`     CPU seconds: ${kinds.join(", ")}; this machine takes ${factor.toFixed(2)} times what the reference takes`);
	for (const line of lines) say(`     ${describe(line)}`);
	const failures = lines.filter(({ verdict }) => verdict === "too much").map(describe);
	return { passed: lines.length - failures.length, failed: failures.length, output: failures.join("\n"), failures };
}

const marks = { within: "", over: "  OVER ITS BUDGET", "too much": `  OVER ${tolerance} TIMES ITS BUDGET` } as const;

const describe = ({ domain, kind, used, counted, budget, verdict }: Line): string =>
	`${domain}, ${kind}: ${used.toFixed(1)} s, counted as ${counted.toFixed(1)} of ${budget}${marks[verdict]}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
