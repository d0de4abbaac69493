// The one decision: what arrived is credited, or the deposit is refused with a reason that the member reads.
import { DecideForm, useDeskText } from "#platform/desk/ui";
import { Field, showToast } from "#platform/ui";
import { listDepositQueue, lookAtDeposit, type QueuedDeposit } from "../../contract/index.ts";
import { useDecideDeposit } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

const shown = [listDepositQueue, lookAtDeposit];

type Deciding = { readonly deposit: QueuedDeposit; readonly onDone: () => void };

export function DecideDeposit({ deposit, onDone }: Deciding) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const decide = useDecideDeposit({ refreshes: shown, lookAgain: shown });
	const { reference } = deposit;
	const done = (word: "accepted" | "refused") => () => {
		showToast({ tone: "success", text: say(`deposits.${word}`, { reference }) });
		onDone();
	};
	return (
		<DecideForm
			agree={sayDesk("parts.accept")}
			whyHint={say("deposits.whyHint")}
			busy={decide.isPending}
			error={decide.error}
			onRefuse={(why) =>
				decide.mutate({ reference, decision: { kind: "refuse", why } }, { onSuccess: done("refused") })
			}
			onAgree={({ arrived = "" }) =>
				decide.mutate({ reference, decision: { kind: "accept", arrived } }, { onSuccess: done("accepted") })
			}
		>
			<Field
				label={say("deposits.arrived")}
				hint={say("deposits.arrivedHint")}
				name="arrived"
				required
				inputMode="decimal"
				defaultValue={deposit.amount}
				autoComplete="off"
				after={<span className="text-14 text-text-3">{deposit.currency}</span>}
			/>
		</DecideForm>
	);
}
