// What each play returns by its table, and what each game took and paid in a day of draws.
import { type DataColumn, DataTable, FileButton, PageHead, TableSkeleton } from "#platform/desk/ui";
import { actionHook, DateTime, EmptyState, FailureNote, useFormats } from "#platform/ui";
import { type GameReportLine, listPayouts, type PayoutLine } from "../../contract/index.ts";
import { useListGameReport, useListPayouts } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

const heads = ["family", "playTable", "play", "mode", "exact", "least"] as const;
const useOnce = actionHook(listPayouts);

export function PayoutsPage() {
	const say = useLotteryDeskText();
	const { data, error, refetch } = useListPayouts({});
	const once = useOnce();
	const columns = usePayoutColumns();
	return (
		<>
			<PageHead title={say("screens.payouts")} text={say("payouts.text")}>
				<FileButton
					name="lottery-payouts.csv"
					heads={heads}
					cells={(line: PayoutLine) => heads.map((head) => line[head])}
					page={async () => ({ rows: (await once.mutateAsync({})).plays, next: null })}
				/>
			</PageHead>
			<GameReport />
			<h2 className="mt-10 mb-3 text-20 font-bold">{say("payouts.plays")}</h2>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<>
					<p className="mb-3 text-14 text-text-2">{say("payouts.bounds", { least: data.least, most: data.most })}</p>
					<DataTable
						caption={say("payouts.plays")}
						columns={columns}
						rows={data.plays}
						rowKey={({ family, play, mode }) => `${family} ${play} ${mode}`}
					/>
				</>
			)}
		</>
	);
}

function GameReport() {
	const say = useLotteryDeskText();
	const { data } = useListGameReport({});
	const columns = useReportColumns();
	if (data === undefined) return null;
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-20 font-bold">{say("payouts.report")}</h2>
			<p className="text-14 text-text-3">
				<DateTime at={data.from} /> – <DateTime at={data.to} />
			</p>
			{data.lines.length === 0 ? (
				<EmptyState title={say("payouts.noBets")} />
			) : (
				<DataTable
					caption={say("payouts.report")}
					columns={columns}
					rows={data.lines}
					rowKey={({ game, currency }) => `${game} ${currency}`}
				/>
			)}
		</section>
	);
}

function useReportColumns(): readonly DataColumn<GameReportLine>[] {
	const say = useLotteryDeskText();
	const { amount } = useFormats();
	return [
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		{ key: "draws", head: say("payouts.draws"), figures: true, cell: ({ draws }) => draws },
		{ key: "void", head: say("draws.states.void"), figures: true, cell: ({ voided }) => voided },
		{ key: "tickets", head: say("draws.tickets"), figures: true, cell: ({ tickets }) => tickets },
		{ key: "stake", head: say("draws.stake"), figures: true, cell: (line) => amount(line.stake, line.currency) },
		{
			key: "returned",
			head: say("draws.returned"),
			figures: true,
			cell: (line) => amount(line.returned, line.currency),
		},
	];
}

function usePayoutColumns(): readonly DataColumn<PayoutLine>[] {
	const say = useLotteryDeskText();
	return [
		{ key: "play", head: say("payouts.play"), sortBy: ({ play }) => play, cell: ({ play }) => play },
		{ key: "family", head: say("payouts.family"), sortBy: ({ family }) => family, cell: ({ family }) => family },
		{ key: "table", head: say("payouts.version"), cell: ({ playTable }) => playTable },
		{ key: "mode", head: say("draws.mode"), cell: ({ mode }) => mode },
		{
			key: "exact",
			head: say("payouts.exact"),
			figures: true,
			sortBy: ({ exact }) => Number.parseFloat(exact),
			cell: ({ exact }) => exact,
		},
		{
			key: "least",
			head: say("payouts.leastPrice"),
			figures: true,
			sortBy: ({ least }) => Number.parseFloat(least),
			cell: ({ least }) => least,
		},
	];
}
