// `npm run sim`: members, guests and vendors against a real server that is killed now and then. Its work is tools/sim/main.ts.
import { handOver } from "../hand-over.ts";
import { buildStale } from "../steps/build.ts";

export async function run(args: readonly string[]): Promise<number> {
	await buildStale((line) => void process.stderr.write(`${line}\n`));
	return handOver("tools/sim/main.ts", args);
}
