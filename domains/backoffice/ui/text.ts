// The sentences of the console.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const backofficeMessages: MessageSource = {
	domain: "backoffice",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useOfficeText = textHook<typeof en>("backoffice");

/** By a key that is put together of a code: what has no sentence is answered as the key itself. */
export const useSentenceOf = textHook<Readonly<Record<string, string>>>("backoffice");
