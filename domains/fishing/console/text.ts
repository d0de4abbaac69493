// The sentences of the fishing rooms' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const fishingDeskMessages: MessageSource = {
	domain: deskDomain("fishing"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useFishingDeskText = textHook<typeof en>(fishingDeskMessages.domain);
