// A member's messages: the newest first, each opened in its place and marked as read then; what is chosen of offers and boards.
import { Button, EmptyState, FailureNote, ListEnd, pagesHook, Skeleton, useLive } from "#platform/ui";
import { countUnread, inboxEvent, listInbox, sharedInboxEvent } from "../../contract/index.ts";
import { useReadMessages } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";
import { Choices } from "./choices.tsx";
import { MessageLine } from "./message-line.tsx";

const useMessages = pagesHook(listInbox, ({ next }) => (next === null ? undefined : { cursor: next }));

export function InboxPage() {
	const say = useCommunityText();
	const list = useMessages({});
	const mark = useReadMessages({ refreshes: [countUnread] });
	useLive(inboxEvent, () => void list.refetch());
	useLive(sharedInboxEvent, () => void list.refetch());
	const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
	const unread = list.data?.pages[0]?.unread ?? 0;
	const read = (ids?: string[]) =>
		mark.mutate(ids === undefined ? {} : { ids }, { onSuccess: () => void list.refetch() });
	return (
		<div className="flex flex-col gap-5">
			<Choices />
			<div className="flex min-h-9 items-center justify-between gap-3">
				<p role="status" className="text-14 text-text-2">
					{list.data === undefined ? "" : say(unread === 0 ? "inbox.allRead" : "inbox.unread", { count: unread })}
				</p>
				{unread === 0 ? null : (
					<Button look="quiet" size="small" icon="check" busy={mark.isPending} onPress={() => read()}>
						{say("inbox.readAll")}
					</Button>
				)}
			</div>
			{list.error === null ? null : <FailureNote error={list.error} onRetry={() => void list.refetch()} />}
			{list.data === undefined && list.error === null ? <Skeleton className="h-80 rounded-card" /> : null}
			{list.data !== undefined && messages.length === 0 ? (
				<EmptyState title={say("inbox.none")} text={say("inbox.noneText")} />
			) : null}
			<ul className="flex flex-col gap-2">
				{messages.map((message) => (
					<MessageLine key={message.id} message={message} onRead={() => read([message.id])} />
				))}
			</ul>
			<ListEnd more={list.hasNextPage} loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
		</div>
	);
}
