// The sentences of the lotteries.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const lotteryMessages: MessageSource = {
	domain: "lottery",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useLotteryText = textHook<typeof en>("lottery");
