// The sentences of poker.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const pokerMessages: MessageSource = {
	domain: "poker",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const usePokerText = textHook<typeof en>("poker");
