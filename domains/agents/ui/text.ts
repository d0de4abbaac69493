// The sentences of the agent centre's pages. They come with them: the first load does not know them.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

const agentsMessages: MessageSource = {
	domain: "agents",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useAgentsText = textHook<typeof en>(agentsMessages);
