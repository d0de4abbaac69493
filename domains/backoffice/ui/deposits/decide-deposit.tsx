// The one decision: what arrived is credited, or the deposit is refused with a reason that the member reads. What was typed
// stays when it fails.
import { useState } from "react";
import { Button, FailureNote, Field, showToast } from "#platform/ui";
import { listDepositQueue, lookAtDeposit, type QueuedDeposit } from "../../contract/index.ts";
import { useDecideDeposit } from "../calls.gen.ts";
import { fieldsOf } from "../login/fields-of.ts";
import { useOfficeText } from "../text.ts";

type Deciding = { readonly deposit: QueuedDeposit; readonly onDone: () => void };

export function DecideDeposit({ deposit, onDone }: Deciding) {
	const say = useOfficeText();
	const [refusing, setRefusing] = useState(false);
	const decide = useDecideDeposit({ refreshes: [listDepositQueue, lookAtDeposit] });
	const { reference } = deposit;
	const done = (word: "accepted" | "refused") => () => {
		showToast({ tone: "success", text: say(`deposits.${word}`, { reference }) });
		onDone();
	};
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { arrived = "", why = "" } = fieldsOf(event.currentTarget);
				if (refusing) decide.mutate({ reference, decision: { kind: "refuse", why } }, { onSuccess: done("refused") });
				else decide.mutate({ reference, decision: { kind: "accept", arrived } }, { onSuccess: done("accepted") });
			}}
		>
			{refusing ? (
				<Field
					label={say("deposits.why")}
					hint={say("deposits.whyHint")}
					name="why"
					minLength={3}
					maxLength={500}
					required
					autoFocus
				/>
			) : (
				<Field
					{...{ label: say("deposits.arrived"), hint: say("deposits.arrivedHint"), name: "arrived", required: true }}
					{...{ inputMode: "decimal", defaultValue: deposit.amount, autoComplete: "off" }}
					after={<span className="text-14 text-text-3">{deposit.currency}</span>}
				/>
			)}
			{decide.error === null ? null : <FailureNote error={decide.error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit look={refusing ? "danger" : "primary"} busy={decide.isPending}>
					{say(refusing ? "deposits.refuse" : "deposits.accept")}
				</Button>
				<Button look="quiet" onPress={() => setRefusing(!refusing)}>
					{say(refusing ? "deposits.back" : "deposits.refuseInstead")}
				</Button>
			</div>
		</form>
	);
}
