// The languages the site can show, by the product's codes, and how one is chosen and remembered.

/** The product's code, and the tag browsers and formats know. */
const tags = {
	EN: "en",
	KO: "ko",
	CN: "zh-CN",
	JA: "ja",
	TH: "th",
	VI: "vi",
	BN: "bn",
	ID: "id",
} as const;

export type LanguageCode = keyof typeof tags;

/** Each language by its own name. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
	EN: "English",
	KO: "한국어",
	CN: "简体中文",
	JA: "日本語",
	TH: "ไทย",
	VI: "Tiếng Việt",
	BN: "বাংলা",
	ID: "Bahasa Indonesia",
};

export const isLanguageCode = (code: string | null): code is LanguageCode => code !== null && Object.hasOwn(tags, code);

/** The BCP 47 tag: "KO" is "ko". */
export const languageTag = (code: LanguageCode): (typeof tags)[LanguageCode] => tags[code];

/** Keys in local storage: the language now, and the one before it. */
export const languageKeys = { now: "lang", before: "hisLang" } as const;

/** The stored language; on a first visit the default, which is stored. */
export function storedLanguage(storage: Storage, fallback: LanguageCode): LanguageCode {
	const stored = storage.getItem(languageKeys.now);
	if (isLanguageCode(stored)) return stored;
	storage.setItem(languageKeys.now, fallback);
	storage.setItem(languageKeys.before, fallback);
	return fallback;
}

export function rememberLanguage(storage: Storage, code: LanguageCode): void {
	storage.setItem(languageKeys.before, storage.getItem(languageKeys.now) ?? code);
	storage.setItem(languageKeys.now, code);
}
