// What is derived from the slots' pay tables: the gate's figures, maths reports and golden figures. A check compares digests
// alone: the whole takes seconds.
import type { Derived } from "../../../tools/gen/file.ts";
import { slotFiles, staleSlotFiles } from "../../../tools/gen/slots.ts";

export const derived: Derived = {
	files: ({ anew }) => slotFiles(() => anew),
	stale: staleSlotFiles,
};
