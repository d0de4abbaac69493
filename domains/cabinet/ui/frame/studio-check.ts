// How a studio's draws are checked without a server, as its `ui/check.ts` offers it: the page that checks finds every one by
// folder. Whatever it needs is inside the page, which also runs from a saved file.
import type { ComponentType } from "react";
import type { MessageSource } from "#platform/ui";

export type StudioCheck = {
	/** Its place among the others, least first. */
	readonly order: number;
	readonly messages: MessageSource;
	/** Whether the fragment of an address asks for one of its draws. */
	readonly asks: (hash: string) => boolean;
	/** What its draws are, in a word or two. */
	readonly Name: ComponentType;
	/** Its part of the page, beginning with what the fragment asks. */
	readonly Check: ComponentType<{ readonly hash: string }>;
};
