// The report by day: what moved, what was played and who came, each day of the house a line, with sums, as a file.
import { type DataColumn, DataTable, FileButton, PageHead, TableSkeleton } from "#platform/desk/ui";
import { actionHook, FailureNote, useFormats } from "#platform/ui";
import { type ReportDay, readDayReport } from "../../contract/index.ts";
import { useReadDayReport } from "../calls.gen.ts";
import { figureNames, useFigureColumns } from "../reports/figure-columns.ts";
import { ReportFilters, useReportAsked } from "../reports/report-filters.tsx";
import { ReportTotal } from "../reports/report-total.tsx";
import { useOfficeText } from "../text.ts";

const useOnce = actionHook(readDayReport);
const columnsOfFile = ["day", "currency", ...figureNames, "newMembers", "activeMembers"] as const;

export function DayReportPage() {
	const say = useOfficeText();
	const asked = useReportAsked();
	const report = useReadDayReport(asked, { keepLast: true });
	const once = useOnce();
	const { data } = report;
	const columns = useColumns(data?.currency ?? "");
	return (
		<>
			<PageHead title={say("screens.reportDays")} text={say("reports.daysText")}>
				<FileButton
					name="report-by-day.csv"
					heads={columnsOfFile}
					cells={(row: readonly string[]) => row}
					page={async () => {
						const { days, total, currency } = await once.mutateAsync(asked);
						const lines = [...days, { day: say("reports.total"), ...total }];
						const rows = lines.map((line) => columnsOfFile.map((name) => String({ ...line, currency }[name])));
						return { rows, next: null };
					}}
				/>
			</PageHead>
			<ReportFilters of={data} />
			{report.error === null ? null : <FailureNote error={report.error} onRetry={() => void report.refetch()} />}
			{data === undefined && report.error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<>
					<ReportTotal report={data} figures={data.total} members={data.total} />
					<DataTable caption={say("screens.reportDays")} columns={columns} rows={data.days} rowKey={({ day }) => day} />
				</>
			)}
		</>
	);
}

function useColumns(currency: string): readonly DataColumn<ReportDay>[] {
	const say = useOfficeText();
	const { number } = useFormats();
	const figures = useFigureColumns<ReportDay>(currency);
	return [
		{ key: "day", head: say("reports.day"), cell: ({ day }) => <time dateTime={day}>{day}</time> },
		...figures,
		...(["newMembers", "activeMembers"] as const).map((key) => ({
			key,
			head: say(`reports.${key}`),
			figures: true,
			sortBy: (row: ReportDay) => row[key],
			cell: (row: ReportDay) => number(row[key]),
		})),
	];
}
