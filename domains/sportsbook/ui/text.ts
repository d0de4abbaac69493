// The sentences of the sportsbook.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const sportsbookMessages: MessageSource = {
	domain: "sportsbook",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useBookText = textHook<typeof en>("sportsbook");
