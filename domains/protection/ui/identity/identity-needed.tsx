// What an act still waits for, where somebody wants to do it: the documents that open it, each with its state, sent in place.
import { useState } from "react";
import { FailureNote, Skeleton } from "#platform/ui";
import { type DocumentKind, type IdentityAct, needsOf } from "../../core/index.ts";
import { SectionHead } from "../section-head.tsx";
import { useProtectionText } from "../text.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { NeededDocument } from "./needed-document.tsx";
import { useFollowedIdentity } from "./use-followed-identity.ts";

export type IdentityNeededProps = {
	readonly act: IdentityAct;
	/** Of the part, for what leads to it. */
	readonly id: string;
};

export function IdentityNeeded({ act, id }: IdentityNeededProps) {
	const say = useProtectionText();
	const { data, error, refetch } = useFollowedIdentity();
	const [sending, setSending] = useState<DocumentKind>();
	const text = say("identity.needed", { act: say(`identity.acts.${act}`) });
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="flex flex-col gap-2 rounded-card bg-surface-2 px-5 py-4"
		>
			<SectionHead id={`${id}-title`} title={say("identity.title")} text={text} />
			{error === null || data !== undefined ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-16 rounded-control" /> : null}
			<ul>
				{needsOf(act, data?.levels ?? []).map((kind) => (
					<NeededDocument key={kind} kind={kind} documents={data?.documents ?? []} onSend={() => setSending(kind)} />
				))}
			</ul>
			{sending === undefined ? null : <DocumentDialog kind={sending} onClose={() => setSending(undefined)} />}
		</section>
	);
}
