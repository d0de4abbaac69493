// What an act or an event changed, field by field, from the JSON the trail keeps. A field of a field is named by both.
import * as z from "zod/mini";
import type { Act } from "../../contract/index.ts";

export type ActField = { readonly name: string; readonly before: string; readonly after: string };

const object = z.record(z.string(), z.unknown());

export function fieldsOfAct({ before, after }: Pick<Act, "before" | "after">): readonly ActField[] {
	const [was, is] = [read(before), read(after)];
	const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
	return names.map((name) => ({ name, before: words(was[name]), after: words(is[name]) }));
}

function read(text: string): Readonly<Record<string, unknown>> {
	const parsed = z.safeParse(object, parsedJson(text));
	return parsed.success ? Object.fromEntries(flat(parsed.data)) : {};
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

type Leaf = readonly [name: string, value: unknown];

/** `{ next: { amount: "5" } }` is "next.amount". */
function flat(value: Readonly<Record<string, unknown>>): readonly Leaf[] {
	return Object.entries(value).flatMap(([name, one]): readonly Leaf[] => {
		const inner = z.safeParse(object, one);
		return inner.success ? flat(inner.data).map(([rest, leaf]) => [`${name}.${rest}`, leaf]) : [[name, one]];
	});
}

function words(value: unknown): string {
	if (value === undefined) return "";
	if (Array.isArray(value)) return value.map(words).join(", ");
	return typeof value === "string" ? value : JSON.stringify(value);
}
