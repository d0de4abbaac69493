// What a team paid in, was paid and was given (transaction details), or every posting that is no play (account changes).
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
} from "#platform/ui";
import { listTeamMoney, type MoneyLineShown } from "../contract/index.ts";
import { useReadTeamFigures } from "./calls.gen.ts";
import { Figures } from "./figures.tsx";
import { FileButton } from "./file-button.tsx";
import { MemberSearch, ReportBar, useReport } from "./report-filters.tsx";
import { useAgentsText } from "./text.ts";

const usePage = actionHook(listTeamMoney);
const useMoney = pagesHook(listTeamMoney, ({ next }) => (next === null ? undefined : { cursor: next }));

export type MoneyPageProps = { readonly scope: "transactions" | "changes" };

export function MoneyPage({ scope }: MoneyPageProps) {
	const say = useAgentsText();
	const { days, account, find } = useReport();
	const asked = { ...days, scope, ...(account === undefined ? {} : { account }) };
	const money = useMoney({ ...asked, pageSize: 20 });
	const lines = money.data?.pages.flatMap((page) => page.lines);
	const columns = useColumns();
	return (
		<div className="flex flex-col gap-4">
			<ReportBar>
				{lines === undefined || lines.length === 0 ? null : (
					<MoneyFile asked={asked} heads={columns.map(({ head }) => head)} />
				)}
			</ReportBar>
			{account === undefined && scope === "transactions" ? <Sums days={days} /> : null}
			<MemberSearch key={account} account={account} onFind={find} />
			<RecordList
				pages={money}
				rows={lines}
				waiting={<Skeleton className="h-96 rounded-card" />}
				none={<EmptyState title={say("money.none")} text={say("report.noneText")} />}
			>
				{(rows) => (
					<RecordTable dense caption={say(`money.${scope}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
				)}
			</RecordList>
		</div>
	);
}

function Sums({ days }: { readonly days: { readonly from: string; readonly to: string } }) {
	const say = useAgentsText();
	const { data, error, refetch } = useReadTeamFigures(days);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-28 rounded-card" />;
	const shown = data.money.filter(({ kind }) => kind !== "transfer" && kind !== "correction");
	if (shown.length === 0) return null;
	return (
		<Figures
			items={shown.map(({ kind, number, amount }) => ({
				key: kind,
				label: `${say(`money.kinds.${kind}`)} · ${number}`,
				value: <Amount amount={amount} currency={data.currency} signed />,
			}))}
		/>
	);
}

function useColumns(): readonly Column<MoneyLineShown>[] {
	const say = useAgentsText();
	return [
		{
			key: "member",
			head: say("team.member"),
			cell: ({ account }) => <span className="font-medium break-all">{account}</span>,
		},
		{ key: "at", head: say("betting.at"), cell: ({ at }) => <DateTime at={at} /> },
		{ key: "kind", head: say("money.kind"), cell: ({ kind }) => say(`money.kinds.${kind}`) },
		{
			key: "amount",
			head: say("money.amount"),
			figures: true,
			cell: ({ amount }) => <Amount amount={amount} currency="" signed />,
		},
		{
			key: "after",
			head: say("money.after"),
			figures: true,
			cell: ({ balanceAfter }) => <Amount amount={balanceAfter} currency="" />,
		},
	];
}

type Asked = { readonly from: string; readonly to: string; readonly account?: string } & MoneyPageProps;

function MoneyFile({ asked, heads }: { readonly asked: Asked; readonly heads: readonly string[] }) {
	const say = useAgentsText();
	const { mutateAsync } = usePage();
	return (
		<FileButton
			name={`tessera-money-${asked.from}`}
			heads={heads}
			page={async (cursor) => {
				const page = await mutateAsync({ ...asked, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) });
				const rows = page.lines.map(({ account, at, kind, amount, balanceAfter }) => [
					...[account, at, say(`money.kinds.${kind}`), amount, balanceAfter],
				]);
				return { rows, next: page.next };
			}}
		/>
	);
}
