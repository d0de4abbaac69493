// One version of a contract, and its end by an operator, with a reason.
import { useState } from "react";
import { Fact, Facts, TextArea } from "#platform/desk/ui";
import { Button, FailureNote, showToast } from "#platform/ui";
import { type ContractShown, listAgentContracts } from "../contract/index.ts";
import { useEndAgentContract } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

const standing: ReadonlySet<string> = new Set(["offered", "active", "ending"]);

export function EndContract({ contract, onDone }: { readonly contract: ContractShown; readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const end = useEndAgentContract({ refreshes: [listAgentContracts] });
	const [reason, setReason] = useState("");
	const { contractId, version, tiers } = contract;
	const onSuccess = () => {
		showToast({ tone: "success", text: say("contracts.ended") });
		onDone();
	};
	return (
		<div className="flex flex-col gap-5">
			<Facts>
				<Fact name={say("agents.agent")}>{contract.agent}</Fact>
				<Fact name={say("contracts.kind")}>{say(`kinds.${contract.kind}`)}</Fact>
				{tiers.map((tier, place) => (
					<Fact key={tier.rate} name={say("contracts.step", { place: String(place + 1) })}>
						{say("contracts.stepText", {
							rate: tier.rate,
							turnover: tier.turnover,
							members: String(tier.members),
							streak: String(tier.streak),
						})}
					</Fact>
				))}
				{contract.remark === "" ? null : <Fact name={say("contracts.remark")}>{contract.remark}</Fact>}
			</Facts>
			{standing.has(contract.state) ? (
				<>
					<p className="text-14 text-text-2">{say("contracts.endText")}</p>
					<TextArea label={say("agents.reason")} required maxLength={500} value={reason} onWrite={setReason} />
					{end.error === null ? null : <FailureNote error={end.error} />}
					<Button
						look="danger"
						busy={end.isPending}
						disabled={reason.trim().length < 3}
						onPress={() => end.mutate({ contractId, version, reason: reason.trim() }, { onSuccess })}
					>
						{say("contracts.end")}
					</Button>
				</>
			) : null}
		</div>
	);
}
