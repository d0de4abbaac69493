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
