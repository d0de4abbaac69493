// Messages to members: what was sent to whom, how many have read it, what is to come; one is written, previewed, sent, withdrawn.
import { useState } from "react";
import { type DataColumn, DataPages, PageHead, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, pagesHook, useFormats, useLanguage } from "#platform/ui";
import { type Broadcast, listBroadcasts } from "../contract/index.ts";
import { textIn } from "../core/index.ts";
import { AudienceWords } from "./audience-words.tsx";
import { MessageFacts } from "./message-facts.tsx";
import { useCommunityDeskText } from "./text.ts";
import { WriteMessage } from "./write-message.tsx";

const useBroadcasts = pagesHook(listBroadcasts, ({ next }) => (next === null ? undefined : { cursor: next }));

const tones = { scheduled: "hue", sent: "won", ended: "plain", withdrawn: "lost" } as const;

export function MessagesPage() {
	const say = useCommunityDeskText();
	const mayWrite = useMay("community.broadcasts:write");
	const pages = useBroadcasts({});
	const [open, setOpen] = useState<Broadcast | "new">();
	const columns = useColumns();
	const rows = pages.data?.pages.flatMap((page) => page.broadcasts) ?? [];
	const languages = pages.data?.pages[0]?.languages ?? [];
	const done = () => {
		setOpen(undefined);
		void pages.refetch();
	};
	return (
		<>
			<PageHead title={say("screens.broadcasts")} text={say("messages.text")}>
				{mayWrite ? (
					<Button size="small" disabled={languages.length === 0} onPress={() => setOpen("new")}>
						{say("messages.write")}
					</Button>
				) : null}
			</PageHead>
			<DataPages
				caption={say("screens.broadcasts")}
				pages={pages}
				rows={rows}
				none={say("messages.none")}
				columns={columns}
				rowKey={({ id }) => id}
				onOpen={setOpen}
				opened={open === undefined || open === "new" ? undefined : open.id}
			/>
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={say(open === "new" ? "messages.write" : "messages.message")}
				size="panel"
			>
				{open === "new" ? <WriteMessage languages={languages} onDone={done} /> : null}
				{open === undefined || open === "new" ? null : <MessageFacts message={open} onDone={done} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<Broadcast>[] {
	const say = useCommunityDeskText();
	const sayDesk = useDeskText();
	const language = useLanguage();
	const { number } = useFormats();
	return [
		{
			key: "title",
			head: say("messages.title"),
			cell: ({ texts }) => textIn(texts, { language, fallback: "EN" })?.title ?? "",
		},
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`messages.states.${state}`)}</Badge>,
		},
		{ key: "audience", head: say("messages.audience"), cell: (message) => <AudienceWords {...message} /> },
		{
			key: "publishAt",
			head: say("messages.publishAt"),
			sortBy: ({ publishAt }) => publishAt,
			cell: ({ publishAt }) => <DateTime at={publishAt} />,
		},
		{
			key: "reads",
			head: say("messages.reads"),
			figures: true,
			sortBy: ({ reads }) => reads,
			cell: ({ reads }) => number(reads),
		},
		{ key: "by", head: say("messages.by"), cell: ({ writtenBy }) => writtenBy },
	];
}
