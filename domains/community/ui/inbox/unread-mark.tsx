// The count of unread messages beside a word, as a badge; said aloud.
import { useCommunityText } from "../text.ts";
import { useUnread } from "./use-unread.ts";

/** As it is counted: from here on there are more. */
const most = 100;

export function UnreadMark() {
	const say = useCommunityText();
	const { count } = useUnread();
	if (count === 0) return null;
	return (
		<span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-13 font-bold text-accent-ink">
			<span aria-hidden="true">{count < most ? count : "99+"}</span>
			<span className="sr-only">{say("inbox.unread", { count })}</span>
		</span>
	);
}
