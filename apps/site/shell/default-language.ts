// On a first visit the site speaks the language that the brand is configured with; from then on the one that is stored.
import { useEffect } from "react";
import { chooseLanguage, currentLanguage, isLanguageCode, type LanguageCode } from "#platform/ui";

/** Asked when the page is loaded, before anything is stored. */
let first = localStorage.getItem("lang") === null;

type Choice = { readonly wished: string; readonly current: LanguageCode };

/** The language to change to; undefined where the site speaks it already, or has no words in it. */
export function languageToAdopt({ wished, current }: Choice): LanguageCode | undefined {
	return isLanguageCode(wished) && wished !== current ? wished : undefined;
}

/** `wished` is the brand's own language, once it is known. */
export function useDefaultLanguage(wished: string | undefined): void {
	useEffect(() => {
		if (!first || wished === undefined) return;
		first = false;
		const next = languageToAdopt({ wished, current: currentLanguage() });
		if (next !== undefined) void chooseLanguage(next).catch(() => undefined);
	}, [wished]);
}
