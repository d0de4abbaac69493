// `npm run bench`: measures what the product must reach. Its work is bench/main.ts.
import { handOver } from "../hand-over.ts";

export async function run(args: readonly string[]): Promise<number> {
	return handOver("bench/main.ts", args);
}
