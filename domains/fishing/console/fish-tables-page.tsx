// The fish tables by version: each row's odds and its exact return, what the return gate says, which of them is in force.
import { type DataColumn, DataTable, Fact, Facts, PageHead, TableSkeleton } from "#platform/desk/ui";
import { Badge, FailureNote } from "#platform/ui";
import type { DeskFishTable } from "../contract/index.ts";
import { useSpeciesName } from "../ui/species-name.ts";
import { useListFishTables } from "./calls.gen.ts";
import { useFishingDeskText } from "./text.ts";

export function FishTablesPage() {
	const say = useFishingDeskText();
	const report = useListFishTables({});
	const { data, error } = report;
	return (
		<>
			<PageHead title={say("screens.fish-tables")} text={say("tables.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void report.refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			<div className="flex flex-col gap-10">
				{data?.tables.map((table) => (
					<Table key={table.version} table={table} />
				))}
			</div>
		</>
	);
}

function Table({ table }: { readonly table: DeskFishTable }) {
	const say = useFishingDeskText();
	const { version, inForce, rtp, topAward, reasons, rows } = table;
	return (
		<section aria-labelledby={version} className="flex flex-col gap-3">
			<h2 id={version} className="flex flex-wrap items-center gap-3 text-16 font-bold">
				{version}
				<Badge tone={inForce ? "won" : "plain"}>{say(inForce ? "tables.inForce" : "tables.past")}</Badge>
			</h2>
			<Facts>
				<Fact name={say("returns.theory")}>{`${rtp} %`}</Fact>
				<Fact name={say("tables.top")}>{`×${topAward.times}, 1 : ${topAward.oneIn}`}</Fact>
				<Fact name={say("tables.gate")}>{reasons.length === 0 ? say("tables.passed") : reasons.join("; ")}</Fact>
			</Facts>
			<DataTable caption={version} columns={useColumns()} rows={rows} rowKey={({ species }) => species} />
		</section>
	);
}

type Row = DeskFishTable["rows"][number];

function useColumns(): readonly DataColumn<Row>[] {
	const say = useFishingDeskText();
	const nameOf = useSpeciesName();
	return [
		{ key: "species", head: say("fish.species"), cell: ({ species }) => nameOf(species) },
		{
			key: "kind",
			head: say("tables.kind"),
			sortBy: ({ kind }) => kind,
			cell: ({ kind }) => say(`tables.kinds.${kind}`),
		},
		{
			key: "mean",
			head: say("tables.mean"),
			figures: true,
			sortBy: ({ mean }) => Number(mean),
			cell: ({ mean }) => `×${mean}`,
		},
		{ key: "odds", head: say("tables.odds"), figures: true, cell: ({ win, of }) => `${win} : ${of}` },
		{ key: "returns", head: say("tables.returns"), figures: true, cell: ({ returns }) => `${returns} %` },
	];
}
