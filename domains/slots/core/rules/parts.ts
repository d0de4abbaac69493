// What several rules are made of.
import type { RuledTable } from "./ruled-table.ts";
import type { Sentence } from "./sentences.ts";

/** A sentence about the first symbol of a role; none when the table has no such symbol. */
export function about(
	{ symbols }: Pick<RuledTable, "symbols">,
	as: "wild" | "scatter",
	say: (code: string) => Sentence,
): Sentence[] {
	const code = symbols.find(({ role }) => role === as)?.code;
	return code === undefined ? [] : [say(code)];
}
