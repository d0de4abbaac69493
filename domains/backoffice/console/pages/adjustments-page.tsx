// Adjustments of members' money: what waits for a second person, followed live, and everything there was, as a file, too (T19).
import {
	ChipsFilter,
	type DataColumn,
	everyMilliseconds,
	QueuePage,
	useDeskText,
	useMoneyColumns,
	useQueueNews,
} from "#platform/desk/ui";
import { actionHook, DateTime, pagesHook, useAddress } from "#platform/ui";
import { type Adjustment, listAdjustments } from "../../contract/index.ts";
import { AdjustmentDesk, AdjustmentState } from "../adjustments/adjustment-desk.tsx";
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
	const sayDesk = useDeskText();
	const { read } = useAddress();
	const show = shows.find((one) => one === read("show")) ?? "waiting";
	const pages = usePages({ show }, { everyMilliseconds });
	useQueueNews(listAdjustments);
	const rows = pages.data?.pages.flatMap(({ adjustments }) => adjustments);
	const one = useOnePage();
	return (
		<QueuePage
			title={say("screens.adjustments")}
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
			deskTitle={say("screens.adjustments")}
			desk={(id, onDone) => {
				const open = rows?.find(({ adjustmentId }) => adjustmentId === id);
				return open === undefined ? null : <AdjustmentDesk adjustment={open} onDone={onDone} />;
			}}
		>
			<ChipsFilter
				name="show"
				label={say("screens.adjustments")}
				items={shows.map((key) => ({ key, label: key === "all" ? sayDesk("parts.all") : sayDesk("parts.waiting") }))}
				chosen={show}
			/>
		</QueuePage>
	);
}

function useColumns(): readonly DataColumn<Adjustment>[] {
	const sayDesk = useDeskText();
	const { member, amount } = useMoneyColumns<Adjustment>();
	return [
		member,
		amount,
		{ key: "reason", head: sayDesk("parts.reason"), cell: ({ reason }) => reason },
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ proposedBy }) => proposedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ proposedAt }) => <DateTime at={proposedAt} as="ago" /> },
		{ key: "decided", head: sayDesk("parts.decidedBy"), cell: ({ decidedBy }) => decidedBy ?? "–" },
		{ key: "state", head: sayDesk("parts.state"), cell: ({ state }) => <AdjustmentState state={state} /> },
	];
}
