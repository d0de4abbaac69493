// What the tables brought: rake that the brand's players paid, by day and table, with what they staked; as a file too.
import {
	type DataColumn,
	DataTable,
	DaysFilter,
	FileButton,
	PageHead,
	TableSkeleton,
	useDays,
} from "#platform/desk/ui";
import { EmptyState, FailureNote, useFormats } from "#platform/ui";
import type { PokerRakeLine } from "../contract/index.ts";
import { useReadPokerRake } from "./calls.gen.ts";
import { usePokerDeskText } from "./text.ts";

const heads = ["day", "table", "currency", "hands", "staked", "rake"] as const;

export function RakePage() {
	const say = usePokerDeskText();
	const { amount } = useFormats();
	const { data, error, refetch } = useReadPokerRake(useDays());
	const columns: readonly DataColumn<PokerRakeLine>[] = [
		{ key: "day", head: say("rake.day"), cell: ({ day }) => day, sortBy: ({ day }) => day },
		{ key: "table", head: say("rake.table"), cell: ({ table }) => table, sortBy: ({ table }) => table },
		{ key: "hands", head: say("rake.hands"), figures: true, cell: ({ hands }) => hands, sortBy: ({ hands }) => hands },
		{
			key: "staked",
			head: say("rake.staked"),
			figures: true,
			cell: ({ staked, currency }) => amount(staked, currency),
			sortBy: ({ staked }) => Number(staked),
		},
		{
			key: "rake",
			head: say("rake.rake"),
			figures: true,
			cell: ({ rake, currency }) => amount(rake, currency),
			sortBy: ({ rake }) => Number(rake),
		},
	];
	return (
		<>
			<PageHead title={say("screens.pokerRake")} text={say("rake.text")}>
				<FileButton
					name="poker-rake.csv"
					heads={heads}
					cells={(line: PokerRakeLine) => heads.map((head) => String(line[head]))}
					page={async () => ({ rows: data?.lines ?? [], next: null })}
				/>
			</PageHead>
			<div className="mb-4 flex">
				<DaysFilter />
			</div>
			{error !== null && data === undefined ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data?.lines.length === 0 ? <EmptyState title={say("rake.none")} /> : null}
			{data === undefined || data.lines.length === 0 ? null : (
				<DataTable
					caption={say("screens.pokerRake")}
					columns={columns}
					rows={data.lines}
					rowKey={({ day, table, currency }) => `${day} ${table} ${currency}`}
				/>
			)}
		</>
	);
}
