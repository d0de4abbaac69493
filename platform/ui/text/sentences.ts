// Sentences of one domain in one language: found by dotted key, plurals chosen, values put in. Pure.
import * as z from "zod/mini";
import { kept } from "./kept.ts";

export type Values = Readonly<Record<string, string | number>>;

/** A sentence by its dotted key: "errors.NOT_FOUND". */
export type Sentences = ReadonlyMap<string, string>;

const entries = z.record(z.string(), z.unknown());

/** Reads a message file's content: sentences in groups. What is no sentence is left out. */
export function sentencesOf(content: unknown, prefix = ""): Sentences {
	const group = z.safeParse(entries, content);
	if (!group.success) return new Map();
	return new Map(
		Object.entries(group.data).flatMap(([name, value]): [string, string][] =>
			typeof value === "string" ? [[prefix + name, value]] : [...sentencesOf(value, `${prefix}${name}.`)],
		),
	);
}

/**
 * The sentence of a key with `{{name}}` replaced by the value of that name. With a `count` the form of the language's
 * plural is taken ("games_one", "games_other"). Undefined when there is no such sentence.
 */
export function sentence(
	sentences: Sentences,
	request: { readonly key: string; readonly values: Values; readonly tag: string },
): string | undefined {
	const { key, values, tag } = request;
	const found = pluralOf(sentences, request) ?? sentences.get(key);
	return found?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name] ?? "", tag));
}

function pluralOf(
	sentences: Sentences,
	{ key, values, tag }: { readonly key: string; readonly values: Values; readonly tag: string },
): string | undefined {
	if (typeof values.count !== "number") return undefined;
	const form = pluralsOf(tag).select(values.count);
	return sentences.get(`${key}_${form}`) ?? sentences.get(`${key}_other`);
}

/** Years, pages and counts are written plainly: no separators. A page that wants them formats the value itself. */
const written = (value: string | number, tag: string): string =>
	typeof value === "number" ? plainNumbersOf(tag).format(value) : value;

const pluralsOf = kept((tag: string) => new Intl.PluralRules(tag));
const plainNumbersOf = kept((tag: string) => new Intl.NumberFormat(tag, { useGrouping: false }));
