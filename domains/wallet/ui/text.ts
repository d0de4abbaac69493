// The wallet's own sentences, and where they stand.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const walletMessages: MessageSource = {
	domain: "wallet",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useWalletText = textHook<typeof en>("wallet");
