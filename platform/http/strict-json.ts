// JSON from outside: refuses what is malformed, too deep for code that recurses, poisoned, or not storable as text.
import { parse } from "secure-json-parse";

const deepest = 32;

/** The parsed value; undefined when the text is not acceptable JSON (JSON itself has no undefined). */
export function strictJson(text: string): unknown {
	if (text.includes("\\u0000") || isTooDeep(text)) return undefined;
	try {
		return parse(text, undefined, { protoAction: "error", constructorAction: "error" });
	} catch {
		return undefined;
	}
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
