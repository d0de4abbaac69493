// The sentences of the error codes, from the messages of every domain: the server says them in the caller's language.
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import type { MessageOf } from "#platform/http";

const languages = ["en", "ko"] as const;
const fallback = "en";

const messagesFile = z.object({ errors: z.optional(z.record(z.string(), z.string())) });

/** Folders that hold `<language>.json`, each with its error codes under "errors". */
export function loadMessages(folders: readonly URL[]): { messageOf: MessageOf; known: ReadonlySet<string> } {
	const sentences = new Map(languages.map((language) => [language.toString(), readAll(folders, language)]));
	return {
		known: new Set(languages),
		messageOf: (language, code) => sentences.get(language)?.get(code) ?? sentences.get(fallback)?.get(code) ?? code,
	};
}

function readAll(folders: readonly URL[], language: string): ReadonlyMap<string, string> {
	return new Map(
		folders.flatMap((folder) => {
			const file = z.parse(messagesFile, JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8")));
			return Object.entries(file.errors ?? {});
		}),
	);
}
