// `npm run sim`: members, guests and vendors against a real server that is killed now and then. Its work is tools/sim/main.ts.
import { handOver } from "../hand-over.ts";

export async function run(args: readonly string[]): Promise<number> {
	return handOver("tools/sim/main.ts", args);
}
