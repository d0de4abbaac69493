// What a search for a game compares: names without case, spaces and marks, and the initial consonants of Korean ones.

const hangulFirst = 0xac00;
const hangulLast = 0xd7a3;
const syllablesPerInitial = 588;
const initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

/** A name or a query as it is compared: "Pirate's Cove II" is "piratescoveii". At most what was given. */
export function searchForm(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{Mark}/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** The initial consonants of Korean syllables, other letters kept: "용의 보물" is "ㅇㅇㅂㅁ". */
export function koreanInitials(text: string): string {
	return Array.from(searchForm(text), initialOf).join("");
}

function initialOf(letter: string): string {
	const code = letter.codePointAt(0) ?? 0;
	if (code < hangulFirst || code > hangulLast) return letter;
	return initials.charAt(Math.floor((code - hangulFirst) / syllablesPerInitial));
}

/** All that a query may be part of, one form a line: each name, and its initials where it is Korean. */
export function searchText(names: readonly string[]): string {
	const forms = names.flatMap((name) => [searchForm(name), koreanInitials(name)]);
	return [...new Set(forms)].filter((form) => form !== "").join("\n");
}

/** Initials typed by themselves come as jamo; NFKD turns them into conjoining ones, so they are compared as they stand. */
export function searchQuery(text: string): string {
	const jamo = Array.from(text.toLowerCase()).filter((letter) => initials.includes(letter));
	return jamo.length > 0 && jamo.length === text.replace(/\s/g, "").length ? jamo.join("") : searchForm(text);
}

/** How many slips of the finger a query may hold; short ones none, for they would find everything. */
function slipsIn(letters: number): number {
	if (letters < 4) return 0;
	return letters < 8 ? 1 : 2;
}

/** Whether a query, as `searchQuery` gives it, is nearly a part of a `searchText`. Letters of Korean count by jamo. */
export function nearlyIn({ text, query }: { readonly text: string; readonly query: string }): boolean {
	const sought = Array.from(query.normalize("NFKD"));
	const slips = slipsIn(sought.length);
	if (slips === 0) return false;
	return text.split("\n").some((form) => slipsBetween(Array.from(form.normalize("NFKD")), sought) <= slips);
}

/**
 * The fewest slips between the query and any part of the text: a letter too many, too few, another one, or two
 * neighbours in the wrong order (optimal string alignment; the text may begin and end anywhere).
 */
function slipsBetween(text: readonly string[], query: readonly string[]): number {
	const start = query.map((_, index) => index + 1);
	let [before, last, best]: [number[], number[], number] = [[], [0, ...start], query.length];
	for (let at = 0; at < text.length; at++) {
		const row = [0];
		for (let index = 0; index < query.length; index++) {
			const same = text[at] === query[index];
			const swapped = at > 0 && index > 0 && text[at] === query[index - 1] && text[at - 1] === query[index];
			row.push(
				Math.min(
					(last[index] ?? 0) + (same ? 0 : 1),
					(last[index + 1] ?? 0) + 1,
					(row[index] ?? 0) + 1,
					swapped ? (before[index - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
		best = Math.min(best, row.at(-1) ?? best);
		[before, last] = [last, row];
	}
	return best;
}
