// The sentences of the sportsbook' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const sportsbookDeskMessages: MessageSource = {
	domain: deskDomain("sportsbook"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useSportsbookDeskText = textHook<typeof en>(sportsbookDeskMessages.domain);
