// The way to take a deposit back that waits, asked once more.
import { useState } from "react";
import { Button, Confirm, FailureNote, showToast } from "#platform/ui";
import { type Deposit, listDeposits, readDepositDesk } from "../contract/index.ts";
import { useCancelDeposit } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

export type CancelDepositProps = {
	readonly deposit: Deposit;
	/** What to think of first. */
	readonly text: string;
};

export function CancelDeposit({ deposit: { depositId }, text }: CancelDepositProps) {
	const say = useCashierText();
	const [asked, setAsked] = useState(false);
	const cancel = useCancelDeposit({ refreshes: [readDepositDesk, listDeposits] });
	const onSuccess = () => showToast({ tone: "info", text: say("pending.cancelled") });
	const act = () => cancel.mutate({ depositId }, { onSuccess, onSettled: () => setAsked(false) });
	return (
		<div className="flex flex-col items-start gap-3 border-t border-line pt-4">
			{cancel.error === null ? null : <FailureNote error={cancel.error} />}
			<Button look="quiet" size="small" onPress={() => setAsked(true)}>
				{say("pending.cancel")}
			</Button>
			<Confirm
				open={asked}
				danger
				title={say("pending.cancelTitle")}
				text={text}
				act={say("pending.cancel")}
				busy={cancel.isPending}
				onAct={act}
				onClose={() => setAsked(false)}
			/>
		</div>
	);
}
