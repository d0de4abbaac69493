// The languages the site can show, by the product's codes, and how one is chosen and remembered.

import { type HouseLanguage, isHouseLanguage, languageTags } from "#platform/kernel";

export type LanguageCode = HouseLanguage;

export const isLanguageCode = (code: string | null): code is LanguageCode => code !== null && isHouseLanguage(code);

/** The BCP 47 tag: "KO" is "ko". */
export const languageTag = (code: LanguageCode): (typeof languageTags)[LanguageCode] => languageTags[code];

/** The tag for numbers and dates: one kind of figures and one calendar everywhere, those that are typed into fields. */
export const formatTag = (code: LanguageCode): string => `${languageTags[code]}-u-ca-gregory-nu-latn`;

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
