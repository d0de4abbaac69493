// What an operator typed to find a member by, in the form in which it is kept. No I/O.

/** A number as E.164, an address in lower case; undefined for what can be neither. */
export function contactKey(typed: string): { readonly by: "phone" | "email"; readonly value: string } | undefined {
	const text = typed.trim();
	if (/^[^@\s]+@[^@\s]+$/.test(text)) return { by: "email", value: text.toLowerCase() };
	const digits = text.replace(/[\s().-]/g, "");
	return /^\+[1-9][0-9]{5,14}$/.test(digits) ? { by: "phone", value: digits } : undefined;
}

/** An operator's label as it is kept: lower-case letters, digits and hyphens; undefined for what is none. */
export function labelKey(typed: string): string | undefined {
	const text = typed.trim().toLowerCase().replaceAll(" ", "-");
	return /^[a-z0-9][a-z0-9-]{0,29}$/.test(text) ? text : undefined;
}
