// Which of several languages a person is shown: theirs, else the brand's default, else English, else any.
import { isLanguage, type Language } from "./vocabulary.ts";

export function pickLanguage<T>(
	texts: ReadonlyMap<Language, T>,
	wish: { readonly language: Language; readonly fallback: Language },
): T | undefined {
	return texts.get(wish.language) ?? texts.get(wish.fallback) ?? texts.get("EN") ?? texts.values().next().value;
}

/** A language as a header says it ("ko", "KO", "ko-KR"), where the brand speaks it; else the brand's default. */
export function spokenLanguage(
	wish: string,
	brand: { readonly languages: readonly Language[]; readonly fallback: Language },
): Language {
	const code = wish.trim().toUpperCase();
	for (const candidate of [code, code.split(/[-_]/)[0] ?? ""]) {
		if (isLanguage(candidate) && brand.languages.includes(candidate)) return candidate;
	}
	return brand.fallback;
}

/** The language a person is shown content in: theirs where the brand speaks it, behind it the brand's own. */
export type Wish = { readonly language: Language; readonly fallback: Language };

export function wishOf(
	brand: { readonly languages: readonly Language[]; readonly defaultLanguage: Language },
	said: string,
): Wish {
	const fallback = brand.defaultLanguage;
	return { language: spokenLanguage(said, { languages: brand.languages, fallback }), fallback };
}
