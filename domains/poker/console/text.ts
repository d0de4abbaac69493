// The sentences of poker's pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const pokerDeskMessages: MessageSource = {
	domain: deskDomain("poker"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const usePokerDeskText = textHook<typeof en>(pokerDeskMessages.domain);
