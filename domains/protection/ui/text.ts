// The sentences of protection. They come with what shows them: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const protectionMessages: MessageSource = {
	domain: "protection",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useProtectionText = textHook<typeof en>(protectionMessages);
