// The trail of what staff and operators did: filters in the address, page after page, before and after of each act.
import { useState } from "react";
import {
	ChoiceFilter,
	Coded,
	type DataColumn,
	DataPages,
	DaysFilter,
	FileButton,
	fieldsOf,
	PageHead,
	useCodeWords,
	useDays,
	useDesks,
	useDeskText,
} from "#platform/desk/ui";
import { actionHook, Button, DateTime, Dialog, Field, pagesHook, useAddress } from "#platform/ui";
import { type Act, listActs } from "../../contract/index.ts";
import { ActDetail } from "../acts/act-detail.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listActs, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listActs);

const columnsOfFile = ["at", "source", "act", "operator", "address", "requestId", "before", "after"] as const;

export function ActsPage() {
	const say = useOfficeText();
	const asked = useAsked();
	const pages = usePages(asked);
	const [open, setOpen] = useState<Act>();
	const columns = useColumns();
	const one = useOnePage();
	const wordsOf = useCodeWords();
	return (
		<>
			<PageHead title={say("screens.acts")} text={say("acts.text")}>
				<FileButton
					name="acts.csv"
					heads={columnsOfFile}
					cells={(row: Act) => columnsOfFile.map((column) => row[column])}
					page={async (step) => {
						const { acts, next } = await one.mutateAsync({ ...asked, ...step });
						return { rows: acts, next };
					}}
				/>
			</PageHead>
			<Filters />
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ acts }) => acts)}
				none={say("acts.none")}
				caption={say("screens.acts")}
				columns={columns}
				rowKey={keyOf}
				opened={open === undefined ? undefined : keyOf(open)}
				onOpen={setOpen}
			/>
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={open === undefined ? "" : wordsOf(`acts.${open.source}`, open.act)}
				size="popup"
			>
				{open === undefined ? null : <ActDetail act={open} />}
			</Dialog>
		</>
	);
}

const keyOf = ({ source, id }: Act): string => `${source} ${id}`;

/** Where the desks write acts down. */
const useSources = (): readonly string[] => useDesks().flatMap(({ acts }) => Object.keys(acts));

/** What the address asks for. */
function useAsked() {
	const { read } = useAddress();
	const operator = read("operator");
	const sources = useSources();
	const source = sources.find((one) => one === read("source"));
	const { from, to: until } = useDays();
	return {
		...(operator === undefined ? {} : { operator }),
		...(source === undefined ? {} : { source }),
		...(from === undefined ? {} : { from }),
		...(until === undefined ? {} : { until }),
	};
}

function Filters() {
	const say = useOfficeText();
	const sources = useSources();
	const wordsOf = useCodeWords();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	return (
		<form
			className="mb-4 flex flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				const { operator = "" } = fieldsOf(event.currentTarget);
				write({ operator: operator === "" ? undefined : operator });
			}}
		>
			<div className="w-56">
				<Field label={say("acts.operator")} name="operator" defaultValue={read("operator") ?? ""} maxLength={100} />
			</div>
			<ChoiceFilter
				name="source"
				label={say("acts.source")}
				items={sources.map((value) => ({ value, label: wordsOf("sources", value) }))}
			/>
			<DaysFilter />
			<Button submit look="plain" size="small" icon="filter">
				{sayDesk("parts.filter")}
			</Button>
		</form>
	);
}

function useColumns(): readonly DataColumn<Act>[] {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	return [
		{
			key: "act",
			head: say("acts.act"),
			cell: ({ act, source }) => <Coded group={`acts.${source}`} code={act} />,
		},
		{ key: "operator", head: say("acts.operator"), cell: ({ operator }) => wordsOf("actors", operator) },
		{ key: "source", head: say("acts.source"), cell: ({ source }) => wordsOf("sources", source) },
		{ key: "at", head: say("acts.at"), cell: ({ at }) => <DateTime at={at} /> },
		{ key: "address", head: say("acts.from"), cell: ({ address }) => address || say("acts.machine") },
	];
}
