// The way to give the bonus that runs up: what is lost and what stays are both said first (A.5.3).
import { useState } from "react";
import { Button, Confirm, FailureNote, showToast, useFormats } from "#platform/ui";
import { type BonusDetails, readBonusDetails, readDepositDesk } from "../contract/index.ts";
import { useCancelBonus } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

export type CancelBonusProps = {
	readonly bonus: NonNullable<BonusDetails["bonus"]>;
	readonly own: string;
	readonly currency: string;
};

export function CancelBonus({ bonus, own, currency }: CancelBonusProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const [asked, setAsked] = useState(false);
	const refreshes = [readBonusDetails, readDepositDesk];
	const cancel = useCancelBonus({ refreshes, lookAgain: refreshes });
	const words = { amount: amount(bonus.amount, currency), own: amount(own, currency) };
	const onSuccess = () => showToast({ tone: "info", text: say("bonus.cancelled", words) });
	const act = () => cancel.mutate({ depositId: bonus.depositId }, { onSuccess, onSettled: () => setAsked(false) });
	return (
		<div className="flex flex-col items-start gap-3">
			{cancel.error === null ? null : <FailureNote error={cancel.error} />}
			<Button look="quiet" size="small" onPress={() => setAsked(true)}>
				{say("bonus.cancel")}
			</Button>
			<Confirm
				open={asked}
				danger
				title={say("bonus.giveUpTitle", words)}
				text={say("bonus.cancelText", words)}
				act={say("bonus.cancel")}
				busy={cancel.isPending}
				onAct={act}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
