// Every result as far as a play looks at it: what it says itself, or its digits in all ways and the others 0.
import { everyResult } from "../counting.ts";
import type { Digits } from "./play.ts";
import type { Play } from "./tree.ts";

export function* resultsFor({ says, results }: Play): Generator<Digits> {
	if (results !== undefined) {
		yield* results();
		return;
	}
	for (const shown of everyResult(says.places.length)) {
		const digits = [0, 0, 0, 0, 0];
		for (const [index, place] of says.places.entries()) digits[place] = shown[index] ?? 0;
		yield digits;
	}
}
