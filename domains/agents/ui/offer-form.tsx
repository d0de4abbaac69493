// An agent offers a contract of the page's kind to an agent directly below.
import { Button, showToast } from "#platform/ui";
import type { ContractKind } from "../core/index.ts";
import { OfferFields, type OfferTyped } from "./offer-fields.tsx";
import { useProcess } from "./process-hooks.ts";
import { useAgentsText } from "./text.ts";

export function OfferForm({ kind, onDone }: { readonly kind: ContractKind; readonly onDone: () => void }) {
	const say = useAgentsText();
	const process = useProcess(kind);
	const send = async (typed: OfferTyped) => {
		const sent = await process.mutateAsync({ action: "offer", ...typed }).catch(() => undefined); // said by `error`
		if (sent === undefined) return;
		showToast({ tone: "info", text: say("contracts.offered") });
		onDone();
	};
	const words = {
		agent: say("contracts.agent"),
		step: (place: string) => say("contracts.step", { place }),
		field: (name: "rate" | "turnover" | "members" | "streak") => say(`contracts.${name}`),
		carry: say("contracts.carry"),
		carries: (carry: OfferTyped["carry"]) => say(`contracts.carries.${carry}`),
		remark: say("join.remark"),
		send: say("contracts.send"),
		addStep: say("contracts.addStep"),
	};
	return (
		<div className="rounded-card bg-surface-2 p-4">
			<OfferFields
				kind={kind}
				words={words}
				busy={process.isPending}
				error={process.error}
				onSend={(typed) => void send(typed)}
				aside={
					<Button look="quiet" onPress={onDone}>
						{say("contracts.cancel")}
					</Button>
				}
			/>
		</div>
	);
}
