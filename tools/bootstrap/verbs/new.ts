// `npm run new`: the folder of a new slot game, or the files of a new call.
import { handOver } from "../hand-over.ts";

export const run = (args: readonly string[]): Promise<number> => handOver("tools/new/main.ts", args);
