// The sentences of the instant games.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const originalMessages: MessageSource = {
	domain: "originals",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useOriginalText = textHook<typeof en>("originals");
