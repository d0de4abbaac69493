// What the instant games are measured by: one table of crash with everybody at it.
import type { Bench } from "../../../bench/bench.ts";
import { measureCrash } from "./bench/crash.ts";

export const bench: Bench = { crash: async ({ database }) => measureCrash(await database()) };
