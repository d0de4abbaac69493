// `npm run vendor`: a vendor outside the house, simulated, on a port of its own. Its work is tools/vendor/main.ts.
import { handOver } from "../hand-over.ts";

export const run = (args: readonly string[]): Promise<number> => handOver("tools/vendor/main.ts", args);
