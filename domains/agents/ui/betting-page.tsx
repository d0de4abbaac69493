// What an agent's team played: by hall in sums, and below it by member, five minutes at a time.
import {
	Amount,
	actionHook,
	type Column,
	DateTime,
	EmptyState,
	FailureNote,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
	useFormats,
} from "#platform/ui";
import { listTeamPlays, type PlayLineShown } from "../contract/index.ts";
import { useReadTeamFigures } from "./calls.gen.ts";
import { useCategoryName } from "./category-name.ts";
import { Figures } from "./figures.tsx";
import { FileButton } from "./file-button.tsx";
import { MemberSearch, ReportBar, useReport } from "./report-filters.tsx";
import { useAgentsText } from "./text.ts";

const usePage = actionHook(listTeamPlays);
const usePlays = pagesHook(listTeamPlays, ({ next }) => (next === null ? undefined : { cursor: next }));

export function BettingPage() {
	const say = useAgentsText();
	const { days, account, find } = useReport();
	const asked = { ...days, ...(account === undefined ? {} : { account }) };
	const plays = usePlays({ ...asked, pageSize: 20 });
	const lines = plays.data?.pages.flatMap((page) => page.lines);
	const columns = usePlayColumns();
	return (
		<div className="flex flex-col gap-4">
			<ReportBar>
				{lines === undefined || lines.length === 0 ? null : <PlaysFile asked={asked} columns={columns} />}
			</ReportBar>
			{account === undefined ? <Sums days={days} /> : null}
			<MemberSearch key={account} account={account} onFind={find} />
			<RecordList
				pages={plays}
				rows={lines}
				waiting={<Skeleton className="h-96 rounded-card" />}
				none={<EmptyState title={say("betting.none")} text={say("report.noneText")} />}
			>
				{(rows) => (
					<RecordTable dense caption={say("betting.title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
				)}
			</RecordList>
		</div>
	);
}

type Days = { readonly from: string; readonly to: string };

function Sums({ days }: { readonly days: Days }) {
	const say = useAgentsText();
	const { number } = useFormats();
	const nameOf = useCategoryName();
	const { data, error, refetch } = useReadTeamFigures(days);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-28 rounded-card" />;
	if (data.play.length === 0) return null;
	return (
		<Figures
			items={data.play.map(({ category, rounds, turnover }) => ({
				key: category,
				label: `${nameOf(category)} · ${say("betting.rounds", { count: number(rounds) })}`,
				value: <Amount amount={turnover} currency={data.currency} />,
			}))}
		/>
	);
}

function usePlayColumns(): readonly Column<PlayLineShown>[] {
	const say = useAgentsText();
	const { number } = useFormats();
	const nameOf = useCategoryName();
	const money = (amount: string, signed = false) => <Amount amount={amount} currency="" signed={signed} />;
	return [
		{
			key: "member",
			head: say("team.member"),
			cell: ({ account, category, vendor }) => (
				<span>
					<span className="block font-medium break-all">{account}</span>
					<span className="block text-13 text-text-3">{`${nameOf(category)} · ${vendor}`}</span>
				</span>
			),
		},
		{ key: "at", head: say("betting.at"), cell: ({ at }) => <DateTime at={at} /> },
		{ key: "rounds", head: say("betting.count"), figures: true, cell: ({ rounds }) => number(rounds) },
		{ key: "stake", head: say("sums.stake"), figures: true, cell: ({ stake }) => money(stake) },
		{ key: "turnover", head: say("sums.turnover"), figures: true, cell: ({ turnover }) => money(turnover) },
		{ key: "result", head: say("sums.result"), figures: true, cell: ({ result }) => money(result, true) },
	];
}

type FileProps = {
	readonly asked: Days & { readonly account?: string };
	readonly columns: readonly Column<PlayLineShown>[];
};

function PlaysFile({ asked, columns }: FileProps) {
	const say = useAgentsText();
	const nameOf = useCategoryName();
	const { mutateAsync } = usePage();
	return (
		<FileButton
			name={`tessera-plays-${asked.from}`}
			heads={[...columns.map(({ head }) => head), say("betting.hall"), say("betting.vendor")]}
			page={async (cursor) => {
				const page = await mutateAsync({ ...asked, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) });
				const rows = page.lines.map((line) => [
					...[line.account, line.at, String(line.rounds), line.stake, line.turnover, line.result],
					...[nameOf(line.category), line.vendor],
				]);
				return { rows, next: page.next };
			}}
		/>
	);
}
