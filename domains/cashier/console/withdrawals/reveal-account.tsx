// The account a withdrawal goes to: masked, and revealed to whoever may pay it. Each reveal is written down.
import { useMay } from "#platform/desk/ui";
import { Button, FailureNote } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useRevealPayoutAccount } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

export function RevealAccount({ sheet: { withdrawal, holder } }: { readonly sheet: WithdrawalSheet }) {
	const say = useCashierDeskText();
	const mayReveal = useMay("cashier.withdrawals:pay");
	const reveal = useRevealPayoutAccount();
	const shown = reveal.data ?? { holder, bank: withdrawal.bank, number: withdrawal.number };
	return (
		<div className="flex flex-col items-start gap-1">
			<span className="font-medium">{shown.holder}</span>
			<span>{shown.bank}</span>
			<span className="font-medium break-all select-all">{shown.number}</span>
			{!mayReveal || reveal.data !== undefined ? null : (
				<>
					<Button
						look="plain"
						size="small"
						icon="eye"
						busy={reveal.isPending}
						onPress={() => reveal.mutate({ reference: withdrawal.reference })}
					>
						{say("withdrawals.reveal")}
					</Button>
					<span className="text-13 text-text-3">{say("withdrawals.revealHint")}</span>
				</>
			)}
			{reveal.error === null ? null : <FailureNote error={reveal.error} />}
		</div>
	);
}
