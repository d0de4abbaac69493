// What an act changed, field by field, from the JSON the trail keeps. What is no object is one field without a name.
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
	const parsed = z.safeParse(object, JSON.parse(text));
	return parsed.success ? parsed.data : {};
}

function words(value: unknown): string {
	if (value === undefined) return "";
	if (Array.isArray(value)) return value.map(words).join(", ");
	return typeof value === "string" ? value : JSON.stringify(value);
}
