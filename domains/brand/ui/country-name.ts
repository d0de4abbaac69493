// A country's name in a language, with its code.
import { type LanguageCode, languageTag } from "#platform/ui";

/** "South Korea (KR)"; the code alone where the browser knows no name; empty for no country. */
export function countryName(code: string, language: LanguageCode): string {
	if (!/^[A-Z]{2}$/.test(code)) return "";
	const names = new Intl.DisplayNames([languageTag(language)], { type: "region", fallback: "none" });
	const name = names.of(code);
	return name === undefined ? code : `${name} (${code})`;
}
