// What a person is to look at among agents: what was found, how much it weighs, whether bills wait for it; closed with a reason.
import { useState } from "react";
import {
	ChoiceFilter,
	type DataColumn,
	DataPages,
	Fact,
	Facts,
	MemberLink,
	PageHead,
	TextArea,
	useMay,
} from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, FailureNote, pagesHook, showToast, useAddress } from "#platform/ui";
import { type Finding, listFindings } from "../contract/index.ts";
import { useCloseFinding } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

const useFindings = pagesHook(listFindings, ({ next }) => (next === null ? undefined : { cursor: next }));

export function FindingsPage() {
	const say = useAgentsDeskText();
	const { read } = useAddress();
	const state = read("state") === "closed" ? "closed" : "open";
	const pages = useFindings({ state });
	const [open, setOpen] = useState<Finding>();
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.agentFindings")} text={say("findings.text")} />
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceFilter
					name="state"
					label={say("contracts.state")}
					items={[{ value: "closed", label: say("findings.states.closed") }]}
				/>
			</div>
			<DataPages
				caption={say("screens.agentFindings")}
				pages={pages}
				rows={pages.data?.pages.flatMap(({ findings }) => findings)}
				none={say("findings.none")}
				columns={columns}
				rowKey={({ id }) => id}
				onOpen={setOpen}
			/>
			<Dialog
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={open === undefined ? "" : say(`findings.kinds.${open.kind}`)}
				size="panel"
			>
				{open === undefined ? null : <Close finding={open} onDone={() => setOpen(undefined)} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<Finding>[] {
	const say = useAgentsDeskText();
	return [
		{ key: "agent", head: say("agents.agent"), cell: ({ account }) => account },
		{ key: "kind", head: say("findings.finding"), cell: ({ kind }) => say(`findings.kinds.${kind}`) },
		{ key: "score", head: say("findings.score"), figures: true, cell: ({ score }) => score },
		{ key: "at", head: say("findings.foundAt"), cell: ({ foundAt }) => <DateTime at={foundAt} /> },
		{
			key: "held",
			head: say("contracts.state"),
			cell: ({ held, state }) => (
				<span className="flex gap-2">
					<Badge tone={state === "open" ? "hue" : "plain"}>{say(`findings.states.${state}`)}</Badge>
					{held ? <Badge tone="lost">{say("bills.states.held")}</Badge> : null}
				</span>
			),
		},
	];
}

function Close({ finding, onDone }: { readonly finding: Finding; readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const mayClose = useMay("agents.findings:close");
	const close = useCloseFinding({ refreshes: [listFindings] });
	const [reason, setReason] = useState("");
	const onSuccess = () => {
		showToast({ tone: "success", text: say("findings.closed") });
		onDone();
	};
	return (
		<div className="flex flex-col gap-5">
			<p className="text-14 text-text-2">{say(`findings.texts.${finding.kind}`)}</p>
			<Facts>
				<Fact name={say("agents.agent")}>
					<MemberLink {...finding} />
				</Fact>
				{finding.facts.map(({ name, value }) => (
					<Fact key={name} name={factName(say, name)}>
						{value}
					</Fact>
				))}
				{finding.state === "open" ? null : <Fact name={finding.closedBy}>{finding.closedReason}</Fact>}
			</Facts>
			{finding.state === "open" && mayClose ? (
				<>
					<TextArea label={say("agents.reason")} required maxLength={500} value={reason} onWrite={setReason} />
					{close.error === null ? null : <FailureNote error={close.error} />}
					<Button
						busy={close.isPending}
						disabled={reason.trim().length < 3}
						onPress={() => close.mutate({ id: finding.id, reason: reason.trim() }, { onSuccess })}
					>
						{say("findings.close")}
					</Button>
				</>
			) : null}
		</div>
	);
}

const facts = [
	"members",
	"devices",
	"payees",
	"member",
	"other",
	"slots",
	"deposits",
	"withdrawals",
	"turnover",
] as const;

function factName(say: ReturnType<typeof useAgentsDeskText>, name: string): string {
	const known = facts.find((one) => one === name);
	return known === undefined ? name : say(`findings.facts.${known}`);
}
