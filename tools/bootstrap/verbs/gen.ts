// `npm run gen`: writes what is derived from the contracts; with --check it only says what is stale. `raw-random` collects
// what the generator gives, for a laboratory.
import { handOver } from "../hand-over.ts";

export async function run([first, ...others]: readonly string[]): Promise<number> {
	if (first === "raw-random") return handOver("tools/gen/raw-random.ts", others);
	return handOver("tools/gen/main.ts", first === undefined ? [] : [first, ...others]);
}
