// Bills of the brand's agents: what each was paid for a period, how it came about, down to the play; held and released here.
import { useState } from "react";
import { ChoiceFilter, type DataColumn, DataPages, PageHead, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, pagesHook, useAddress, useFormats } from "#platform/ui";
import { type AgentBill, listAgentBills } from "../contract/index.ts";
import { AgentSearch, useSoughtAgent } from "./agent-search.tsx";
import { BillFacts } from "./bill-facts.tsx";
import { HoldBills } from "./hold-bills.tsx";
import { useAgentsDeskText } from "./text.ts";

const useBills = pagesHook(listAgentBills, ({ next }) => (next === null ? undefined : { cursor: next }));
const choices = ["all", "held"] as const;

export function BillsPage() {
	const say = useAgentsDeskText();
	const mayHold = useMay("agents.bills:hold");
	const { read } = useAddress();
	const account = useSoughtAgent();
	const held = choices.find((one) => one === read("held")) ?? "all";
	const pages = useBills({ held, ...(account === undefined ? {} : { account }) });
	const [open, setOpen] = useState<AgentBill>();
	const [holding, setHolding] = useState(false);
	const columns = useColumns();
	const waiting = pages.data?.pages[0]?.held ?? [];
	return (
		<>
			<PageHead title={say("screens.agentBills")} text={say("bills.text")}>
				{mayHold ? (
					<Button size="small" look="plain" onPress={() => setHolding(true)}>
						{say("bills.hold")}
					</Button>
				) : null}
			</PageHead>
			<AgentSearch key={account} />
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceFilter
					name="held"
					label={say("contracts.state")}
					items={[{ value: "held", label: say("bills.states.held") }]}
				/>
			</div>
			{waiting.map((one) => (
				<p key={one.account} className="mb-2 text-14 text-text-2">
					{say("bills.isHeld", { account: one.account, reason: one.reason })}
				</p>
			))}
			<DataPages
				caption={say("screens.agentBills")}
				pages={pages}
				rows={pages.data?.pages.flatMap(({ bills }) => bills)}
				none={say("bills.none")}
				columns={columns}
				rowKey={({ id }) => id}
				onOpen={setOpen}
			/>
			<Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={say("bills.how")} size="panel">
				{open === undefined ? null : <BillFacts bill={open} />}
			</Dialog>
			<Dialog open={holding} onClose={() => setHolding(false)} title={say("bills.hold")}>
				<HoldBills held={waiting.map((one) => one.account)} onDone={() => setHolding(false)} />
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<AgentBill>[] {
	const say = useAgentsDeskText();
	const { amount } = useFormats();
	return [
		{ key: "agent", head: say("agents.agent"), cell: ({ account }) => account },
		{ key: "kind", head: say("contracts.kind"), cell: ({ kind }) => say(`kinds.${kind}`) },
		{ key: "from", head: say("bills.from"), cell: ({ from }) => <DateTime at={from} /> },
		{ key: "rate", head: say("contracts.rate"), figures: true, cell: ({ rate }) => `${rate}%` },
		{
			key: "turnover",
			head: say("bills.turnover"),
			figures: true,
			cell: (bill) => amount(bill.turnover, bill.currency),
		},
		{ key: "share", head: say("bills.share"), figures: true, cell: ({ share }) => share },
		{ key: "correction", head: say("bills.correction"), figures: true, cell: ({ correction }) => correction },
		{
			key: "paid",
			head: say("bills.paid"),
			figures: true,
			cell: (bill) => <span className="font-medium">{amount(bill.paid, bill.currency)}</span>,
		},
		{
			key: "state",
			head: say("contracts.state"),
			cell: ({ state }) => <Badge tone={state === "held" ? "hue" : "plain"}>{say(`bills.states.${state}`)}</Badge>,
		},
	];
}
