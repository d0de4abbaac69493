// The chat: one room at a time, its notice, its lines, and the field to write in. It fills the place it is given: a drawer beside
// the page, or a sheet on a phone.
import { useState } from "react";
import { Badge, Chips, EmptyState, FailureNote, Skeleton, useLanguage, useRoom } from "#platform/ui";
import { chatRoom, type ShownLine } from "../../contract/index.ts";
import { useListChatLines, useListChatRooms } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";
import { ChatLines } from "./chat-lines.tsx";
import { Composer } from "./composer.tsx";
import { type ChatPlace, defaultRoom } from "./default-room.ts";

export function ChatPanel() {
	const say = useCommunityText();
	const language = useLanguage();
	const { data, error, refetch } = useListChatRooms({});
	const [asked, setAsked] = useState<string>();
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-72 rounded-card" />;
	const room = data.rooms.find(({ id }) => id === asked) ?? defaultRoom(data.rooms, language);
	if (room === undefined) return <EmptyState title={say("chat.none")} />;
	return (
		<div className="flex min-h-0 grow flex-col gap-2">
			<Chips
				label={say("chat.rooms")}
				items={data.rooms.map(({ id, of }) => ({ key: id, label: of }))}
				chosen={room.id}
				onChoose={setAsked}
			/>
			{room.open ? (
				<OpenRoom key={room.id} place={{ room: room.id, me: data.me, refresh: () => void refetch() }} />
			) : (
				<EmptyState title={say("chat.vip")} text={say("chat.vipText", { level: data.vipLevel })} />
			)}
		</div>
	);
}

function OpenRoom({ place }: { readonly place: ChatPlace }) {
	const say = useCommunityText();
	const { state } = useRoom({ face: chatRoom, id: place.room });
	const { seen } = state;
	const sealed = useListChatLines(
		{ room: place.room, before: (seen?.last ?? 0) + 1 },
		{ enabled: seen?.sealed === true, keepLast: true },
	);
	const lines: readonly ShownLine[] | undefined = seen?.sealed === true ? sealed.data?.lines : seen?.lines;
	return (
		<>
			{seen?.pinned ? (
				<p className="rounded-control bg-surface-2 px-3 py-2 text-14">
					<span className="me-2 inline-block align-middle">
						<Badge tone="hue">{say("chat.notice")}</Badge>
					</span>
					{seen.pinned}
				</p>
			) : null}
			{lines === undefined ? (
				<div role="status" className="flex grow flex-col justify-center">
					{state.away ? (
						<p className="text-center text-14 text-text-3">{say("chat.away")}</p>
					) : (
						<Skeleton className="h-48 rounded-card" />
					)}
				</div>
			) : (
				<ChatLines place={place} lines={lines} away={state.away} />
			)}
			<Composer place={place} closed={seen?.closed === true} slowSeconds={seen?.slowSeconds ?? 0} />
		</>
	);
}
