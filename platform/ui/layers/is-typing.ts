// Whether a key that is pressed is part of something that is typed: then it is no shortcut.

/** Inputs that take no text: a letter pressed on them is written nowhere. */
const textless = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

export function isTyping(target: EventTarget | null): boolean {
	if (target instanceof HTMLInputElement) return !textless.has(target.type);
	return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));
}
