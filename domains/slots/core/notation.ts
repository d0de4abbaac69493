// How pay tables are written down: strips as words of one letter a symbol, pays as pairs.
import type { PayStep, SymbolIndex } from "./pay-table.ts";

/** Each word is a strip from top to bottom; a letter's place in `letters` is the symbol's index. */
export function stripsOf(letters: string, words: readonly string[]): SymbolIndex[][] {
	return words.map((word) =>
		Array.from(word, (letter) => {
			const index = letters.indexOf(letter);
			if (index < 0) throw new RangeError(`no symbol is written ${letter}`);
			return index;
		}),
	);
}

/** Credits by count: [3, 10] says that three pay ten. */
export function pays(...steps: readonly (readonly [count: number, credits: number])[]): PayStep[] {
	return steps.map(([count, credits]) => ({ count, credits }));
}
