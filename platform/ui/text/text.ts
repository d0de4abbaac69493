// The sentences of the page: one file a domain and a language, fetched when a component first needs it, with keys the
// compiler knows. Written here instead of taken from a library: the whole first load has 150 KB, and this needs one.
import { use } from "react";
import { languageFile } from "#platform/kernel";
import { PartMissing } from "../layers/bring-part.ts";
import { externalStore } from "../state/external-store.ts";
import { formatTag, type LanguageCode, languageTag, rememberLanguage, storedLanguage } from "./languages.ts";
import { type Sentences, sentence, sentencesOf, type Values } from "./sentences.ts";

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

export type Say<Messages> = (key: KeysOf<Messages>, values?: Values) => string;

const fallback: LanguageCode = "EN";
const language = externalStore<LanguageCode>(fallback);
const files = new Map<string, string>();
const loaded = new Map<string, Sentences>();
const loading = new Map<string, Promise<Sentences>>();

/** The language the site shows now, by the product's code. */
export const currentLanguage = language.get;
export const useLanguage = language.use;

/** Begins with the stored language. Resolves when the sentences of the `first` domains are there. */
export async function startText(options: {
	readonly sources: readonly MessageSource[];
	readonly first: readonly string[];
	readonly defaultLanguage: LanguageCode;
	/** Those that the pages here are written in, where not all are; who has chosen another on other pages reads the default. */
	readonly languages?: readonly LanguageCode[];
}): Promise<void> {
	for (const source of options.sources) knowSentences(source);
	const stored = storedLanguage(localStorage, options.defaultLanguage);
	language.set(options.languages?.includes(stored) === false ? options.defaultLanguage : stored);
	document.documentElement.lang = languageTag(language.get());
	await Promise.all([faceOf(language.get()), ...options.first.map((domain) => load(domain, language.get()))]);
}

/** Where the sentences of a part that comes later stand. */
export function knowSentences(source: MessageSource): void {
	for (const [path, address] of Object.entries(source.files)) files.set(`${source.domain}/${fileOf(path)}`, address);
}

/** Fetches what is on the page in the new language first, so that nothing flickers. */
export async function chooseLanguage(next: LanguageCode): Promise<void> {
	const domains = new Set([...loaded.keys()].map((key) => key.slice(0, key.indexOf("/"))));
	await Promise.all([faceOf(next), ...[...domains].map((domain) => load(domain, next))]);
	rememberLanguage(localStorage, next);
	language.set(next);
	document.documentElement.lang = languageTag(next);
}

/** The languages that the face of the first paint can write need no other, and do not even ask for the list of them. */
const latin: ReadonlySet<LanguageCode> = new Set(["EN", "KO", "ID"]);

/** Nobody waits longer for a face, as without a network: the sentences then come in one the machine has. */
const faceMilliseconds = 1500;

async function faceOf(code: LanguageCode): Promise<void> {
	if (latin.has(code)) return;
	const drawn = import("../theme/faces.ts").then(({ bringFace }) => bringFace(code));
	const late = new Promise((done) => setTimeout(done, faceMilliseconds));
	await Promise.race([drawn, late]).catch(() => undefined);
}

/** "./messages/ko.json" is "ko". */
const fileOf = (path: string): string => path.replace(/^.*\//, "").replace(/\.json$/, "");

function load(domain: string, code: LanguageCode): Promise<Sentences> {
	const key = `${domain}/${languageFile(code)}`;
	const begun = loading.get(key);
	if (begun !== undefined) return begun;
	const promise = sentencesAt({ key, domain }).then((sentences) => {
		loaded.set(key, sentences);
		return sentences;
	});
	loading.set(key, promise);
	// React reads these two: a component that comes later need not wait, yet asks in the same way as one that waited.
	promise.then(
		(value) => Object.assign(promise, { status: "fulfilled", value }),
		(reason: unknown) => {
			Object.assign(promise, { status: "rejected", reason });
			setTimeout(() => loading.delete(key), failureMilliseconds);
		},
	);
	return promise;
}

/** Sentences that a component will ask for are on their way before it is drawn. It meets a failure by itself. */
export const fetchSentences = (domain: string): void => void load(domain, language.get()).catch(() => undefined);

/** A failure stands so long: a component that is drawn again because of it must meet it, not ask anew for ever. */
const failureMilliseconds = 1000;

/** While developing, a key that is not translated yet is shown in English. A build has every key in every language. */
async function sentencesAt({ key, domain }: { key: string; domain: string }): Promise<Sentences> {
	const english = files.get(`${domain}/${languageFile(fallback)}`);
	const own = files.get(key) ?? english;
	if (!import.meta.env.DEV || own === english) return sentencesFrom(own);
	return new Map([...(await sentencesFrom(english)), ...(await sentencesFrom(own))]);
}

async function sentencesFrom(address: string | undefined): Promise<Sentences> {
	if (address === undefined) return new Map();
	const response = await fetch(address).catch((cause: unknown) => {
		throw new PartMissing({ renewed: false, cause });
	});
	if (!response.ok) throw new PartMissing({ renewed: response.status === 404 });
	return sentencesOf(await response.json());
}

/** Sentences that are there already: for tests, and for pages drawn without a network. */
export function giveSentences(given: {
	readonly domain: string;
	readonly code: LanguageCode;
	readonly content: unknown;
}): void {
	loaded.set(`${given.domain}/${languageFile(given.code)}`, sentencesOf(given.content));
}

/**
 * A domain's hook for its own sentences. The component waits (suspends) until they are there. Given the source instead of
 * the name, the sentences are known with the part of the page that brings the hook, and not before.
 */
export function textHook<Messages>(of: string | MessageSource): () => Say<Messages> {
	const domain = typeof of === "string" ? of : of.domain;
	if (typeof of !== "string") knowSentences(of);
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function useText() {
		const code = useLanguage();
		const tag = formatTag(code);
		const key = `${domain}/${languageFile(code)}`;
		const given = loading.has(key) ? undefined : loaded.get(key);
		const sentences = given ?? use(load(domain, code));
		return (key, values = {}) => sentence(sentences, { key, values, tag }) ?? key;
	};
}

/**
 * Looks a sentence up by its key in several domains, the first that has it: for keys that are put together of a code. The
 * component waits until the sentences of all are there.
 */
export function useSentenceFinder(domains: readonly string[]): (key: string) => string | undefined {
	const code = useLanguage();
	const tag = formatTag(code);
	const all = domains.map((domain) => {
		const key = `${domain}/${languageFile(code)}`;
		return (loading.has(key) ? undefined : loaded.get(key)) ?? use(load(domain, code));
	});
	return (key) => {
		for (const sentences of all) {
			const found = sentence(sentences, { key, values: {}, tag });
			if (found !== undefined) return found;
		}
		return undefined;
	};
}

/** The sentence of an error code in any loaded domain; undefined when none has one. */
export function errorSentence(code: string, values: Values): string | undefined {
	const tag = formatTag(language.get());
	for (const [place, sentences] of loaded) {
		if (!place.endsWith(`/${languageFile(language.get())}`)) continue;
		const found = sentence(sentences, { key: `errors.${code}`, values, tag });
		if (found !== undefined) return found;
	}
	return undefined;
}
