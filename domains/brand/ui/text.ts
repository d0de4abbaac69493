// The brand's own sentences, and where they stand.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const brandMessages: MessageSource = {
	domain: "brand",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useBrandText = textHook<typeof en>("brand");
