// Where a piece of content stands now: on the site, planned, over or taken off.
import type { ContentLine } from "#brand/contract";

export type ContentState = "shown" | "planned" | "over" | "off";

export function contentState(
	{ published, from, to }: Pick<ContentLine, "published" | "from" | "to">,
	now: number,
): ContentState {
	if (!published) return "off";
	if (from !== null && Date.parse(from) > now) return "planned";
	return to !== null && Date.parse(to) <= now ? "over" : "shown";
}
