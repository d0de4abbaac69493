// Keeps an agent's bills from being paid, or lets them be paid again; either with a reason.
import { useState } from "react";
import { TextArea } from "#platform/desk/ui";
import { Button, FailureNote, showToast } from "#platform/ui";
import { listAgentBills } from "../contract/index.ts";
import { AccountField } from "../ui/account-field.tsx";
import { useHoldAgentBills, useReleaseAgentBills } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

export type HoldBillsProps = {
	/** Whose bills are held now. */
	readonly held: readonly string[];
	readonly onDone: () => void;
};

export function HoldBills({ held, onDone }: HoldBillsProps) {
	const say = useAgentsDeskText();
	const hold = useHoldAgentBills({ refreshes: [listAgentBills] });
	const release = useReleaseAgentBills({ refreshes: [listAgentBills] });
	const [account, setAccount] = useState("");
	const [reason, setReason] = useState("");
	const name = account.trim();
	const isHeld = held.some((one) => one.toLowerCase() === name.toLowerCase());
	const call = isHeld ? release : hold;
	const onSuccess = () => {
		showToast({ tone: "success", text: say(isHeld ? "bills.released" : "bills.nowHeld") });
		onDone();
	};
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("bills.holdText")}</p>
			<AccountField label={say("agents.agent")} value={account} onWrite={setAccount} />
			<TextArea label={say("agents.reason")} required maxLength={500} value={reason} onWrite={setReason} />
			{call.error === null ? null : <FailureNote error={call.error} />}
			<Button
				busy={call.isPending}
				disabled={name === "" || reason.trim().length < 3}
				onPress={() => call.mutate({ account: name, reason: reason.trim() }, { onSuccess })}
			>
				{say(isHeld ? "bills.release" : "bills.hold")}
			</Button>
		</div>
	);
}
