// What games returned against what they should, over days of one's choice, with the bound that chance explains and alarms
// that stand (T27 [2.9], A.6.2); handed out as a file with operator, interval and time.
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
import { actionHook, Badge, Button, DateTime, EmptyState, FailureNote, useAddress, useFormats } from "#platform/ui";
import { listReturns, type ReturnLine } from "../../contract/index.ts";
import { useListReturns } from "../calls.gen.ts";
import { useNameOf } from "../catalogue/catalogue-words.ts";
import { useGamesDeskText } from "../text.ts";

const useOnce = actionHook(listReturns);

const said = ["operator", "from", "to", "at"] as const;
const columnsOfFile = [
	...(["code", "vendor", "payTable", "currency", "rounds", "stake", "win"] as const),
	...(["actual", "theory", "bound", "state", "alarmSince"] as const),
];

export function ReturnsPage() {
	const say = useGamesDeskText();
	const days = useDays();
	const report = useListReturns(days, { keepLast: true });
	const once = useOnce();
	const columns = useColumns();
	const lines = report.data?.lines;
	return (
		<>
			<PageHead title={say("screens.returns")} text={say("returns.text")}>
				<FileButton
					name="game-performance.csv"
					heads={["title", ...said, ...columnsOfFile]}
					cells={(row: readonly string[]) => [...row]}
					page={async () => {
						const { lines: all, ...head } = await once.mutateAsync(days);
						const begin = [say("screens.returns"), ...said.map((name) => head[name])];
						const rows = all.map((line) => [...begin, ...columnsOfFile.map((name) => String(line[name] ?? ""))]);
						return { rows: rows.length > 0 ? rows : [[...begin, say("returns.none")]], next: null };
					}}
				/>
			</PageHead>
			<Interval />
			{report.data === undefined ? null : (
				<p className="mb-4 text-14 text-text-3">
					{report.data.operator}, <DateTime at={report.data.from} /> – <DateTime at={report.data.to} />
				</p>
			)}
			{report.error === null ? null : <FailureNote error={report.error} onRetry={() => void report.refetch()} />}
			{lines === undefined && report.error === null ? <TableSkeleton /> : null}
			{lines?.length === 0 ? <EmptyState title={say("returns.none")} /> : null}
			{lines === undefined || lines.length === 0 ? null : (
				<DataTable
					caption={say("screens.returns")}
					columns={columns}
					rows={lines}
					rowKey={({ gameId, payTable, currency }) => `${gameId} ${payTable} ${currency}`}
				/>
			)}
		</>
	);
}

/** This day, this month, this year to date, as a report is asked for; or from one day to another. */
function Interval() {
	const say = useGamesDeskText();
	const { write } = useAddress();
	const today = new Date();
	const begins = {
		day: today.getDate(),
		month: 1,
		year: 1,
	} as const;
	const dayOf = (span: keyof typeof begins) =>
		[
			today.getFullYear(),
			String(span === "year" ? 1 : today.getMonth() + 1).padStart(2, "0"),
			String(begins[span]).padStart(2, "0"),
		].join("-");
	return (
		<div className="mb-4 flex flex-wrap items-end gap-3">
			<DaysFilter />
			{(["day", "month", "year"] as const).map((span) => (
				<Button key={span} look="plain" size="small" onPress={() => write({ from: dayOf(span), to: undefined })}>
					{say(`returns.spans.${span}`)}
				</Button>
			))}
			<Button look="plain" size="small" onPress={() => write({ from: undefined, to: undefined })}>
				{say("returns.spans.thirty")}
			</Button>
		</div>
	);
}

const tones = { off: "lost", within: "won", "too-few": "plain", unknown: "plain" } as const;

function useColumns(): readonly DataColumn<ReturnLine>[] {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const nameOf = useNameOf();
	const { amount } = useFormats();
	const percent = (text: string | null) => (text === null ? "–" : `${text} %`);
	return [
		{ key: "game", head: say("returns.game"), cell: nameOf },
		{
			key: "payTable",
			head: say("returns.payTable"),
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
			key: "rounds",
			head: say("returns.rounds"),
			figures: true,
			sortBy: ({ rounds }) => rounds,
			cell: ({ rounds }) => rounds,
		},
		{ key: "stake", head: say("returns.stake"), figures: true, cell: (line) => amount(line.stake, line.currency) },
		{ key: "win", head: say("returns.win"), figures: true, cell: (line) => amount(line.win, line.currency) },
		{
			key: "actual",
			head: say("returns.actual"),
			figures: true,
			sortBy: ({ actual }) => Number(actual ?? 0),
			cell: ({ actual }) => percent(actual),
		},
		{ key: "theory", head: say("returns.theory"), figures: true, cell: ({ theory }) => percent(theory) },
		{
			key: "bound",
			head: say("returns.bound"),
			figures: true,
			cell: ({ bound }) => (bound === null ? "–" : `± ${bound} %`),
		},
	];
}
