// What was said: the newest at the end, in sight unless somebody reads further up; read aloud as it comes. Older lines come by a
// press. Lines of people whom the reader has blocked are left out.
import { useLayoutEffect, useRef, useState } from "react";
import { Button, siteClient } from "#platform/ui";
import { listChatLines, type ShownLine } from "../../contract/index.ts";
import { useCommunityText } from "../text.ts";
import { ChatLine } from "./chat-line.tsx";
import type { ChatPlace } from "./default-room.ts";

export type ChatLinesProps = {
	readonly place: ChatPlace;
	readonly lines: readonly ShownLine[];
	readonly away: boolean;
};

/** It scrolls, so the keyboard must reach it. */
const reachable = { tabIndex: 0 };
/** So near the end, in pixels, somebody follows it. */
const near = 80;

export function ChatLines({ place, lines, away }: ChatLinesProps) {
	const say = useCommunityText();
	const box = useRef<HTMLDivElement>(null);
	const follows = useRef(true);
	const { older, more, ask } = useOlder(place.room, lines[0]?.id);
	const blocked = new Set(place.me?.blocked.map(({ author }) => author));
	const shown = [...older, ...lines].filter(({ author }) => !blocked.has(author));
	const last = shown.at(-1)?.id;
	useLayoutEffect(() => {
		const place = box.current;
		// A new line is what brings the end into sight.
		if (last !== undefined && place !== null && follows.current) place.scrollTop = place.scrollHeight;
	}, [last]);
	return (
		<div
			ref={box}
			{...reachable}
			role="log"
			aria-label={say("chat.said")}
			onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
				follows.current = scrollHeight - scrollTop - clientHeight < near;
			}}
			className="flex min-h-0 grow flex-col gap-1 overflow-y-auto overscroll-contain rounded-card bg-surface-2 p-3"
		>
			{more ? (
				<Button look="quiet" size="small" onPress={ask}>
					{say("chat.older")}
				</Button>
			) : null}
			{shown.length === 0 ? <p className="m-auto text-14 text-text-3">{say("chat.quiet")}</p> : null}
			{shown.map((line) => (
				<ChatLine key={line.id} place={place} line={line} />
			))}
			{away ? (
				<p role="status" className="text-13 text-text-3">
					{say("chat.away")}
				</p>
			) : null}
		</div>
	);
}

/** Lines before the first of those that are pushed. */
function useOlder(room: string, first: number | undefined) {
	const [older, setOlder] = useState<readonly ShownLine[]>([]);
	const [ended, setEnded] = useState(false);
	const begins = older[0]?.id ?? first;
	const ask = () => {
		if (begins === undefined) return;
		void siteClient.call(listChatLines, { room, before: begins }).then((answer) => {
			if (!answer.ok) return;
			setOlder([...answer.value.lines, ...older]);
			setEnded(!answer.value.more);
		});
	};
	const kept = first === undefined ? older : older.filter(({ id }) => id < first);
	return { older: kept, more: !ended && begins !== undefined && begins > 1, ask };
}
