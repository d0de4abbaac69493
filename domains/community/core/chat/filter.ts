// What may be said in the chat: cleaned, refused where it leads people away or hurts, masked word by word, and marked where a
// moderator should look. Pure. It reads through look-alikes, digits for letters, stretched words and letters set apart.
import { type WordList, wordLists } from "./words.ts";

export const mostCodePoints = 300;

export type SayFault = "empty" | "long" | "link" | "number" | "code" | "word";

export type Filtered =
	| { readonly is: "refused"; readonly why: SayFault }
	| { readonly is: "said"; readonly text: string; readonly flagged: boolean };

/** Letters that look like Latin ones, and what is typed for letters. */
const likeness: ReadonlyMap<string, string> = new Map([
	...pairs({ seen: "аеорсхуіѕкмтвнԁɡӏ", meant: "aeopcxyiskmtbhdgl" }),
	...pairs({ seen: "αεοριυντκβ", meant: "aeopiuvtkb" }),
	...pairs({ seen: "0134578@$!|", meant: "oieastbasil" }),
]);

function pairs({ seen, meant }: { readonly seen: string; readonly meant: string }): [string, string][] {
	const letters = [...meant];
	return [...seen].map((letter, at) => [letter, letters[at] ?? letter]);
}

const invisible = /[\p{Cf}\p{Cc}]/u;
const latinMarks = /[\u0300-\u036f]/g;

/** One code point as it is compared: empty for what nobody sees. */
function folded(letter: string): string {
	if (invisible.test(letter)) return "";
	const plain = letter.normalize("NFKC").toLowerCase().normalize("NFD").replace(latinMarks, "").normalize("NFC");
	return [...plain].map((one) => likeness.get(one) ?? (one === "đ" ? "d" : one)).join("");
}

const foldedWord = (word: string): string => [...word].map(folded).join("");
/** "fuuuck" is "fuck"; also the words are compared so. */
const short = (word: string): string => word.replace(/(.)\1+/gu, "$1");
const isLetter = (text: string): boolean => /[\p{L}\p{M}]/u.test(text);
const withoutSpaces =
	/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Bengali}]/u;

type Kind = keyof WordList;
type Entry = { readonly kind: Kind; readonly words: readonly string[]; readonly open: boolean };
type Piece = { readonly kind: Kind; readonly text: string };

const listed = Object.values(wordLists).flatMap((list) =>
	(["block", "mask", "flag"] as const).flatMap((kind) => list[kind].map((word) => ({ kind, word }))),
);
/** By words with spaces between them. */
const spaced: readonly Entry[] = listed
	.filter(({ word }) => !withoutSpaces.test(word))
	.map(({ kind, word }) => ({
		kind,
		open: word.endsWith("*"),
		words: word.replace("*", "").split(" ").map(foldedWord).map(short),
	}));
/** Anywhere, whatever stands between the letters. */
const pieces: readonly Piece[] = listed
	.filter(({ word }) => withoutSpaces.test(word))
	.map(({ kind, word }) => ({ kind, text: foldedWord(word).replaceAll(" ", "") }));

type Span = { readonly from: number; readonly to: number; readonly kind: Kind };
type Token = { readonly from: number; readonly to: number; readonly word: string };

/** Words by the code points they stand at; single letters set apart are one word. */
function tokensOf(letters: readonly string[]): readonly Token[] {
	const tokens: Token[] = [];
	let open: { from: number; word: string } | undefined;
	for (let at = 0; at <= letters.length; at++) {
		const letter = at === letters.length ? " " : (letters[at] ?? "");
		if (letter === "") continue;
		if (isLetter(letter)) open = { from: open?.from ?? at, word: (open?.word ?? "") + letter };
		else if (open !== undefined) {
			tokens.push({ ...open, to: at });
			open = undefined;
		}
	}
	return [...tokens, ...spelled(tokens)];
}

