// A match as its desk reads it.
import type * as z from "zod/mini";
import type { readDeskMatch } from "../../contract/index.ts";

export type MatchFull = z.infer<typeof readDeskMatch.output>;
