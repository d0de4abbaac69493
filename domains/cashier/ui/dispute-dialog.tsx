// Says that nothing came of a withdrawal: pictures of the account that show it, and a remark.
import { type FormEvent, useId, useState } from "react";
import { Button, Dialog, FailureNote, Field, faultOf, PictureChooser, readPictures, showToast } from "#platform/ui";
import { listWithdrawals, longestRemark, mostProofs, readWithdrawDesk, type Withdrawal } from "../contract/index.ts";
import { useDisputeWithdrawal } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

export type DisputeDialogProps = { readonly withdrawal: Withdrawal; readonly onClose: () => void };

export function DisputeDialog({ withdrawal, onClose }: DisputeDialogProps) {
	const say = useCashierText();
	const faultId = useId();
	const { files, setFiles, remark, setRemark, fault, dispute, busy, send } = useDispute({ withdrawal, onClose });
	return (
		<Dialog open size="dialog" title={say("withdraw.disputeTitle")} onClose={onClose}>
			<form onSubmit={send} noValidate className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say("withdraw.disputeText", { reference: withdrawal.reference })}</p>
				<PictureChooser
					label={say("withdraw.pictures")}
					hint={say("proof.hint", { most: mostProofs })}
					act={say("proof.choose")}
					files={files}
					faultId={faultId}
					faulty={fault !== undefined}
					onChoose={setFiles}
				/>
				<p id={faultId} aria-live="polite" className="text-13 text-danger empty:hidden">
					{fault === undefined ? null : say(`proof.faults.${fault}`)}
				</p>
				<Field
					label={say("withdraw.remark")}
					hint={say("withdraw.remarkHint", { most: longestRemark })}
					autoComplete="off"
					maxLength={longestRemark}
					value={remark}
					onChange={(event) => setRemark(event.target.value)}
				/>
				{dispute.error === null ? null : <FailureNote error={dispute.error} />}
				<p className="text-13 text-text-3">{say("proof.kept")}</p>
				<Button submit wide size="large" busy={busy}>
					{say("withdraw.disputeAct")}
				</Button>
			</form>
		</Dialog>
	);
}

function useDispute({ withdrawal, onClose }: DisputeDialogProps) {
	const say = useCashierText();
	const [files, setFiles] = useState<readonly File[]>([]);
	const [remark, setRemark] = useState("");
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const dispute = useDisputeWithdrawal({ refreshes: [readWithdrawDesk, listWithdrawals] });
	const fault = tried || files.length > 0 ? faultOf(files, mostProofs) : undefined;
	const sendAll = async (): Promise<void> => {
		const images = await readPictures(files);
		await dispute.mutateAsync({ withdrawalId: withdrawal.withdrawalId, remark: remark.trim(), images });
		showToast({ tone: "info", text: say("withdraw.disputed") });
		onClose();
	};
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (files.length === 0 || faultOf(files, mostProofs) !== undefined || busy) return;
		setBusy(true);
		// A refusal stands in the action's own error.
		void sendAll()
			.catch(() => {})
			.finally(() => setBusy(false));
	};
	return { files, setFiles, remark, setRemark, fault, dispute, busy, send };
}
