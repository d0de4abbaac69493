// Tells the pages of this node that something came to their inboxes: word of it comes from whichever node wrote it.
import type { Database } from "#platform/db";
import { parseMemberId } from "#platform/kernel";
import { inboxEvent, sharedInboxEvent } from "../contract/index.ts";
import { inboxChannel } from "./inbox-store.ts";
import type { CommunityDeps } from "./ports.ts";

/** Answers how to stop. What was told while the connection was away is found when a page asks by itself. */
export function tellInboxes({ live, db }: Pick<CommunityDeps, "live"> & { readonly db: Pick<Database, "listen"> }) {
	return db.listen(inboxChannel, (word) => {
		const [whom, name = ""] = word.split(" ");
		const member = parseMemberId(name);
		if (whom === "member" && member !== undefined) live.toMember(member, inboxEvent, {});
		if (whom === "all") live.toAll(sharedInboxEvent, { merchant: name });
	});
}
