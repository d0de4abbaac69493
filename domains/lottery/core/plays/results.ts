// Every result as far as a play looks at it: what it says itself, or its digits in all ways and the others 0. Where digits may be
// renamed without changing what is hit, one result stands for all that are alike but for their names.
import { numberAt } from "../counting.ts";
import type { Digits, Place, Rows } from "./play.ts";
import type { Play } from "./tree.ts";

const tenDigits = 10;

export function* resultsFor({ says, results }: Play): Generator<Digits> {
	if (results !== undefined) {
		yield* results();
		return;
	}
	const { places } = says;
	const last = places.toReversed();
	for (let index = 0; index < tenDigits ** places.length; index++) {
		const digits = [0, 0, 0, 0, 0];
		let left = index;
		for (const place of last) {
			digits[place] = left % tenDigits;
			left = Math.floor(left / tenDigits);
		}
		yield digits;
	}
}

function placed(shown: readonly number[], places: readonly Place[]): Digits {
	const digits = [0, 0, 0, 0, 0];
	for (const [index, place] of places.entries()) digits[place] = numberAt(shown, index);
	return digits;
}

/** Rules that ask only which digits are alike, and which are picked. */
const nameless: ReadonlySet<Play["says"]["sentence"]> = new Set([
	...(["straight", "join", "combo", "permutations", "fixed", "anyPlaces", "codes", "shown"] as const),
]);

/** Whether digits may be renamed: the rule does not ask for their values, and every digit is picked. */
export const isNameless = ({ says, results, typed }: Play, rows: Rows): boolean =>
	results === undefined && !typed && nameless.has(says.sentence) && rows.every((row) => row.length === tenDigits);

/** Whether a result is hit only by the line that it is. */
export const isByLine = ({ says, results, typed }: Play): boolean =>
	results === undefined && typed && says.sentence === "straight";

/** Each line, and one result that is none of them for all that are none. */
export function* linesFor({ says: { places } }: Play, lines: Rows): Generator<Sort> {
	const different = [...new Map(lines.map((line) => [line.join(), line])).values()];
	for (const line of different) yield { result: placed(line, places), ways: 1 };
	for (const { shown } of patterns({ left: places.length, names: 0 }))
		if (!different.some((line) => line.join() === shown.join())) {
			yield { result: placed(shown, places), ways: tenDigits ** places.length - different.length };
			return;
		}
}

/** A result, and for how many it stands. */
export type Sort = { readonly result: Digits; readonly ways: number };

/** One of each sort of results that are alike but for the names of their digits, and how many there are of the sort. */
export function* sortsFor({ says: { places } }: Play): Generator<Sort> {
	for (const { shown, ways } of patterns({ left: places.length, names: 0 }))
		yield { result: placed(shown, places), ways };
}

/** Each digit is one of those before it or the next new name, so that no two patterns are alike. */
function* patterns({
	left,
	names,
}: {
	readonly left: number;
	readonly names: number;
}): Generator<{ readonly shown: readonly number[]; readonly ways: number }> {
	if (left === 0) {
		yield { shown: [], ways: 1 };
		return;
	}
	for (let name = 0; name <= Math.min(names, tenDigits - 1); name++) {
		const isNew = name === names;
		for (const { shown, ways } of patterns({ left: left - 1, names: isNew ? names + 1 : names }))
			yield { shown: [name, ...shown], ways: isNew ? ways * (tenDigits - names) : ways };
	}
}
