// JSON from outside: refuses what is malformed, too deep for code that recurses, poisoned, or not storable as text.
import { parse } from "secure-json-parse";

const deepest = 32;

/** The parsed value; undefined when the text is not acceptable JSON (JSON itself has no undefined). */
export function strictJson(text: string): unknown {
	if (text.includes("\\u0000") || isTooDeep(text)) return undefined;
	try {
		const value: unknown = parse(text, undefined, { protoAction: "error", constructorAction: "error" });
		return halfEscape.test(text) && !holdsWholeTexts(value) ? undefined : value;
	} catch {
		return undefined;
	}
}

/** Half a character comes by an escape alone: the bytes of a body are UTF-8, which has none. */
const halfEscape = /\\u[dD][89a-fA-F]/;
const half = /\p{Surrogate}/u;

/** PostgreSQL stores neither a NUL nor one half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes("\0") && !half.test(text);

function holdsWholeTexts(value: unknown): boolean {
	if (typeof value === "string") return isStorable(value);
	if (typeof value !== "object" || value === null) return true;
	return Object.entries(value).every(([name, held]) => isStorable(name) && holdsWholeTexts(held));
}

const quote = 34;
const backslash = 92;

function isTooDeep(text: string): boolean {
	if (text.length < deepest) return false;
	let depth = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === quote) at = endOfString(text, at);
		else if (code === 91 || code === 123) depth += 1;
		else if (code === 93 || code === 125) depth -= 1;
		if (depth > deepest) return true;
	}
	return false;
}

function endOfString(text: string, start: number): number {
	let end = text.indexOf('"', start + 1);
	while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
	return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
	let backslashes = 0;
	while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
	return backslashes % 2 === 1;
}
