// A cautious guess, made while somebody types, of what the server will say of a password: whether it is too easy to guess. The
// server has the dictionaries and the last word; here a run of letters counts as a common word, a run of keys as nothing new.

/** What a guesser tries for each kind of piece, about as often as it comes first. */
const commonWord = 300;
const knownRun = 10;
const year = 100;
/** Beyond what the locks of a login let through, with room for what this does not know. */
const enough = 10_000_000;
const wordLength = 6;

const runs = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"].flatMap((run) => [
	run,
	[...run].reverse().join(""),
]);
const likeLetters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s" };

/** `own`: words of the person, which a guesser knows. Meanwhile empty ones are none. */
export function isHardToGuess(password: string, own: readonly string[]): boolean {
	const plain = own
		.filter((word) => word.length > 2)
		.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), " "), password.toLowerCase());
	const read = plain.replaceAll(/(?<=\p{L})[01345@$](?=\p{L})/gu, (sign) => likeLetters[sign] ?? sign);
	const pieces = read.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu) ?? [];
	return [...new Set(pieces)].reduce((guesses, piece) => guesses * guessesOf(piece), 1) >= enough;
}

function guessesOf(piece: string): number {
	if (isRun(piece)) return knownRun;
	const signs = new Set(piece).size;
	if (/^\p{L}/u.test(piece)) return lettersOf(piece, signs);
	if (/^(19|20)[0-9]{2}$/.test(piece)) return year;
	// What is said again adds nothing; a date has fewer values than its digits.
	return 10 ** Math.min(signs, /^[0-9]+$/.test(piece) ? 4 : 3);
}

function lettersOf(piece: string, signs: number): number {
	if (!/^[a-z]+$/.test(piece)) return commonWord ** Math.min(signs, Math.ceil(piece.length / 2));
	if (piece.length < 3) return 26 ** signs;
	return commonWord ** Math.max(1, Math.min(Math.floor(piece.length / wordLength), Math.floor(signs / 3)));
}

const isRun = (piece: string): boolean => piece.length > 2 && runs.some((run) => run.includes(piece));
