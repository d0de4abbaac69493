// Shows that a transfer was made: pictures, sent one after the other, so that what is under way can be seen.
import { type FormEvent, useId, useState } from "react";
import { Button, FailureNote, faultOf, PictureChooser, readPictures, showToast } from "#platform/ui";
import { type Deposit, listDeposits, mostProofs, readDepositDesk } from "../contract/index.ts";
import { useSendDepositProof } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

export function ProofForm({ deposit }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const faultId = useId();
	const { files, setFiles, fault, sent, busy, error, send } = useProofForm(deposit);
	const left = mostProofs - deposit.proofs;
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-3">
			{deposit.proofs === 0 ? null : (
				<p role="status" className="text-14 text-won">
					{say("proof.have", { count: deposit.proofs })}
				</p>
			)}
			{left === 0 ? null : (
				<PictureChooser
					label={say("proof.title")}
					hint={say("proof.hint", { most: left })}
					act={say("proof.choose")}
					files={files}
					faultId={faultId}
					faulty={fault !== undefined}
					onChoose={setFiles}
				/>
			)}
			<p id={faultId} aria-live="polite" className="text-13 text-danger empty:hidden">
				{fault === undefined ? null : say(`proof.faults.${fault}`)}
			</p>
			{busy ? <Progress done={sent} all={files.length} /> : null}
			{error === null ? null : <FailureNote error={error} />}
			{files.length === 0 ? null : (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="text-13 text-text-3">{say("proof.kept")}</p>
					<Button submit size="small" busy={busy} disabled={fault !== undefined}>
						{say("proof.send")}
					</Button>
				</div>
			)}
		</form>
	);
}

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
	const say = useCashierText();
	return (
		<div
			role="progressbar"
			aria-label={say("proof.sending")}
			aria-valuemin={0}
			aria-valuemax={all}
			aria-valuenow={done}
			className="h-1.5 overflow-hidden rounded-full bg-surface-3"
		>
			<div
				className="h-full bg-accent transition-[width]"
				style={{ width: `${Math.round(((done + 0.5) / all) * 100)}%` }}
			/>
		</div>
	);
}

function useProofForm({ depositId, proofs }: Deposit) {
	const say = useCashierText();
	const [files, setFiles] = useState<readonly File[]>([]);
	const [sent, setSent] = useState(0);
	const [busy, setBusy] = useState(false);
	const action = useSendDepositProof({ refreshes: [readDepositDesk, listDeposits] });
	const fault = files.length === 0 ? undefined : faultOf(files, mostProofs - proofs);
	const sendAll = async (): Promise<void> => {
		for (const [index, file] of files.entries()) {
			setSent(index);
			await action.mutateAsync({ depositId, images: await readPictures([file]) });
		}
		setFiles([]);
		showToast({ tone: "success", text: say("proof.sent") });
	};
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (files.length === 0 || fault !== undefined || busy) return;
		setBusy(true);
		// A refusal stands in the action's own error.
		void sendAll()
			.catch(() => {})
			.finally(() => setBusy(false));
	};
	return { files, setFiles, fault, sent, busy, error: action.error, send };
}
