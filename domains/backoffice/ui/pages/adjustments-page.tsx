// Adjustments of members' money: what waits for a second person, followed live, and everything there was, as a file, too (T19).
import { actionHook, DateTime, pagesHook, useAddress } from "#platform/ui";
import { type Adjustment, listAdjustments } from "../../contract/index.ts";
import { AdjustmentDesk, AdjustmentState } from "../adjustments/adjustment-desk.tsx";
import type { DataColumn } from "../parts/data-table.tsx";
import { ChipsFilter } from "../parts/filters.tsx";
import { useMoneyColumns } from "../parts/queue-columns.tsx";
import { everyMilliseconds, useQueueNews } from "../parts/queue-news.ts";
import { QueuePage } from "../parts/queue-page.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listAdjustments, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listAdjustments);

const columnsOfFile = [
	...(["adjustmentId", "memberId", "account", "amount", "currency", "reason", "state"] as const),
	...(["proposedBy", "proposedAt", "decidedBy", "decidedAt", "why"] as const),
] as const;

const shows = ["waiting", "all"] as const;

export function AdjustmentsPage() {
	const say = useOfficeText();
	const { read } = useAddress();
	const show = shows.find((one) => one === read("show")) ?? "waiting";
	const pages = usePages({ show }, { everyMilliseconds });
	useQueueNews(listAdjustments);
	const rows = pages.data?.pages.flatMap(({ adjustments }) => adjustments);
	const one = useOnePage();
	return (
		<QueuePage
			screen="adjustments"
			text={say("adjustments.text")}
			none={say(show === "all" ? "adjustments.none" : "adjustments.noneWaiting")}
			opens="adjustment"
			pages={pages}
			rows={rows}
			columns={useColumns()}
			rowKey={({ adjustmentId }) => adjustmentId}
			file={{
				name: "adjustments.csv",
				heads: columnsOfFile,
				cells: (row) => columnsOfFile.map((column) => row[column] ?? ""),
				page: async (step) => {
					const { adjustments, next } = await one.mutateAsync({ show, ...step });
					return { rows: adjustments, next };
				},
			}}
			deskTitle={say("nav.screens.adjustments")}
			desk={(id, onDone) => {
				const open = rows?.find(({ adjustmentId }) => adjustmentId === id);
				return open === undefined ? null : <AdjustmentDesk adjustment={open} onDone={onDone} />;
			}}
		>
			<ChipsFilter
				name="show"
				label={say("nav.screens.adjustments")}
				items={shows.map((key) => ({ key, label: say(key === "all" ? "parts.all" : "adjustments.waiting") }))}
				chosen={show}
			/>
		</QueuePage>
	);
}

function useColumns(): readonly DataColumn<Adjustment>[] {
	const say = useOfficeText();
	const { member, amount } = useMoneyColumns<Adjustment>();
	return [
		member,
		amount,
		{ key: "reason", head: say("adjustments.reason"), cell: ({ reason }) => reason },
		{ key: "by", head: say("adjustments.by"), cell: ({ proposedBy }) => proposedBy },
		{ key: "at", head: say("adjustments.at"), cell: ({ proposedAt }) => <DateTime at={proposedAt} as="ago" /> },
		{ key: "decided", head: say("adjustments.decided"), cell: ({ decidedBy }) => decidedBy ?? "–" },
		{ key: "state", head: say("deposits.state"), cell: ({ state }) => <AdjustmentState state={state} /> },
	];
}
