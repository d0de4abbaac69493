// The sentences of standing and points. They come with their pages: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

const loyaltyMessages: MessageSource = {
	domain: "loyalty",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useLoyaltyText = textHook<typeof en>(loyaltyMessages);
