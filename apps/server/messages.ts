// The sentences of the error codes, from the messages of every domain: the server says them in the caller's language.
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { MessageOf } from "#platform/http";
import { type HouseLanguage, houseLanguages, languageFile } from "#platform/kernel";

const fallback = "EN";
const called = (code: HouseLanguage): string => code.toLowerCase();

const messagesFile = z.object({ errors: z.optional(z.record(z.string(), z.string())) });

/** Folders that hold a file a language, each with its error codes under "errors". Calls name languages in lower case. */
export function loadMessages(folders: readonly URL[]): { messageOf: MessageOf; known: ReadonlySet<string> } {
	const sentences = new Map(houseLanguages.map((language) => [called(language), readAll(folders, language)]));
	return {
		known: new Set(sentences.keys()),
		messageOf: (language, code) =>
			sentences.get(language)?.get(code) ?? sentences.get(called(fallback))?.get(code) ?? code,
	};
}

function readAll(folders: readonly URL[], language: HouseLanguage): ReadonlyMap<string, string> {
	return new Map(
		folders.flatMap((folder) => {
			const path = new URL(`${languageFile(language)}.json`, folder);
			if (language !== fallback && !existsSync(path)) return [];
			const file = z.parse(messagesFile, JSON.parse(readFileSync(path, "utf8")));
			return Object.entries(file.errors ?? {});
		}),
	);
}
