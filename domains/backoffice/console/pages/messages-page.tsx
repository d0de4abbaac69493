// What people wrote to the operator by state, what waits from the oldest on, followed live; one opens to be read and answered.
import { feedbackStates } from "#brand/core";
import { useBrandText } from "#brand/ui";
import {
	type DataColumn,
	everyMilliseconds,
	QueuePage,
	StateChips,
	useCodeWords,
	useDeskText,
	useQueueNews,
} from "#platform/desk/ui";
import { actionHook, DateTime, pagesHook, useAddress } from "#platform/ui";
import { listFeedback, type QueuedMessage } from "../../contract/index.ts";
import { MessageDesk } from "../feedback/message-desk.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listFeedback, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listFeedback);

const columnsOfFile = [
	...(["number", "state", "account", "memberId", "category", "language", "contact", "content"] as const),
	...(["receivedAt", "decidedAt", "decidedBy", "answer"] as const),
];

export function MessagesPage() {
	const say = useOfficeText();
	const { read } = useAddress();
	const state = feedbackStates.find((one) => one === read("state")) ?? "waiting";
	const pages = usePages({ state }, { everyMilliseconds });
	useQueueNews(listFeedback);
	const one = useOnePage();
	const rows = pages.data?.pages.flatMap(({ messages }) => messages);
	return (
		<QueuePage
			title={say("screens.messages")}
			text={say("messages.text")}
			none={say("messages.none")}
			opens="message"
			pages={pages}
			rows={rows}
			columns={useColumns({ waiting: state === "waiting" })}
			rowKey={({ number }) => number}
			file={{
				name: `messages-${state}.csv`,
				heads: columnsOfFile,
				cells: (row) => columnsOfFile.map((column) => String(row[column] ?? "")),
				page: async (step) => {
					const { messages, next } = await one.mutateAsync({ state, ...step });
					return { rows: messages, next };
				},
			}}
			desk={(number, onDone) => {
				const message = rows?.find((row) => row.number === number);
				return message === undefined ? null : <MessageDesk key={number} message={message} onDone={onDone} />;
			}}
		>
			<StateChips
				states={feedbackStates}
				chosen={state}
				words={(key) => say(`messages.states.${key}`)}
				counts={pages.data?.pages[0]?.counts}
			/>
		</QueuePage>
	);
}

function useColumns({ waiting }: { readonly waiting: boolean }): readonly DataColumn<QueuedMessage>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const sayBrand = useBrandText();
	const wordsOf = useCodeWords();
	const ends: readonly DataColumn<QueuedMessage>[] = waiting
		? []
		: [{ key: "by", head: sayDesk("parts.closedBy"), cell: ({ decidedBy }) => wordsOf("actors", decidedBy) || "–" }];
	return [
		{ key: "number", head: say("messages.number"), cell: ({ number }) => number },
		{
			key: "from",
			head: say("messages.from"),
			cell: ({ account, memberId }) => account || memberId || say("messages.visitor"),
		},
		{ key: "about", head: say("messages.about"), cell: ({ category }) => sayBrand(`feedback.categories.${category}`) },
		{
			key: "begin",
			head: say("messages.begin"),
			cell: ({ content }) => <span className="line-clamp-1 max-w-[40ch] break-words">{content}</span>,
		},
		{
			key: "received",
			head: say("messages.received"),
			cell: ({ receivedAt }) => <DateTime at={receivedAt} as="ago" />,
		},
		...ends,
	];
}
