// The sentences of the games' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const gamesDeskMessages: MessageSource = {
	domain: deskDomain("games"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useGamesDeskText = textHook<typeof en>(gamesDeskMessages.domain);
