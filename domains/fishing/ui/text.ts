// The sentences of the fishing games.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const fishingMessages: MessageSource = {
	domain: "fishing",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useFishingText = textHook<typeof en>(fishingMessages);
