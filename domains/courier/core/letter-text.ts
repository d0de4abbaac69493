// From an operator's text of a letter to what is sent: which text is chosen, and what stands in it.
import { err, ok, type Result } from "#platform/kernel";
import { type LetterKind, letterKinds, placeholdersOf } from "./letter-kinds.ts";

/** `subject` is empty where the channel has none. */
export type LetterText = { readonly subject: string; readonly body: string };

export type TextFault = "UNKNOWN_PLACEHOLDER" | "PLACEHOLDER_MISSING";

const placeholder = /\{\{([a-z]+)\}\}/g;

/** Whether a text can be sent: it holds what the letter is for, and nothing that nobody can fill in. */
export function judgeText(kind: LetterKind, { subject, body }: LetterText): Result<undefined, TextFault> {
	const held = [...`${subject} ${body}`.matchAll(placeholder)].map(([, name = ""]) => name);
	const known = placeholdersOf(kind);
	if (held.some((name) => !known.includes(name))) return err("UNKNOWN_PLACEHOLDER");
	const missing = letterKinds[kind].needs.some((name) => !body.includes(`{{${name}}}`));
	return missing ? err("PLACEHOLDER_MISSING") : ok(undefined);
}

/** The first language that has a text which can be sent; undefined when none has. */
export function chooseText(
	kind: LetterKind,
	texts: ReadonlyMap<string, LetterText>,
	languages: readonly string[],
): LetterText | undefined {
	const sendable = (text: LetterText | undefined) => text !== undefined && judgeText(kind, text).ok;
	return languages.map((language) => texts.get(language)).find(sendable);
}

/** Puts the values in. A value is text and stays so: what looks like a placeholder in it is not filled in again. */
export function fillText(text: LetterText, values: Readonly<Record<string, string>>): LetterText {
	const fill = (template: string) => template.replace(placeholder, (_, name: string) => values[name] ?? "");
	// A line break in a subject would begin another header.
	return { subject: fill(text.subject).replace(/[\r\n]+/g, " "), body: fill(text.body) };
}
