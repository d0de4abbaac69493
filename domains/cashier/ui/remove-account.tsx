// Removes an account that pay-outs went to, once the wish is proven.
import { type FormEvent, useState } from "react";
import { Button, Dialog, FailureNote, showToast } from "#platform/ui";
import { type PayoutAccount, readWithdrawDesk } from "../contract/index.ts";
import { useRemovePayoutAccount } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";
import { noWish, sentWish, WishFields } from "./wish-fields.tsx";
import { WishGate } from "./wish-gate.tsx";

export type RemoveAccountProps = {
	readonly account: PayoutAccount;
	/** The login is fresh. */
	readonly fresh: boolean;
	readonly onClose: () => void;
};

export function RemoveAccount({ account: { accountId, bank, number }, fresh, onClose }: RemoveAccountProps) {
	const say = useCashierText();
	const [wish, setWish] = useState(noWish);
	const remove = useRemovePayoutAccount({ refreshes: [readWithdrawDesk] });
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (wish.paymentPassword === "") return;
		const onSuccess = () => {
			showToast({ tone: "info", text: say("withdraw.removed") });
			onClose();
		};
		remove.mutate({ accountId, ...sentWish(wish) }, { onSuccess });
	};
	return (
		<Dialog open size="dialog" title={say("withdraw.removeTitle")} onClose={onClose}>
			<WishGate fresh={fresh}>
				<form onSubmit={send} noValidate className="flex flex-col gap-4">
					<p className="text-14 text-text-2">{say("withdraw.removeText", { bank, number })}</p>
					<WishFields wish={wish} onChange={setWish} />
					{remove.error === null ? null : <FailureNote error={remove.error} />}
					<div className="flex justify-end">
						<Button submit look="danger" busy={remove.isPending}>
							{say("withdraw.remove")}
						</Button>
					</div>
				</form>
			</WishGate>
		</Dialog>
	);
}
