// `npm run bench`: measures what the product must reach. Its work is bench/main.ts.
import { handOver } from "../hand-over.ts";
import { roomForTheYoung } from "../server-process.ts";
import { buildStale } from "../steps/build.ts";

export async function run(args: readonly string[]): Promise<number> {
	await buildStale((line) => void process.stderr.write(`${line}\n`));
	// What it measures in its own process runs as it does in the server's.
	return handOver("bench/main.ts", args, [roomForTheYoung]);
}
