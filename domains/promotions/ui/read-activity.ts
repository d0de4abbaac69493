// One promotion as its call answers it.
import type { OutputOf } from "#platform/contract";
import type { readActivity } from "../contract/index.ts";

export type ReadActivity = OutputOf<typeof readActivity>;
