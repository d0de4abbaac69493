// The sentences of the desk's parts: what every screen of the console says alike.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const deskMessages: MessageSource = {
	domain: "desk",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useDeskText = textHook<typeof en>("desk");
