// Documents that members sent by state, what waits from the oldest on, followed live; one opens with its pictures for whoever
// decides.
import {
	type DataColumn,
	everyMilliseconds,
	QueuePage,
	StateChips,
	useCodeWords,
	useDeskText,
	useQueueNews,
} from "#platform/desk/ui";
import { actionHook, DateTime, pagesHook, useAddress, useFormats } from "#platform/ui";
import { documentStates } from "#protection/core";
import { useProtectionText } from "#protection/ui";
import { listDocuments, type QueuedDocument } from "../../contract/index.ts";
import { DocumentDesk } from "../documents/document-desk.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listDocuments, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listDocuments);

const columnsOfFile = [
	...(["documentId", "state", "account", "memberId", "kind", "pictures", "remark"] as const),
	...(["sentAt", "decidedAt", "decidedBy", "refusal", "reason"] as const),
];

export function DocumentsPage() {
	const say = useOfficeText();
	const sayProtection = useProtectionText();
	const { read } = useAddress();
	const state = documentStates.find((one) => one === read("state")) ?? "waiting";
	const pages = usePages({ state }, { everyMilliseconds });
	useQueueNews(listDocuments);
	const one = useOnePage();
	const rows = pages.data?.pages.flatMap(({ documents }) => documents);
	const open = rows?.find(({ documentId }) => documentId === read("document"));
	return (
		<QueuePage
			title={say("screens.documents")}
			text={say("documents.text")}
			none={say("documents.none")}
			opens="document"
			deskTitle={open === undefined ? say("documents.kind") : sayProtection(`identity.kinds.${open.kind}.title`)}
			wide
			pages={pages}
			rows={rows}
			columns={useColumns({ waiting: state === "waiting" })}
			rowKey={({ documentId }) => documentId}
			file={{
				name: `documents-${state}.csv`,
				heads: columnsOfFile,
				cells: (row) => columnsOfFile.map((column) => String(row[column] ?? "")),
				page: async (step) => {
					const { documents, next } = await one.mutateAsync({ state, ...step });
					return { rows: documents, next };
				},
			}}
			desk={(id, onDone) => <DocumentDesk key={id} documentId={id} onDone={onDone} />}
		>
			<StateChips
				states={documentStates}
				chosen={state}
				words={(key) => say(`documents.states.${key}`)}
				counts={pages.data?.pages[0]?.counts}
			/>
		</QueuePage>
	);
}

function useColumns({ waiting }: { readonly waiting: boolean }): readonly DataColumn<QueuedDocument>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const sayProtection = useProtectionText();
	const { number: count } = useFormats();
	const wordsOf = useCodeWords();
	const ends: readonly DataColumn<QueuedDocument>[] = waiting
		? []
		: [
				{
					key: "by",
					head: sayDesk("parts.closedBy"),
					cell: ({ decidedBy }) => wordsOf("actors", decidedBy) || "–",
				},
				{
					key: "decided",
					head: say("documents.decided"),
					cell: ({ decidedAt }) => (decidedAt === null ? "–" : <DateTime at={decidedAt} as="ago" />),
				},
			];
	return [
		{ key: "account", head: sayDesk("parts.member"), cell: ({ account, memberId }) => account || memberId },
		{ key: "kind", head: say("documents.kind"), cell: ({ kind }) => sayProtection(`identity.kinds.${kind}.title`) },
		{ key: "pictures", head: say("documents.pictures"), figures: true, cell: ({ pictures }) => count(pictures) },
		{ key: "sent", head: say("documents.sent"), cell: ({ sentAt }) => <DateTime at={sentAt} as="ago" /> },
		...ends,
	];
}
