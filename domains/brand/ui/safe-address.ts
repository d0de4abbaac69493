// Where a link that an operator wrote may lead.

/** The address when it is a path of the site or a safe scheme; undefined for anything else. */
export function safeAddress(text: string): string | undefined {
	if (/^\/(?![/\\])/.test(text)) return text;
	return /^(?:https?:\/\/|mailto:|itms-services:\/\/)[^\s"'<>]+$/i.test(text) ? text : undefined;
}

/** The whole address, for a code that another device reads. */
export function wholeAddress(text: string, { origin }: { readonly origin: string }): string {
	return text.startsWith("/") ? `${origin}${text}` : text;
}
