// Significant events of every area in one list (GLI-19 2.8.8), by source, page after page and as a file; each opens.
import { useState } from "react";
import {
	ChoiceFilter,
	Coded,
	type DataColumn,
	DataPages,
	DaysFilter,
	FileButton,
	PageHead,
	useCodeWords,
	useDays,
	useDeskText,
} from "#platform/desk/ui";
import { actionHook, DateTime, Dialog, pagesHook, useAddress } from "#platform/ui";
import { type EventLine, eventSources, listEvents } from "../../contract/index.ts";
import { EventDetail } from "../acts/event-detail.tsx";
import { codesOfFacts, useFactWords } from "../acts/fact-words.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listEvents, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listEvents);

const columnsOfFile = ["at", "source", "kind", "memberId", "account", "actor"] as const;

export function EventsPage() {
	const say = useOfficeText();
	const { read } = useAddress();
	const source = eventSources.find((one) => one === read("source"));
	const asked = { ...(source === undefined ? {} : { source }), ...useDays() };
	const pages = usePages(asked);
	const one = useOnePage();
	const columns = useColumns();
	const [open, setOpen] = useState<EventLine>();
	const wordsOf = useCodeWords();
	return (
		<>
			<PageHead title={say("screens.events")} text={say("events.text")}>
				<FileButton
					name="events.csv"
					heads={[...columnsOfFile, "facts"]}
					cells={(row: EventLine) => [...columnsOfFile.map((column) => row[column] ?? ""), codesOfFacts(row.facts)]}
					page={async (step) => {
						const { events, next } = await one.mutateAsync({ ...asked, ...step });
						return { rows: events, next };
					}}
				/>
			</PageHead>
			<div className="mb-4 flex flex-wrap items-end gap-3">
				<ChoiceFilter
					name="source"
					label={say("acts.source")}
					items={eventSources.map((value) => ({ value, label: say(`events.sources.${value}`) }))}
				/>
				<DaysFilter />
			</div>
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ events }) => events)}
				none={say("events.none")}
				caption={say("screens.events")}
				columns={columns}
				rowKey={keyOf}
				opened={open === undefined ? undefined : keyOf(open)}
				onOpen={setOpen}
			/>
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={open === undefined ? "" : wordsOf(`events.${open.source}`, open.kind)}
				size="popup"
			>
				{open === undefined ? null : <EventDetail event={open} />}
			</Dialog>
		</>
	);
}

const keyOf = ({ source, id }: EventLine): string => `${source} ${id}`;

function useColumns(): readonly DataColumn<EventLine>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const wordsOf = useCodeWords();
	const factsOf = useFactWords();
	return [
		{
			key: "event",
			head: say("events.event"),
			cell: ({ kind, source }) => (
				<span className="font-medium">
					<Coded group={`events.${source}`} code={kind} />
				</span>
			),
		},
		{ key: "member", head: sayDesk("parts.member"), cell: ({ account, memberId }) => account ?? memberId ?? "–" },
		{
			key: "by",
			head: say("acts.operator"),
			cell: ({ actor }) => <span className="whitespace-nowrap">{actor === null ? "–" : wordsOf("actors", actor)}</span>,
		},
		{
			key: "facts",
			head: say("events.facts"),
			cell: ({ facts }) => <span className="break-words text-text-2">{factsOf(facts)}</span>,
		},
		{ key: "at", head: sayDesk("parts.when"), cell: ({ at }) => <DateTime at={at} /> },
	];
}
