// The brand and the language of one call.
import type { CallFacts } from "#platform/http";
import { type Language, spokenLanguage } from "../core/index.ts";
import type { BrandApi } from "./api.ts";
import type { Brand } from "./brand.ts";

export type Asked = {
	readonly brand: Brand;
	/** The caller's language, where the brand speaks it; behind it the brand's own. */
	readonly wish: { readonly language: Language; readonly fallback: Language };
};

export function askedBrand(api: BrandApi, call: Pick<CallFacts, "merchant" | "language">): Asked {
	const brand = api.brand(call.merchant);
	const fallback = brand.defaultLanguage;
	const language = spokenLanguage(call.language, { languages: brand.languages, fallback });
	return { brand, wish: { language, fallback } };
}
