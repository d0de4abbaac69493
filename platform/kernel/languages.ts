// The languages of the house, by the specification's codes. The one list: the page, the server's sentences, the names
// of games and the measure of the message files all read it.

/** The tag (BCP 47) that browsers and formats know. */
export const languageTags = {
	EN: "en",
	KO: "ko",
	CN: "zh-CN",
	JA: "ja",
	TH: "th",
	VI: "vi",
	BN: "bn",
	ID: "id",
} as const;

export type HouseLanguage = keyof typeof languageTags;

/** Each language by its own name. */
export const languageNames: Readonly<Record<HouseLanguage, string>> = {
	EN: "English",
	KO: "한국어",
	CN: "简体中文",
	JA: "日本語",
	TH: "ไทย",
	VI: "Tiếng Việt",
	BN: "বাংলা",
	ID: "Bahasa Indonesia",
};

export const isHouseLanguage = (code: string): code is HouseLanguage => Object.hasOwn(languageTags, code);

export const houseLanguages: readonly HouseLanguage[] = Object.keys(languageTags).filter(isHouseLanguage);

/** Those that the operator's console speaks. */
export const deskLanguages = ["EN", "KO", "CN"] as const satisfies readonly HouseLanguage[];

/** What a language's files are called: the first part of its tag. CN is in `zh.json`. */
export const languageFile = (code: HouseLanguage): string => languageTags[code].replace(/-.*/, "");

type FirstPart<Tag> = Tag extends `${infer First}-${string}` ? First : Tag;

/** Something of each language, named as its files are: `{ en, ko, zh, ... }`. */
export type LanguageFiles<Content> = Readonly<Record<FirstPart<(typeof languageTags)[HouseLanguage]>, Content>>;

/** The same with the language of each, in the order of the list. */
export function inEachLanguage<Content>(
	files: LanguageFiles<Content>,
): readonly { readonly language: HouseLanguage; readonly texts: Content }[] {
	const byName = new Map<string, Content>(Object.entries(files));
	return houseLanguages.flatMap((language) => {
		const texts = byName.get(languageFile(language));
		return texts === undefined ? [] : [{ language, texts }];
	});
}

/** A language as a header or a browser says it: "ko", "KO" and "ko-KR" are one, "cn" and "zh-Hans" are another. */
export function houseLanguageOf(said: string): HouseLanguage | undefined {
	const [main = ""] = said.trim().toLowerCase().split(/[-_]/);
	return houseLanguages.find((code) => code.toLowerCase() === main || languageFile(code) === main);
}
