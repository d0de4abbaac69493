// The language a person is shown content in: theirs where the brand speaks it, behind it the brand's own.
import type { Brand } from "#brand/api";
import { type Language, spokenLanguage } from "#brand/core";

export type Wish = { readonly language: Language; readonly fallback: Language };

export function wishOf(brand: Pick<Brand, "languages" | "defaultLanguage">, said: string): Wish {
	const fallback = brand.defaultLanguage;
	return { language: spokenLanguage(said, { languages: brand.languages, fallback }), fallback };
}
