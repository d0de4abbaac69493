// A deposit that an agent decides: what was asked for, of whom, and the way to take it back. Followed live.
import { Icon } from "#platform/ui";
import type { Deposit } from "../contract/index.ts";
import { PendingCard } from "./pending-card.tsx";
import { Asked } from "./pending-payment.tsx";
import { useCashierText } from "./text.ts";

type PendingAgentProps = { readonly deposit: Deposit; readonly isNew: boolean };

export function PendingAgent({ deposit, isNew }: PendingAgentProps) {
	const say = useCashierText();
	return (
		<PendingCard
			deposit={deposit}
			title={say("agentPaymentMethod.title")}
			cancelText={say("agentPaymentMethod.cancelText")}
			isNew={isNew}
		>
			<Asked deposit={deposit} />
			<p className="flex items-center gap-3 text-14 text-text-2">
				<Icon name="crown" className="shrink-0 text-text-3" />
				{say("agentPaymentMethod.text", { name: deposit.agent })}
			</p>
		</PendingCard>
	);
}
