// The sentences that every game frame shares.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const cabinetMessages: MessageSource = {
	domain: "cabinet",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useCabinetText = textHook<typeof en>("cabinet");
