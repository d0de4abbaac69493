// What is derived from the instant games: a maths report of each.
import type { Derived } from "../../../tools/gen/file.ts";
import { originalFiles } from "./reports.ts";

export const derived: Derived = { files: () => originalFiles() };
