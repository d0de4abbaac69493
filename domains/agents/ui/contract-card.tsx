// One version of a contract: between whom, its steps, since when and until when it runs, and what may be done with it.
import { useState } from "react";
import { Badge, Button, Confirm, DateTime, FailureNote } from "#platform/ui";
import type { ContractShown } from "../contract/index.ts";
import { useProcess } from "./process-hooks.ts";
import { useAgentsText } from "./text.ts";
import { Tiers } from "./tiers.tsx";

type Act = ContractShown["may"][number];

export function ContractCard({ contract }: { readonly contract: ContractShown }) {
	const say = useAgentsText();
	const process = useProcess(contract.kind);
	const [asked, setAsked] = useState<Act>();
	const other = contract.own ? contract.upline : contract.agent;
	const act = async (action: Act) => {
		setAsked(undefined);
		await process.mutateAsync({ action, contractId: contract.contractId }).catch(() => undefined); // said by `error`
	};
	return (
		<article className="flex flex-col gap-3 rounded-card bg-surface-2 p-4">
			<header className="flex flex-wrap items-center justify-between gap-2">
				<h4 className="font-bold break-all">{other === "" ? say("contracts.house") : other}</h4>
				<Badge>{say(`contracts.states.${contract.state}`)}</Badge>
			</header>
			<Tiers tiers={contract.tiers} />
			<p className="flex flex-wrap gap-x-3 text-13 text-text-3">
				{contract.from === null ? null : (
					<span>
						{say("contracts.from")} <DateTime at={contract.from} />
					</span>
				)}
				{contract.until === null ? null : (
					<span>
						{say("contracts.until")} <DateTime at={contract.until} />
					</span>
				)}
				{contract.kind === "dividend" ? <span>{say(`contracts.carries.${contract.carry}`)}</span> : null}
				{contract.remark === "" ? null : <span className="break-all">{contract.remark}</span>}
			</p>
			{process.error === null ? null : <FailureNote error={process.error} />}
			{contract.may.length === 0 ? null : (
				<div className="flex flex-wrap gap-2">
					{contract.may.map((action) => (
						<Button
							key={action}
							size="small"
							look={action === "accept" || action === "agree" ? "primary" : "plain"}
							busy={process.isPending}
							onPress={() => (action === "terminate" ? setAsked(action) : void act(action))}
						>
							{say(`contracts.acts.${action}`)}
						</Button>
					))}
				</div>
			)}
			<Confirm
				open={asked !== undefined}
				title={say("contracts.acts.terminate")}
				text={say("contracts.notice")}
				act={say("contracts.acts.terminate")}
				onAct={() => void act("terminate")}
				onClose={() => setAsked(undefined)}
			/>
		</article>
	);
}
