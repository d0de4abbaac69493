// How many messages are unread, live: asked again when word comes that there may be more.
import { useEffect, useRef } from "react";
import { isMember, useLive, useSession } from "#platform/ui";
import { inboxEvent, sharedInboxEvent } from "../../contract/index.ts";
import { useCountUnread } from "../calls.gen.ts";

/** A message to all is told to all at one moment: they ask over so long, not at once. */
const spreadMilliseconds = 10_000;

export function useUnread(): { readonly count: number; readonly ask: () => void } {
	const member = isMember(useSession());
	const { data, refetch } = useCountUnread({}, { enabled: member, freshMilliseconds: 60_000 });
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);
	const ask = () => void refetch();
	useLive(inboxEvent, ask, { active: member });
	useLive(
		sharedInboxEvent,
		() => {
			clearTimeout(waiting.current);
			waiting.current = setTimeout(ask, Math.random() * spreadMilliseconds);
		},
		{ active: member },
	);
	return { count: data?.count ?? 0, ask };
}
