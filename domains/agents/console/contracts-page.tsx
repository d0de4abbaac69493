// Contracts of the brand's agents: between whom, what they ask and give, in which state; the house offers, an operator ends.
import { useState } from "react";
import { type DataColumn, DataTable, PageHead, TableSkeleton, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, EmptyState, FailureNote } from "#platform/ui";
import type { ContractShown } from "../contract/index.ts";
import { AgentSearch, useSoughtAgent } from "./agent-search.tsx";
import { useListAgentContracts } from "./calls.gen.ts";
import { EndContract } from "./end-contract.tsx";
import { OfferContract } from "./offer-contract.tsx";
import { useAgentsDeskText } from "./text.ts";

const tones = {
	offered: "hue",
	active: "won",
	ending: "hue",
	ended: "plain",
	rejected: "lost",
	withdrawn: "plain",
	lapsed: "plain",
} as const;

export function ContractsPage() {
	const say = useAgentsDeskText();
	const mayWrite = useMay("agents.contracts:write");
	const account = useSoughtAgent();
	const { data, error, refetch } = useListAgentContracts(account === undefined ? {} : { account });
	const [open, setOpen] = useState<ContractShown | "new">();
	const columns = useColumns();
	const done = () => {
		setOpen(undefined);
		void refetch();
	};
	return (
		<>
			<PageHead title={say("screens.agentContracts")} text={say("contracts.text")}>
				{mayWrite ? (
					<Button size="small" onPress={() => setOpen("new")}>
						{say("contracts.offer")}
					</Button>
				) : null}
			</PageHead>
			<AgentSearch key={account} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data?.contracts.length === 0 ? <EmptyState title={say("contracts.none")} text="" /> : null}
			{data === undefined || data.contracts.length === 0 ? null : (
				<DataTable
					caption={say("screens.agentContracts")}
					columns={columns}
					rows={data.contracts}
					rowKey={({ contractId, version }) => `${contractId} ${version}`}
					{...(mayWrite ? { onOpen: setOpen } : {})}
				/>
			)}
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={say(open === "new" ? "contracts.offer" : "contracts.contract")}
			>
				{open === "new" ? <OfferContract onDone={done} /> : null}
				{open === undefined || open === "new" ? null : <EndContract contract={open} onDone={done} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<ContractShown>[] {
	const say = useAgentsDeskText();
	return [
		{ key: "agent", head: say("agents.agent"), cell: ({ agent }) => <span className="font-medium">{agent}</span> },
		{ key: "upline", head: say("contracts.by"), cell: ({ upline }) => upline || say("contracts.house") },
		{ key: "kind", head: say("contracts.kind"), cell: ({ kind }) => say(`kinds.${kind}`) },
		{ key: "version", head: say("contracts.version"), figures: true, cell: ({ version }) => version },
		{
			key: "state",
			head: say("contracts.state"),
			cell: ({ state }) => <Badge tone={tones[state]}>{say(`states.${state}`)}</Badge>,
		},
		{
			key: "rates",
			head: say("contracts.rates"),
			figures: true,
			cell: ({ tiers }) => tiers.map(({ rate }) => `${rate}%`).join(" · "),
		},
		{ key: "offered", head: say("contracts.offeredAt"), cell: ({ offeredAt }) => <DateTime at={offeredAt} /> },
		{ key: "from", head: say("contracts.from"), cell: ({ from }) => (from === null ? "–" : <DateTime at={from} />) },
		{
			key: "until",
			head: say("contracts.until"),
			cell: ({ until }) => (until === null ? "–" : <DateTime at={until} />),
		},
	];
}
