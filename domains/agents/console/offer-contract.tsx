// The house offers a contract to an agent that stands below nobody: its kind, its steps, what becomes of a negative period.
import { useState } from "react";
import { Select, showToast } from "#platform/ui";
import { listAgentContracts } from "../contract/index.ts";
import { type ContractKind, contractKinds } from "../core/index.ts";
import { OfferFields, type OfferTyped } from "../ui/offer-fields.tsx";
import { useOfferAgentContract } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

export function OfferContract({ onDone }: { readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const offer = useOfferAgentContract({ refreshes: [listAgentContracts] });
	const [kind, setKind] = useState<ContractKind>("daily");
	const send = (typed: OfferTyped) => {
		const onSuccess = () => {
			showToast({ tone: "success", text: say("contracts.offered") });
			onDone();
		};
		offer.mutate({ ...typed, kind }, { onSuccess });
	};
	const words = {
		agent: say("agents.agent"),
		step: (place: string) => say("contracts.step", { place }),
		field: (name: "rate" | "turnover" | "members" | "streak") => say(`contracts.${name}`),
		carry: say("contracts.carry"),
		carries: (carry: OfferTyped["carry"]) => say(`carries.${carry}`),
		remark: say("contracts.remark"),
		send: say("contracts.send"),
		addStep: say("contracts.addStep"),
	};
	return (
		<OfferFields kind={kind} words={words} busy={offer.isPending} error={offer.error} onSend={send}>
			<Select
				label={say("contracts.kind")}
				value={kind}
				options={contractKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
				onChange={(value) => setKind(contractKinds.find((one) => one === value) ?? "daily")}
			/>
		</OfferFields>
	);
}
