// The words that a password of one person should not be made of: what is known of them, cut into its parts. Pure.

const most = 40;
const shortest = 3;
/** The end of a number, as people know it by heart. */
const tail = 8;

/** In lower case, each once, without what is too short to give anything away. */
export function ownWords(values: readonly (string | undefined)[]): readonly string[] {
	const words = new Set<string>();
	for (const value of values) for (const word of partsOf(value ?? "")) words.add(word);
	return [...words].filter((word) => [...word].length >= shortest).slice(0, most);
}

/** "minji.kim@mail.com" is itself and minji, kim, mail, com; of a number the digits, and the last eight. */
function partsOf(value: string): readonly string[] {
	const text = value.trim().toLowerCase();
	const digits = text.replace(/[^0-9]/g, "");
	const number = digits.length > tail ? [digits, digits.slice(-tail)] : [digits];
	return [text, ...text.split(/[^\p{L}\p{N}]+/u), ...number];
}
