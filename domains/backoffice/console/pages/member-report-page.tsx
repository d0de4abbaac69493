// The report by member: the same figures of each member over days, in the order of any of them, page by page, as a file.
import {
	ConsoleLink,
	consolePath,
	type DataColumn,
	DataTable,
	FileButton,
	PageHead,
	TableSkeleton,
	useMay,
} from "#platform/desk/ui";
import {
	actionHook,
	Check,
	EmptyState,
	FailureNote,
	NumberedPages,
	Select,
	useAddress,
	useFormats,
} from "#platform/ui";
import { memberOrders, type ReportMember, readMemberReport } from "../../contract/index.ts";
import { useReadMemberReport } from "../calls.gen.ts";
import { figureNames, useFigureColumns } from "../reports/figure-columns.ts";
import { ReportFilters, useReportAsked } from "../reports/report-filters.tsx";
import { ReportTotal } from "../reports/report-total.tsx";
import { useOfficeText } from "../text.ts";

const useOnce = actionHook(readMemberReport);
const columnsOfFile = ["memberId", "account", "nickname", "currency", ...figureNames, "days"] as const;

export function MemberReportPage() {
	const say = useOfficeText();
	const { write } = useAddress();
	const asked = useOrdered();
	const report = useReadMemberReport({ ...asked, pageNumber: usePage() }, { keepLast: true });
	const once = useOnce();
	const { data } = report;
	const columns = useColumns(data?.currency ?? "");
	return (
		<>
			<PageHead title={say("screens.reportMembers")} text={say("reports.membersText")}>
				<FileButton
					name="report-by-member.csv"
					heads={columnsOfFile}
					cells={(row: readonly string[]) => row}
					page={async ({ cursor = "1" }) => {
						const { members, currency, pages } = await once.mutateAsync({ ...asked, pageNumber: Number(cursor) });
						const rows = members.map((line) => columnsOfFile.map((name) => String({ ...line, currency }[name])));
						return { rows, next: Number(cursor) < pages ? String(Number(cursor) + 1) : null };
					}}
				/>
			</PageHead>
			<ReportFilters of={data} />
			<Order />
			{report.error === null ? null : <FailureNote error={report.error} onRetry={() => void report.refetch()} />}
			{data === undefined && report.error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : <ReportTotal report={data} figures={data.total} />}
			{data?.members.length === 0 ? <EmptyState title={say("reports.noMembers")} /> : null}
			{data === undefined || data.members.length === 0 ? null : (
				<DataTable
					caption={say("screens.reportMembers")}
					columns={columns}
					rows={data.members}
					rowKey={({ memberId }) => memberId}
				/>
			)}
			<NumberedPages
				label={say("reports.pages")}
				page={data?.pageNumber ?? 1}
				pages={data?.pages ?? 1}
				onPage={(page) => write({ page: page === 1 ? undefined : String(page) }, { step: true })}
			/>
		</>
	);
}

function usePage(): number {
	const page = useAddress().read("page");
	return page !== undefined && /^[1-9][0-9]{0,4}$/.test(page) ? Number(page) : 1;
}

/** What the address asks for, in which order. */
function useOrdered() {
	const { read } = useAddress();
	const asked = useReportAsked();
	const order = memberOrders.find((one) => one === read("order")) ?? "stake";
	return { ...asked, order, ascending: read("up") === undefined ? ("no" as const) : ("yes" as const) };
}

function Order() {
	const say = useOfficeText();
	const { write } = useAddress();
	const { order, ascending } = useOrdered();
	return (
		<div className="mb-4 flex flex-wrap items-center gap-4">
			<Select
				label={say("reports.order")}
				value={order}
				options={memberOrders.map((value) => ({ value, label: say(`reports.${value}`) }))}
				onChange={(value) => write({ order: value === "stake" ? undefined : value, page: undefined })}
			/>
			<Check
				checked={ascending === "yes"}
				onChange={({ target }) => write({ up: target.checked ? "1" : undefined, page: undefined })}
			>
				{say("reports.smallestFirst")}
			</Check>
		</div>
	);
}

function useColumns(currency: string): readonly DataColumn<ReportMember>[] {
	const say = useOfficeText();
	const { number } = useFormats();
	const mayOpen = useMay("members:read");
	const figures = useFigureColumns<ReportMember>(currency);
	return [
		{
			key: "account",
			head: say("members.account"),
			cell: ({ account, memberId }) =>
				mayOpen ? (
					<ConsoleLink to={`${consolePath}members?member=${memberId}`} className="font-medium text-accent-text">
						{account}
					</ConsoleLink>
				) : (
					account
				),
		},
		{ key: "nickname", head: say("members.nickname"), cell: ({ nickname }) => nickname },
		...figures,
		{ key: "days", head: say("reports.days"), figures: true, cell: ({ days }) => number(days) },
	];
}
