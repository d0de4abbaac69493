// The facts of an event in one line: a file has their codes, a list their words. What changed reads from what it was to what
// it is.
import { useCodeWords } from "#platform/desk/ui";
import type { EventLine } from "../../contract/index.ts";
import { type ActField, fieldsOfAct } from "./fields-of-act.ts";

type Facts = EventLine["facts"];

/** As the wire has them. */
export const codesOfFacts = (facts: Facts): string =>
	Object.entries(facts)
		.map(([name, value]) => `${name}: ${value}`)
		.join(", ");

/** What an event tells besides what was before and after. */
export const plainFacts = ({ before: _before, after: _after, ...facts }: Facts): Facts => facts;

/** What was before and after, where an event tells it. */
export const changesOf = ({ before = "{}", after = "{}" }: Facts): readonly ActField[] =>
	fieldsOfAct({ before, after });

/** A value that is a code has words of its own. */
export function useFactValue(): (name: string, value: string) => string {
	const wordsOf = useCodeWords();
	return (name, value) => (name === "purse" ? wordsOf("purses", value) : value);
}

export function useFactWords(): (facts: Facts) => string {
	const wordsOf = useCodeWords();
	const sayValue = useFactValue();
	return (facts) =>
		[
			...Object.entries(plainFacts(facts)).map(([name, value]) => [name, sayValue(name, value)] as const),
			...changesOf(facts).map(({ name, before, after }) => [name, stepOf(before, after)] as const),
		]
			.map(([name, value]) => `${wordsOf("facts", name)}: ${value}`)
			.join(", ");
}

/** What did not change, or had nothing before it, stands once. */
const stepOf = (before: string, after: string): string =>
	before === after || before === "" ? after : `${before} → ${after || "–"}`;
