// What people may write to the operator: its kinds, and how long it is.

export const feedbackCategories = ["account", "wallet", "games", "site", "join", "idea", "other"] as const;

export type FeedbackCategory = (typeof feedbackCategories)[number];

/** It waits, was answered in words, or was read and needs no answer. */
export const feedbackStates = ["waiting", "answered", "closed"] as const;

export type FeedbackState = (typeof feedbackStates)[number];

/** The e-mail address in what somebody typed as the way to reach them; undefined where there is none. */
export const mailAddressIn = (contact: string): string | undefined =>
	/^[^\s@<>"(),;:]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u.exec(
		contact.trim(),
	)?.[0];

/** How many words a text may have, both ends included. */
export type WordBounds = { readonly min: number; readonly max: number };

/** Scripts that part no words: each of their letters counts as one. */
const letterWords =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const wordLetters = /[\p{L}\p{N}]/u;

/** Words: runs of letters between spaces; in scripts without spaces each letter is one. Marks alone are no word. */
export function countWords(text: string): number {
	let words = 0;
	for (const run of text.split(/\s+/u)) {
		let inWord = false;
		for (const letter of run) {
			if (letterWords.test(letter)) {
				words += 1;
				inWord = false;
			} else if (!inWord && wordLetters.test(letter)) {
				words += 1;
				inWord = true;
			}
		}
	}
	return words;
}

export function fitsBounds(text: string, bounds: WordBounds): boolean {
	const words = countWords(text);
	return words >= bounds.min && words <= bounds.max;
}
