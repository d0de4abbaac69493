// Sends a document: up to three pictures and a remark. What is plainly wrong is said before anything travels.
import { type FormEvent, useState } from "react";
import { Button, Dialog, FailureNote, Field, faultOf, PictureChooser, readPictures, showToast } from "#platform/ui";
import { mostDocumentImages, readIdentity } from "../../contract/index.ts";
import type { DocumentKind } from "../../core/index.ts";
import { useSendDocument } from "../calls.gen.ts";
import { useProtectionText } from "../text.ts";

export type DocumentDialogProps = { readonly kind: DocumentKind; readonly onClose: () => void };

const longestRemark = 140;

export function DocumentDialog({ kind, onClose }: DocumentDialogProps) {
	const say = useProtectionText();
	const { files, setFiles, remark, setRemark, fault, busy, error, send } = useDocumentForm({ kind, onClose });
	return (
		<Dialog open size="dialog" title={say(`identity.kinds.${kind}.title`)} onClose={onClose}>
			<form onSubmit={send} noValidate className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say(`identity.kinds.${kind}.text`)}</p>
				<PictureChooser
					label={say("identity.pictures")}
					hint={say("identity.picturesHint")}
					act={say("identity.choose")}
					files={files}
					faultId="document-fault"
					faulty={fault !== undefined}
					onChoose={setFiles}
				/>
				<p id="document-fault" aria-live="polite" className="text-13 text-danger">
					{fault === undefined ? null : say(`identity.faults.${fault}`)}
				</p>
				<Field
					label={say("identity.remark")}
					maxLength={longestRemark}
					autoComplete="off"
					value={remark}
					onChange={(event) => setRemark(event.target.value)}
				/>
				<p className="text-13 text-text-3">{say("identity.kept")}</p>
				{error === null ? null : <FailureNote error={error} />}
				<div className="flex justify-end">
					<Button submit busy={busy} disabled={files.length === 0}>
						{say("identity.send")}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function useDocumentForm({ kind, onClose }: DocumentDialogProps) {
	const say = useProtectionText();
	const [files, setFiles] = useState<readonly File[]>([]);
	const [remark, setRemark] = useState("");
	const [reading, setReading] = useState(false);
	const action = useSendDocument({ refreshes: [readIdentity] });
	const fault = files.length === 0 ? undefined : faultOf(files, mostDocumentImages);
	const send = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (files.length === 0 || fault !== undefined) return;
		setReading(true);
		const images = await readPictures(files).finally(() => setReading(false));
		const onSuccess = () => {
			showToast({ tone: "success", text: say("identity.sent") });
			onClose();
		};
		action.mutate({ document: kind, remark, images }, { onSuccess });
	};
	return {
		files,
		setFiles,
		remark,
		setRemark,
		fault,
		error: action.error,
		busy: reading || action.isPending,
		send: (event: FormEvent) => void send(event),
	};
}
