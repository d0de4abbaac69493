// The members' own sentences, and where they stand.
import { type MessageSource, textHook } from "#platform/ui";
import type en from "./messages/en.json";

export const membersMessages: MessageSource = {
	domain: "members",
	files: import.meta.glob<string>("./messages/*.json", { query: "?url", import: "default", eager: true }),
};

export const useMembersText = textHook<typeof en>("members");
