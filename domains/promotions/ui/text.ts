// The sentences of promotions. They come with their pages: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const promotionsMessages: MessageSource = {
	domain: "promotions",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const usePromotionsText = textHook<typeof en>(promotionsMessages);
