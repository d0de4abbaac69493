// `npm run firefox`: a first evening in Firefox, step by step. Its work is tools/firefox/main.ts.
import { handOver } from "../hand-over.ts";
import { buildStale } from "../steps/build.ts";

export async function run(): Promise<number> {
	await buildStale((line) => void process.stderr.write(`${line}\n`));
	return handOver("tools/firefox/main.ts", []);
}
