// The one decision of a document: accepted, or refused by a reason of the list, in words of one's own, or both. The member reads
// the list's reason in their own language.
import { useState } from "react";
import { useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { documentRefusals } from "#protection/core";
import { useProtectionText } from "#protection/ui";
import { listDocuments, lookAtDocument } from "../../contract/index.ts";
import { useDecideDocument } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

const shown = [listDocuments, lookAtDocument];

export type DecideDocumentProps = { readonly documentId: string; readonly onDone: () => void };

export function DecideDocument({ documentId, onDone }: DecideDocumentProps) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const sayProtection = useProtectionText();
	const decide = useDecideDocument({ refreshes: shown, lookAgain: shown });
	const [refusing, setRefusing] = useState(false);
	const [refusal, setRefusal] = useState<(typeof documentRefusals)[number]>(documentRefusals[0]);
	const [why, setWhy] = useState("");
	const done = (word: "accepted" | "refused") => () => {
		showToast({ tone: "success", text: say(`documents.${word}`) });
		onDone();
	};
	const send = (): void => {
		if (refusing)
			decide.mutate(
				{ documentId, decision: { kind: "refuse", refusal, why: why.trim() } },
				{ onSuccess: done("refused") },
			);
		else decide.mutate({ documentId, decision: { kind: "accept" } }, { onSuccess: done("accepted") });
	};
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			{refusing ? (
				<>
					<Select
						label={say("documents.refusal")}
						value={refusal}
						options={documentRefusals.map((value) => ({ value, label: sayProtection(`identity.refusals.${value}`) }))}
						onChange={(value) => setRefusal(documentRefusals.find((one) => one === value) ?? refusal)}
					/>
					<Field
						label={say("documents.why")}
						hint={say("documents.whyHint")}
						value={why}
						required={refusal === "other"}
						maxLength={200}
						autoComplete="off"
						onChange={({ currentTarget }) => setWhy(currentTarget.value)}
					/>
				</>
			) : null}
			{decide.error === null ? null : <FailureNote error={decide.error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit look={refusing ? "danger" : "primary"} busy={decide.isPending}>
					{sayDesk(refusing ? "parts.refuse" : "parts.accept")}
				</Button>
				<Button look="quiet" onPress={() => setRefusing(!refusing)}>
					{sayDesk(refusing ? "parts.back" : "parts.refuseInstead")}
				</Button>
			</div>
		</form>
	);
}
