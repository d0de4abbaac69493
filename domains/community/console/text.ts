// The sentences of the pages of messages and chat in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const communityDeskMessages: MessageSource = {
	domain: deskDomain("community"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useCommunityDeskText = textHook<typeof en>(communityDeskMessages.domain);
