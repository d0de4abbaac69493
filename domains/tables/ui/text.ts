// The sentences of the tables.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const tableMessages: MessageSource = {
	domain: "tables",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useTableText = textHook<typeof en>("tables");
