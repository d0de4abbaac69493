// The platform's own sentences: shared errors, and the words of the controls.
import type en from "./messages/en.json";
import { type MessageSource, textHook } from "./text/text.ts";

export const platformMessages: MessageSource = {
	domain: "platform",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const usePlatformText = textHook<typeof en>("platform");