function spelled(tokens: readonly Token[]): readonly Token[] {
	const joined: Token[] = [];
	let run: Token[] = [];
	const close = (): void => {
		const [first, last] = [run[0], run.at(-1)];
		if (run.length > 2 && first !== undefined && last !== undefined)
			joined.push({ from: first.from, to: last.to, word: run.map(({ word }) => word).join("") });
		run = [];
	};
	for (const token of tokens) {
		if ([...token.word].length === 1) run.push(token);
		else close();
	}
	close();
	return joined;
}

function spansOf(letters: readonly string[]): readonly Span[] {
	const tokens = tokensOf(letters).map((token) => ({ ...token, word: short(token.word) }));
	const found = spaced.flatMap(({ kind, words, open }) =>
		tokens.flatMap((first, at): Span[] => {
			const group = words.length === 1 ? [first] : tokens.slice(at, at + words.length);
			const last = group.at(-1);
			const fits =
				group.length === words.length && words.every((word, index) => isWord(group[index]?.word, word, open));
			return fits && last !== undefined ? [{ kind, from: first.from, to: last.to }] : [];
		}),
	);
	return [...found, ...anywhere(letters)];
}

const isWord = (typed: string | undefined, word: string, open: boolean): boolean =>
	typed !== undefined && (open ? typed.startsWith(word) : typed === word);

function anywhere(letters: readonly string[]): readonly Span[] {
	const places = letters.flatMap((letter, at) => (isLetter(letter) ? [...letter].map((char) => ({ char, at })) : []));
	const whole = places.map(({ char }) => char).join("");
	return pieces.flatMap(({ kind, text }) => {
		const at = whole.indexOf(text);
		if (at < 0) return [];
		const [first, last] = [[...whole.slice(0, at)].length, [...whole.slice(0, at)].length + [...text].length - 1];
		return [{ kind, from: places[first]?.at ?? 0, to: (places[last]?.at ?? 0) + 1 }];
	});
}

const ends =
	"com|net|org|io|co|kr|cn|jp|vn|th|id|me|bet|xyz|info|ru|gg|tv|app|link|club|vip|top|cc|online|site|win|casino";
const link = new RegExp(
	`https?:|www\\.|[a-z0-9][a-z0-9-]+\\s*(?:\\.|\\(dot\\)|\\[dot\\]|\\sdot\\s)\\s*(?:${ends})(?![a-z])|\\S@\\S+\\.|t\\.me|discord\\.`,
	"u",
);
/** Seven digits however they are set apart: a phone or an account. */
const number = /(?:\p{Nd}[\s.\-()/+_]*){7,}/u;
/** Groups of capitals and digits, as a voucher is written. */
const code = /\b(?=[A-Z0-9-]*[0-9])(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+\b/u;

/** One line, nothing unseen, no towers of marks. */
const cleaned = (text: string): string =>
	text
		.replace(/[\s\p{Zl}\p{Zp}]+/gu, " ")
		.replace(/[\p{Cc}\p{Co}\p{Cn}\u202a-\u202e\u2066-\u2069]/gu, "")
		.replace(/(\p{M}{3})\p{M}+/gu, "$1")
		.trim();

export function filterText(typed: string): Filtered {
	const text = cleaned(typed);
	const points = [...text];
	const refused = (why: SayFault): Filtered => ({ is: "refused", why });
	if (points.every((point) => folded(point).trim() === "")) return refused("empty");
	if (points.length > mostCodePoints) return refused("long");
	const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
	if (link.test(plain.toLowerCase())) return refused("link");
	if (code.test(plain)) return refused("code");
	if (number.test(plain)) return refused("number");
	const spans = spansOf(points.map(folded));
	if (spans.some(({ kind }) => kind === "block")) return refused("word");
	const masks = spans.filter(({ kind }) => kind === "mask");
	const shown = points.map((point, at) =>
		point !== " " && masks.some(({ from, to }) => at >= from && at < to) ? "*" : point,
	);
	return { is: "said", text: shown.join(""), flagged: spans.some(({ kind }) => kind === "flag") };
}
