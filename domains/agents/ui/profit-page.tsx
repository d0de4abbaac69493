// What members of an agent's team won and lost, step by step down the team: each itself, and with all below it.
import {
	Amount,
	actionHook,
	CallRefused,
	type Column,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
} from "#platform/ui";
import { listTeamResults, type ResultSum } from "../contract/index.ts";
import { Figures } from "./figures.tsx";
import { FileButton } from "./file-button.tsx";
import { MemberSearch, ReportBar, useReport } from "./report-filters.tsx";
import { TeamPath } from "./team-path.tsx";
import { useAgentsText } from "./text.ts";

const usePage = actionHook(listTeamResults);
const useResults = pagesHook(listTeamResults, ({ next }) => (next === null ? undefined : { cursor: next }));

type Line = {
	readonly memberId: string;
	readonly account: string;
	readonly agent: boolean;
	readonly own: ResultSum;
	readonly team: ResultSum;
};

export function ProfitPage() {
	const say = useAgentsText();
	const { days, account, of, find, open } = useReport();
	const below = of === undefined ? {} : { of };
	const asked = { ...days, ...(account === undefined ? below : { account }) };
	const results = useResults({ ...asked, pageSize: 20 });
	const columns = useColumns();
	const first = results.data?.pages[0];
	const lines = results.data?.pages.flatMap((page) => page.members);
	const isNobody = results.error instanceof CallRefused && results.error.failure.code === "MEMBER_NOT_BELOW";
	return (
		<div className="flex flex-col gap-4">
			<ReportBar>{lines === undefined || lines.length === 0 ? null : <ProfitFile asked={asked} />}</ReportBar>
			<MemberSearch key={account} account={account} onFind={find} />
			<TeamPath path={first?.path ?? []} onOpen={open} />
			{first === undefined ? null : <Total total={first.total} currency={first.currency} />}
			{isNobody ? (
				<EmptyState title={say("team.nobody")} text={say("errors.MEMBER_NOT_BELOW")} />
			) : (
				<RecordList
					pages={results}
					rows={lines}
					waiting={<Skeleton className="h-80 rounded-card" />}
					none={<EmptyState title={say("team.noneBelow")} text={say("team.noneText")} />}
				>
					{(rows) => (
						<RecordTable
							dense
							caption={say("profit.title")}
							columns={columns}
							rows={rows}
							rowKey={({ memberId }) => memberId}
							onOpen={({ memberId }) => open(memberId)}
						/>
					)}
				</RecordList>
			)}
		</div>
	);
}

function Total({ total, currency }: { readonly total: ResultSum; readonly currency: string }) {
	const say = useAgentsText();
	const items = (["turnover", "result", "deposits", "withdrawals"] as const).map((key) => ({
		key,
		label: say(`sums.${key}`),
		value: <Amount amount={total[key]} currency={currency} signed={key === "result"} />,
	}));
	return <Figures items={items} />;
}

function useColumns(): readonly Column<Line>[] {
	const say = useAgentsText();
	const money = (amount: string, signed = false) => <Amount amount={amount} currency="" signed={signed} />;
	return [
		{
			key: "member",
			head: say("team.member"),
			cell: ({ account, agent }) => (
				<span>
					<span className="block font-medium break-all">{account}</span>
					<span className="block text-13 text-text-3">{say(agent ? "team.agent" : "team.player")}</span>
				</span>
			),
		},
		{ key: "turnover", head: say("sums.turnover"), figures: true, cell: ({ own }) => money(own.turnover) },
		{ key: "result", head: say("sums.result"), figures: true, cell: ({ own }) => money(own.result, true) },
		{ key: "given", head: say("sums.given"), figures: true, cell: ({ own }) => money(own.given) },
		{ key: "deposits", head: say("sums.deposits"), figures: true, cell: ({ own }) => money(own.deposits) },
		{ key: "withdrawals", head: say("sums.withdrawals"), figures: true, cell: ({ own }) => money(own.withdrawals) },
		{ key: "team", head: say("profit.team"), figures: true, cell: ({ team }) => money(team.result, true) },
	];
}

const parts = ["stake", "turnover", "won", "result", "given", "deposits", "withdrawals"] as const;

type Asked = { readonly from: string; readonly to: string; readonly account?: string; readonly of?: string };

function ProfitFile({ asked }: { readonly asked: Asked }) {
	const say = useAgentsText();
	const { mutateAsync } = usePage();
	const heads = parts.map((part) => say(`sums.${part}`));
	const teamHeads = heads.map((head) => say("profit.ofTeam", { head }));
	return (
		<FileButton
			name={`tessera-profit-${asked.from}`}
			heads={[say("team.member"), ...heads, ...teamHeads]}
			page={async (cursor) => {
				const page = await mutateAsync({ ...asked, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) });
				const rows = page.members.map(({ account, own, team }) => [
					account,
					...parts.map((part) => own[part]),
					...parts.map((part) => team[part]),
				]);
				return { rows, next: page.next };
			}}
		/>
	);
}
