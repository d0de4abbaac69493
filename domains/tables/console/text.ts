// The sentences of the tables' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const tablesDeskMessages: MessageSource = {
	domain: deskDomain("tables"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useTablesDeskText = textHook<typeof en>(tablesDeskMessages.domain);
