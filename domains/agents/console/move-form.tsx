// Asks that a member be hung below another agent; somebody else decides.
import { useState } from "react";
import { TextArea } from "#platform/desk/ui";
import { Button, FailureNote, showToast } from "#platform/ui";
import { listMoves } from "../contract/index.ts";
import { AccountField } from "../ui/account-field.tsx";
import { useAskMove } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

export function MoveForm({ account: asked, onDone }: { readonly account: string; readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const ask = useAskMove({ refreshes: [listMoves] });
	const [account, setAccount] = useState(asked);
	const [upline, setUpline] = useState("");
	const [reason, setReason] = useState("");
	const onSuccess = () => {
		showToast({ tone: "success", text: say("tree.asked") });
		onDone();
	};
	const order = { account: account.trim(), upline: upline.trim(), reason: reason.trim() };
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">{say("tree.moveText")}</p>
			<AccountField label={say("tree.member")} value={account} onWrite={setAccount} />
			<AccountField label={say("tree.below")} value={upline} onWrite={setUpline} />
			<TextArea label={say("agents.reason")} required maxLength={500} value={reason} onWrite={setReason} />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<Button
				busy={ask.isPending}
				disabled={order.account === "" || order.upline === "" || order.reason.length < 3}
				onPress={() => ask.mutate(order, { onSuccess })}
			>
				{say("tree.ask")}
			</Button>
		</div>
	);
}
