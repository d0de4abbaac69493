// The sentences of the pages of promotions in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const promotionsDeskMessages: MessageSource = {
	domain: deskDomain("promotions"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const usePromotionsDeskText = textHook<typeof en>(promotionsDeskMessages.domain);
