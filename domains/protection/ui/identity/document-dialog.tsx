// Sends a document: up to three pictures and a remark. What is plainly wrong is said before anything travels.
import { type FormEvent, useState } from "react";
import { Button, buttonClass, Dialog, FailureNote, Field, showToast } from "#platform/ui";
import { mostDocumentImages, readIdentity } from "../../contract/index.ts";
import type { DocumentKind } from "../../core/index.ts";
import { useSendDocument } from "../calls.gen.ts";
import { useProtectionText } from "../text.ts";
import { faultOf, pictureTypes, readPictures } from "./read-pictures.ts";

export type DocumentDialogProps = { readonly kind: DocumentKind; readonly onClose: () => void };

const longestRemark = 140;

export function DocumentDialog({ kind, onClose }: DocumentDialogProps) {
	const say = useProtectionText();
	const { files, setFiles, remark, setRemark, fault, busy, error, send } = useDocumentForm({ kind, onClose });
	return (
		<Dialog open size="dialog" title={say(`identity.kinds.${kind}.title`)} onClose={onClose}>
			<form onSubmit={send} noValidate className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say(`identity.kinds.${kind}.text`)}</p>
				<Chooser files={files} faulty={fault !== undefined} onChoose={setFiles} />
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

type ChooserProps = {
	readonly files: readonly File[];
	readonly faulty: boolean;
	readonly onChoose: (files: readonly File[]) => void;
};

/** The system's own button speaks the system's language: it is there for the keyboard and for readers, and not seen. */
function Chooser({ files, faulty, onChoose }: ChooserProps) {
	const say = useProtectionText();
	return (
		<label className="flex cursor-pointer flex-col items-start gap-2 rounded-card border border-dashed border-line p-4 text-14 focus-within:outline-2 focus-within:outline-hue">
			<span className="font-medium">{say("identity.pictures")}</span>
			<span className="text-13 text-text-3">{say("identity.picturesHint")}</span>
			<span aria-hidden="true" className={buttonClass({ look: "plain", size: "small" })}>
				{say("identity.choose")}
			</span>
			<input
				type="file"
				multiple
				accept={pictureTypes.join(",")}
				aria-invalid={faulty}
				aria-describedby="document-fault"
				onChange={(event) => onChoose([...(event.target.files ?? [])])}
				className="sr-only"
			/>
			<span className="max-w-full truncate text-13 text-text-2">{files.map(({ name }) => name).join(", ")}</span>
		</label>
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
		...{ files, setFiles, remark, setRemark, fault, error: action.error },
		busy: reading || action.isPending,
		send: (event: FormEvent) => void send(event),
	};
}
