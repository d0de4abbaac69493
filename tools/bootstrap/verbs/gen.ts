// `npm run gen`: writes what is derived from the contracts; with --check it only says what is stale.
import { handOver } from "../hand-over.ts";

export async function run(args: readonly string[]): Promise<number> {
	return handOver("tools/gen/main.ts", args);
}
