// Giving the account holder of the pay-outs: typed, read once more, and confirmed with the password.
import { useState } from "react";
import { Button, Dialog, showToast } from "#platform/ui";
import { listAccountEvents, readPayoutName } from "../../contract/index.ts";
import { useSetPayoutName } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import { useActing } from "./use-acting.ts";

const nothingWrong = { busy: false, problem: undefined };

export function PayoutNameDialog({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const [name, setName] = useState("");
	const [confirming, setConfirming] = useState(false);
	const toConfirm = async (typed: string) => {
		setName(typed);
		setConfirming(true);
	};
	return (
		<Dialog open size="dialog" title={say("payoutName.give")} onClose={onClose}>
			{confirming ? (
				<Confirming name={name} onBack={() => setConfirming(false)} onDone={onClose} />
			) : (
				<OneFieldForm
					kind="name"
					first={name}
					label={say("proof.holder")}
					hint={say("payoutName.hint")}
					act={say("authenticator.next")}
					acting={nothingWrong}
					onSend={toConfirm}
				/>
			)}
		</Dialog>
	);
}

type ConfirmingProps = { readonly name: string; readonly onBack: () => void; readonly onDone: () => void };

function Confirming({ name, onBack, onDone }: ConfirmingProps) {
	const say = useMembersText();
	const { mutateAsync } = useSetPayoutName({ refreshes: [readPayoutName, listAccountEvents] });
	const acting = useActing();
	const give = (password: string) =>
		acting.run(async () => {
			await mutateAsync({ name, password });
			showToast({ tone: "success", text: say("payoutName.done") });
			onDone();
		});
	return (
		<div className="flex flex-col gap-4">
			<OneFieldForm
				kind="password"
				label={say("password.oldPassword")}
				act={say("payoutName.act")}
				acting={acting}
				onSend={give}
			>
				<p className="text-20 font-bold wrap-anywhere">{name}</p>
				<p className="text-14 text-text-2">{say("payoutName.warning")}</p>
			</OneFieldForm>
			<Button look="quiet" wide onPress={onBack}>
				{say("payoutName.back")}
			</Button>
		</div>
	);
}
