// Shows that a withdrawal was paid: pictures of the transfer and a remark, for a pay-out by hand and for the answer to a
// member who says that nothing came.
import { type FormEvent, useId, useState } from "react";
import { fieldsOf } from "#platform/desk/ui";
import { Button, FailureNote, Field, faultOf, PictureChooser, readPictures, useFormats } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useAnswerDispute, usePayWithdrawal } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { refreshes, useDone } from "./use-done.ts";

const mostPictures = 3;
const longestRemark = 140;

export type ProofFormProps = {
	readonly act: "pay" | "answer";
	readonly sheet: WithdrawalSheet;
	readonly onDone: () => void;
};

export function ProofForm(props: ProofFormProps) {
	const say = useCashierDeskText();
	const { amount } = useFormats();
	const faultId = useId();
	const { files, setFiles, fault, busy, error, send } = useProof(props);
	const { arrives, currency } = props.sheet.withdrawal;
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-4">
			<p className="text-14 text-text-2">
				{say(`withdrawals.${props.act}Text`, { amount: amount(arrives, currency) })}
			</p>
			<PictureChooser
				label={say("withdrawals.pictures")}
				hint={say("withdrawals.picturesHint")}
				act={say("withdrawals.choose")}
				files={files}
				faultId={faultId}
				faulty={fault !== undefined}
				onChoose={setFiles}
			/>
			<p id={faultId} aria-live="polite" className="text-13 text-danger empty:hidden">
				{fault === undefined ? null : say(`withdrawals.faults.${fault}`)}
			</p>
			<Field label={say("withdrawals.remark")} name="remark" maxLength={longestRemark} autoComplete="off" />
			{error === null ? null : <FailureNote error={error} />}
			<Button submit wide busy={busy}>
				{say(`withdrawals.${props.act}`)}
			</Button>
		</form>
	);
}

function useProof({ act, sheet: { withdrawal }, onDone }: ProofFormProps) {
	const [files, setFiles] = useState<readonly File[]>([]);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const pay = usePayWithdrawal({ refreshes });
	const answer = useAnswerDispute({ refreshes });
	const { mutateAsync, error } = act === "pay" ? pay : answer;
	const done = useDone(onDone);
	const fault = tried || files.length > 0 ? faultOf(files, mostPictures) : undefined;
	const send = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		setTried(true);
		if (faultOf(files, mostPictures) !== undefined || busy) return;
		const { remark = "" } = fieldsOf(event.currentTarget);
		setBusy(true);
		// A refusal stands in the action's own error.
		void readPictures(files)
			.then((images) => mutateAsync({ reference: withdrawal.reference, images, remark }))
			.then(done, () => {})
			.finally(() => setBusy(false));
	};
	return { files, setFiles, fault, busy, error, send };
}
