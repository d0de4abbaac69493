// Adjustments of members' money: what waits for a second person, followed live, and everything there was, as a file, too (T19).
import { actionHook, Chips, DateTime, Dialog, pagesHook, useAddress, useFormats } from "#platform/ui";
import { type Adjustment, listAdjustments } from "../../contract/index.ts";
import { AdjustmentDesk, AdjustmentState } from "../adjustments/adjustment-desk.tsx";
import { DataPages } from "../parts/data-pages.tsx";
import type { DataColumn } from "../parts/data-table.tsx";
import { FileButton } from "../parts/file-button.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { everyMilliseconds, useQueueNews } from "../parts/queue-news.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listAdjustments, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listAdjustments);

const columnsOfFile = [
	...(["adjustmentId", "memberId", "account", "amount", "currency", "reason", "state"] as const),
	...(["proposedBy", "proposedAt", "decidedBy", "decidedAt", "why"] as const),
] as const;

export function AdjustmentsPage() {
	const say = useOfficeText();
	const { read, write } = useAddress();
	const show = read("show") === "all" ? "all" : "waiting";
	const pages = usePages({ show }, { everyMilliseconds });
	useQueueNews(listAdjustments);
	const rows = pages.data?.pages.flatMap(({ adjustments }) => adjustments);
	const open = rows?.find(({ adjustmentId }) => adjustmentId === read("adjustment"));
	const close = () => write({ adjustment: undefined });
	const one = useOnePage();
	return (
		<>
			<PageHead title={say("nav.screens.adjustments")} text={say("adjustments.text")}>
				<FileButton
					name="adjustments.csv"
					heads={columnsOfFile}
					cells={(row: Adjustment) => columnsOfFile.map((column) => row[column] ?? "")}
					page={async (step) => {
						const { adjustments, next } = await one.mutateAsync({ show, ...step });
						return { rows: adjustments, next };
					}}
				/>
			</PageHead>
			<div className="mb-4">
				<Chips
					label={say("nav.screens.adjustments")}
					items={(["waiting", "all"] as const).map((key) => ({
						key,
						label: say(key === "all" ? "parts.all" : "adjustments.waiting"),
					}))}
					chosen={show}
					onChoose={(key) => write({ show: key === "all" ? key : undefined, adjustment: undefined })}
				/>
			</div>
			<DataPages
				pages={pages}
				rows={rows}
				none={say(show === "all" ? "adjustments.none" : "adjustments.noneWaiting")}
				caption={say("nav.screens.adjustments")}
				columns={useColumns()}
				rowKey={({ adjustmentId }) => adjustmentId}
				opened={open?.adjustmentId}
				onOpen={({ adjustmentId }) => write({ adjustment: adjustmentId }, { step: true })}
			/>
			<Dialog open={open !== undefined} onClose={close} title={say("nav.screens.adjustments")} size="popup">
				{open === undefined ? null : <AdjustmentDesk adjustment={open} onDone={close} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<Adjustment>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	return [
		{ key: "account", head: say("deposits.member"), cell: ({ account, memberId }) => account || memberId },
		{
			...{ key: "amount", head: say("deposits.amount"), figures: true, sortBy: (row) => Number(row.amount) },
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
		{ key: "reason", head: say("adjustments.reason"), cell: ({ reason }) => reason },
		{ key: "by", head: say("adjustments.by"), cell: ({ proposedBy }) => proposedBy },
		{ key: "at", head: say("adjustments.at"), cell: ({ proposedAt }) => <DateTime at={proposedAt} as="ago" /> },
		{ key: "decided", head: say("adjustments.decided"), cell: ({ decidedBy }) => decidedBy ?? "–" },
		{ key: "state", head: say("deposits.state"), cell: ({ state }) => <AdjustmentState state={state} /> },
	];
}
