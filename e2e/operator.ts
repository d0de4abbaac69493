// An operator's program as it is typed, and a picture such as somebody sends.
import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { ownSite } from "./site.ts";

const run = promisify(execFile);

/** Answers what the verb said. Rejects when it refused. */
export async function operate(verb: "cashier" | "protection", order: readonly string[]): Promise<string> {
	const { databaseUrl, logFile } = ownSite();
	const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dirname(logFile) };
	const typed = ["tools/bootstrap/run.mjs", verb, ...order, "--yes", "--operator", "a journey"];
	return (await run(process.execPath, typed, { env })).stdout;
}

/** A PNG of 900 x 600. */
export const picture = (): Promise<Buffer> => {
	const canvas = createCanvas(900, 600);
	const pen = canvas.getContext("2d");
	pen.fillStyle = "#336699";
	pen.fillRect(0, 0, 900, 600);
	return canvas.encode("png");
};
