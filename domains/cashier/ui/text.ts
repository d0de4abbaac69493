// The sentences of the cashier. They come with its pages: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

const cashierMessages: MessageSource = {
	domain: "cashier",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useCashierText = textHook<typeof en>(cashierMessages);
