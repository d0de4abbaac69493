// A deposit that an agent decides: what was asked for, of whom, and the way to take it back. Followed live.
import { useId } from "react";
import { Badge, Icon, useFormats } from "#platform/ui";
import type { Deposit } from "../contract/index.ts";
import { CancelDeposit } from "./cancel-deposit.tsx";
import { Asked } from "./pending-payment.tsx";
import { useCashierText } from "./text.ts";

export function PendingAgent({ deposit }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const { moment } = useFormats();
	const id = useId();
	return (
		<article aria-labelledby={id} className="flex flex-col gap-5 rounded-card bg-surface-2 p-5 md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id={id} className="text-16 font-bold">
					{say("agentWay.title")}
				</h3>
				<Badge tone="hue">{say("pending.until", { moment: moment(deposit.expiresAt) })}</Badge>
			</div>
			<Asked deposit={deposit} />
			<p className="flex items-center gap-3 text-14 text-text-2">
				<Icon name="crown" className="shrink-0 text-text-3" />
				{say("agentWay.text", { name: deposit.agent })}
			</p>
			<CancelDeposit deposit={deposit} text={say("agentWay.cancelText")} />
		</article>
	);
}
