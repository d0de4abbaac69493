// What each species returned against what it should, how far it strays, and alarms that stand; handed out as a file.
import {
	type DataColumn,
	DataTable,
	DaysFilter,
	FileButton,
	PageHead,
	TableSkeleton,
	useDays,
	useDeskText,
} from "#platform/desk/ui";
import { Badge, DateTime, EmptyState, FailureNote, useFormats } from "#platform/ui";
import type { SpeciesReturn } from "../contract/index.ts";
import { useSpeciesName } from "../ui/species-name.ts";
import { useListFishReturns } from "./calls.gen.ts";
import { useFishingDeskText } from "./text.ts";

const columnsOfFile = [
	...(["payTable", "species", "currency", "contacts", "stake", "prize"] as const),
	...(["actual", "theory", "strays", "state", "alarmSince"] as const),
];

export function FishReturnsPage() {
	const say = useFishingDeskText();
	const report = useListFishReturns(useDays(), { keepLast: true });
	const columns = useColumns();
	const { data, error } = report;
	const lines = data?.lines;
	return (
		<>
			<PageHead title={say("screens.fish-returns")} text={say("returns.text")}>
				<FileButton
					name="fish-returns.csv"
					heads={[...columnsOfFile]}
					cells={(line: SpeciesReturn) => columnsOfFile.map((name) => String(line[name] ?? ""))}
					page={async () => ({ rows: [...(lines ?? [])], next: null })}
				/>
			</PageHead>
			<div className="mb-4 flex flex-wrap items-end gap-3">
				<DaysFilter />
			</div>
			{data === undefined ? null : (
				<p className="mb-4 text-14 text-text-3">
					<DateTime at={data.from} /> – <DateTime at={data.to} />
				</p>
			)}
			{error === null ? null : <FailureNote error={error} onRetry={() => void report.refetch()} />}
			{lines === undefined && error === null ? <TableSkeleton /> : null}
			{lines?.length === 0 ? <EmptyState title={say("returns.none")} /> : null}
			{lines === undefined || lines.length === 0 ? null : (
				<DataTable
					caption={say("screens.fish-returns")}
					columns={columns}
					rows={lines}
					rowKey={({ payTable, species, currency }) => `${payTable} ${species} ${currency}`}
				/>
			)}
		</>
	);
}

const tones = { off: "lost", within: "won", "too-few": "plain" } as const;

function useColumns(): readonly DataColumn<SpeciesReturn>[] {
	const say = useFishingDeskText();
	const sayDesk = useDeskText();
	const nameOf = useSpeciesName();
	const { amount } = useFormats();
	return [
		{ key: "species", head: say("fish.species"), sortBy: (line) => line.species, cell: (line) => nameOf(line.species) },
		{
			key: "table",
			head: say("fish.table"),
			sortBy: ({ payTable }) => payTable,
			cell: ({ payTable }) => <span className="break-all text-text-2">{payTable}</span>,
		},
		{
			key: "state",
			head: sayDesk("parts.state"),
			sortBy: ({ state }) => (state === "off" ? 0 : 1),
			cell: ({ state, alarmSince }) => (
				<span className="inline-flex flex-wrap items-center gap-2">
					<Badge tone={tones[state]}>{say(`returns.states.${state}`)}</Badge>
					{alarmSince === null ? null : (
						<span className="text-13 text-lost">
							{say("returns.alarm")} <DateTime at={alarmSince} />
						</span>
					)}
				</span>
			),
		},
		{
			key: "contacts",
			head: say("returns.contacts"),
			figures: true,
			sortBy: ({ contacts }) => contacts,
			cell: ({ contacts }) => contacts,
		},
		{ key: "stake", head: say("returns.stake"), figures: true, cell: (line) => amount(line.stake, line.currency) },
		{ key: "prize", head: say("returns.prize"), figures: true, cell: (line) => amount(line.prize, line.currency) },
		{
			key: "actual",
			head: say("returns.actual"),
			figures: true,
			sortBy: ({ actual }) => Number(actual),
			cell: ({ actual }) => `${actual} %`,
		},
		{ key: "theory", head: say("returns.theory"), figures: true, cell: ({ theory }) => `${theory} %` },
		{
			key: "strays",
			head: say("returns.strays"),
			figures: true,
			sortBy: ({ strays }) => Math.abs(Number(strays)),
			cell: ({ strays }) => strays,
		},
	];
}
