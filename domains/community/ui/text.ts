// The sentences of messages, chat and boards. They come with their pages: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

const communityMessages: MessageSource = {
	domain: "community",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useCommunityText = textHook<typeof en>(communityMessages);
