// A phone number or an e-mail address so that its owner knows it again and nobody else learns it.

/** "+821012345678" is "+82•••••••5678"; "mosaic@mail.com" is "mo••••@mail.com". */
export function masked(contact: string): string {
	const at = contact.lastIndexOf("@");
	if (at > 0) return hide(contact.slice(0, at), { head: Math.min(2, at - 1), tail: 0 }) + contact.slice(at);
	const head = contact.startsWith("+") ? 3 : 0;
	return hide(contact, { head, tail: Math.min(4, Math.max(0, contact.length - head - 3)) });
}

function hide(text: string, shown: { readonly head: number; readonly tail: number }): string {
	const hidden = Math.max(1, text.length - shown.head - shown.tail);
	return text.slice(0, shown.head) + "•".repeat(hidden) + text.slice(shown.head + hidden);
}
