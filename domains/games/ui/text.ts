// The games' own sentences, and where they stand.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const gamesMessages: MessageSource = {
	domain: "games",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useGamesText = textHook<typeof en>("games");
