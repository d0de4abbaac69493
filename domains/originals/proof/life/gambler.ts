// A player of instant games: a life, what is noted of it, and the refusals that are part of it.

import { tally } from "../../../../tools/sim/book.ts";
import type { Life } from "../../../../tools/sim/life.ts";
import type { InstantBook } from "./instant-book.ts";

export type Gambler = { readonly life: Life; readonly book: InstantBook };

/** Out of money; a doubled press that came after the round went on. */
const usual: ReadonlySet<string> = new Set([
	...["INSUFFICIENT_FUNDS", "ORIGINAL_ROUND_OPEN", "ORIGINAL_STEP_NOT_OFFERED"],
]);

export function expectRefusal({ book, name }: Life, { code }: { readonly code: string }): void {
	tally(book, "refused");
	if (!usual.has(code)) book.faults.push(`${name} was refused in an instant game: ${code}`);
}
