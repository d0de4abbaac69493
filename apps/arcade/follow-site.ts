// The frame follows the site's theme and language. It stores neither: the site's choice is the person's.
import type { ToFrame } from "#games/contract";
import { chooseLanguage, isLanguageCode, type LanguageCode, languageNames, languageTag } from "#platform/ui";

export function followSite(message: ToFrame): void {
	if (message.type === "theme") document.documentElement.dataset.theme = message.theme;
	if (message.type !== "language") return;
	const code = codeOf(message.language);
	if (code !== undefined) void chooseLanguage(code);
}

/** The product's code of a BCP 47 tag; undefined for a language that is not spoken here. */
export const codeOf = (tag: string): LanguageCode | undefined =>
	Object.keys(languageNames)
		.filter(isLanguageCode)
		.find((code) => languageTag(code) === tag);
