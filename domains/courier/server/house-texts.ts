// The house's own texts of every letter, in every language: written into a new brand, and sent where an operator has none.
import * as z from "zod/mini";
import { type HouseLanguage, houseLanguages, inEachLanguage } from "#platform/kernel";
import { isLetterKind, type LetterKind, type LetterText, letterKinds } from "../core/index.ts";
import bn from "./seed/bn.json" with { type: "json" };
import en from "./seed/en.json" with { type: "json" };
import id from "./seed/id.json" with { type: "json" };
import ja from "./seed/ja.json" with { type: "json" };
import ko from "./seed/ko.json" with { type: "json" };
import th from "./seed/th.json" with { type: "json" };
import vi from "./seed/vi.json" with { type: "json" };
import zh from "./seed/zh.json" with { type: "json" };

const file = z.record(z.string(), z.object({ subject: z._default(z.string(), ""), body: z.string() }));

const files = inEachLanguage<unknown>({ bn, en, id, ja, ko, th, vi, zh });

export type HouseText = LetterText & { readonly kind: LetterKind; readonly language: HouseLanguage };

export const houseTexts: readonly HouseText[] = files.flatMap(({ language, texts }) =>
	Object.entries(z.parse(file, texts)).flatMap(([kind, text]) =>
		isLetterKind(kind) ? [{ kind, language, ...text }] : [],
	),
);

/** The texts of a kind by language. */
export const houseTextsOf = (kind: LetterKind): ReadonlyMap<string, LetterText> =>
	new Map(houseTexts.filter((text) => text.kind === kind).map((text) => [text.language, text]));

/** How many texts a brand has when it has all. */
export const houseTextCount = Object.keys(letterKinds).length * houseLanguages.length;
