// The sentences of the lotteries' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const lotteryDeskMessages: MessageSource = {
	domain: deskDomain("lottery"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useLotteryDeskText = textHook<typeof en>(lotteryDeskMessages.domain);
