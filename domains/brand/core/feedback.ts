// What people may write to the operator: its kinds, and how long it is.

export const feedbackCategories = ["account", "wallet", "games", "site", "join", "idea", "other"] as const;

export type FeedbackCategory = (typeof feedbackCategories)[number];

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
