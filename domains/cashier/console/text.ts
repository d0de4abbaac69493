// The sentences of the cashier's pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const cashierDeskMessages: MessageSource = {
	domain: deskDomain("cashier"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useCashierDeskText = textHook<typeof en>(cashierDeskMessages.domain);
