// A document that is asked for: what it is or where the newest one stands, and the way to send one.
import { Button, Icon, useFormats } from "#platform/ui";
import type { Identity } from "../../contract/index.ts";
import type { DocumentKind } from "../../core/index.ts";
import { useProtectionText } from "../text.ts";

export type NeededDocumentProps = {
	readonly kind: DocumentKind;
	/** What was sent, the newest first. */
	readonly documents: Identity["documents"];
	readonly onSend: () => void;
};

export function NeededDocument({ kind, documents, onSend }: NeededDocumentProps) {
	const say = useProtectionText();
	const { moment } = useFormats();
	const newest = documents.find(({ document }) => document === kind);
	const name = say(`identity.kinds.${kind}.title`);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 last:pb-0">
			<div className="min-w-56 grow basis-0">
				<p className="text-14 font-medium">{name}</p>
				<p className="text-13 text-text-3">
					{newest === undefined
						? say(`identity.kinds.${kind}.text`)
						: say(`identity.states.${newest.state}`, { moment: moment(newest.decidedAt ?? newest.sentAt) })}
				</p>
				{newest?.state === "refused" ? <Refusal document={newest} /> : null}
			</div>
			{newest?.state === "accepted" ? <Icon name="check" className="text-won" /> : null}
			{newest === undefined || newest.state === "refused" ? (
				<Button look="plain" size="small" label={`${say("identity.send")}: ${name}`} onPress={onSend}>
					{say("identity.send")}
				</Button>
			) : null}
		</li>
	);
}

/** Why it was refused: the reason of the list in the member's language, and what the operator wrote to it. */
function Refusal({ document: { refusal, reason } }: { readonly document: Identity["documents"][number] }) {
	const say = useProtectionText();
	return (
		<div className="mt-1 text-13 text-text-1">
			{refusal === null || refusal === "other" ? null : <p>{say(`identity.refusals.${refusal}`)}</p>}
			{reason === "" ? null : <p className="break-words">{reason}</p>}
		</div>
	);
}
