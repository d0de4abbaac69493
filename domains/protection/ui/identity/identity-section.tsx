// Who a member is, as far as it was proven: the levels of the market, what each opens, and the state of each document.
import { useState } from "react";
import { Badge, FailureNote, Skeleton } from "#platform/ui";
import type { Identity } from "../../contract/index.ts";
import type { DocumentKind } from "../../core/index.ts";
import { SectionHead } from "../section-head.tsx";
import { useProtectionText } from "../text.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { NeededDocument } from "./needed-document.tsx";
import { useFollowedIdentity } from "./use-followed-identity.ts";

/** Nothing where the market asks for no document. */
export function IdentitySection() {
	const say = useProtectionText();
	const { data, error, refetch } = useFollowedIdentity();
	const [sending, setSending] = useState<DocumentKind>();
	if (data?.levels.length === 0) return null;
	return (
		<section aria-labelledby="identity" className="flex flex-col gap-4">
			<SectionHead id="identity" title={say("identity.title")} text={say("identity.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <Skeleton className="h-40 rounded-card" /> : null}
			<ul className="flex flex-col gap-3">
				{data?.levels.map((level) => (
					<Level key={level.level} level={level} identity={data} onSend={setSending} />
				))}
			</ul>
			{sending === undefined ? null : <DocumentDialog kind={sending} onClose={() => setSending(undefined)} />}
		</section>
	);
}

type LevelProps = {
	readonly level: Identity["levels"][number];
	readonly identity: Identity;
	readonly onSend: (kind: DocumentKind) => void;
};

function Level({ level, identity, onSend }: LevelProps) {
	const say = useProtectionText();
	const reached = identity.level >= level.level;
	const opens = level.allows.map((act) => say(`identity.acts.${act}`)).join(", ");
	return (
		<li className="flex flex-col gap-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="flex items-center gap-2">
				<h4 className="grow text-14 font-bold">{say("identity.level", { level: level.level })}</h4>
				{reached ? <Badge tone="accent">{say("identity.reached")}</Badge> : null}
			</div>
			{opens === "" ? null : <p className="text-13 text-text-3">{say("identity.opens", { acts: opens })}</p>}
			<ul>
				{level.needs.map((kind) => (
					<NeededDocument key={kind} kind={kind} documents={identity.documents} onSend={() => onSend(kind)} />
				))}
			</ul>
		</li>
	);
}
