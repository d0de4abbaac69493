// What was typed, in minor units.
import { isCurrencyCode, parseMinor } from "#platform/kernel";

/** What is no amount counts as nothing: the server refuses it. */
export function minorOf({ text, currency }: { readonly text: string; readonly currency: string }): bigint {
	const parsed = isCurrencyCode(currency) ? parseMinor(text.trim(), currency) : undefined;
	return parsed?.ok === true ? parsed.value : 0n;
}
