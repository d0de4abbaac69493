// The sentences of the agents' pages in the console.
import { deskDomain } from "#platform/desk/ui";
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const agentsDeskMessages: MessageSource = {
	domain: deskDomain("agents"),
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useAgentsDeskText = textHook<typeof en>(agentsDeskMessages.domain);
