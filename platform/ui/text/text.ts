// Sentences: one file a domain and a language, fetched when a component first needs them, with keys the compiler knows.
import i18next, { type BackendModule } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { externalStore } from "../state/external-store.ts";
import { type LanguageCode, languageTag, rememberLanguage, storedLanguage } from "./languages.ts";

/** Where a domain's sentences stand: addresses of JSON files by file path, as `import.meta.glob` with `?url` gives them. */
export type MessageSource = { readonly domain: string; readonly files: Readonly<Record<string, string>> };

type WithoutPlural<Key extends string> =
	Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

/** Every key of a message file as a dotted path: "errors.NOT_FOUND". Plural forms count as one key. */
export type KeysOf<Messages> = {
	[Key in keyof Messages & string]: Messages[Key] extends string
		? WithoutPlural<Key>
		: `${Key}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

export type Values = Readonly<Record<string, string | number>>;
export type Say<Messages> = (key: KeysOf<Messages>, values?: Values) => string;

const fallbackLanguage: LanguageCode = "EN";
const language = externalStore<LanguageCode>(fallbackLanguage);

/** The language the site shows now, by the product's code. */
export const currentLanguage = language.get;
export const useLanguage = language.use;

/** Begins with the stored language. Resolves when the sentences of `first` domains are there. */
export async function startText(options: {
	readonly sources: readonly MessageSource[];
	readonly first: readonly string[];
	readonly defaultLanguage: LanguageCode;
}): Promise<void> {
	language.set(storedLanguage(localStorage, options.defaultLanguage));
	markDocument();
	await i18next
		.use(backendOf(options.sources))
		.use(initReactI18next)
		.init({
			lng: languageTag(language.get()),
			fallbackLng: languageTag(fallbackLanguage),
			ns: [...options.first],
			partialBundledLanguages: true,
			interpolation: { escapeValue: false },
		});
}

export async function chooseLanguage(next: LanguageCode): Promise<void> {
	rememberLanguage(localStorage, next);
	await i18next.changeLanguage(languageTag(next));
	language.set(next);
	markDocument();
}

function markDocument(): void {
	document.documentElement.lang = languageTag(language.get());
}

function backendOf(sources: readonly MessageSource[]): BackendModule {
	const files = new Map(sources.flatMap((source) => Object.entries(source.files).map(addressOf(source.domain))));
	return {
		type: "backend",
		init: () => {},
		async read(tag, domain, done) {
			const address = files.get(`${domain}/${tag}`);
			if (address === undefined) return done(null, {});
			try {
				done(null, await (await fetch(address)).json());
			} catch {
				done("the sentences could not be loaded", true);
			}
		},
	};
}

const addressOf =
	(domain: string) =>
	([path, address]: [string, string]): [string, string] => [
		`${domain}/${path.replace(/^.*\//, "").replace(/\.json$/, "")}`,
		address,
	];

/** A domain's hook for its own sentences. The component waits (suspends) until they are there. */
export function textHook<Messages>(domain: string): () => Say<Messages> {
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function useText() {
		const { t } = useTranslation(domain);
		return (key, values) => t(key, { ...values });
	};
}

/** The sentence of an error code in any loaded domain; undefined when none has one. */
export function errorSentence(code: string, values: Values): string | undefined {
	for (const domain of i18next.options.ns ?? []) {
		const key = `${domain}:errors.${code}`;
		if (i18next.exists(key)) return i18next.t(key, { ...values });
	}
	return undefined;
}
