// Who a member is, as far as it was proven: the levels of the market, what each opens, and the state of each document.
import { useState } from "react";
import { Badge, Button, FailureNote, Icon, Skeleton, useFormats } from "#platform/ui";
import type { Identity } from "../../contract/index.ts";
import type { DocumentKind } from "../../core/index.ts";
import { useReadIdentity } from "../calls.gen.ts";
import { SectionHead } from "../section-head.tsx";
import { useProtectionText } from "../text.ts";
import { DocumentDialog } from "./document-dialog.tsx";

/** Nothing where the market asks for no document. */
export function IdentitySection() {
	const say = useProtectionText();
	const { data, error, refetch } = useReadIdentity({});
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
					<Needed key={kind} kind={kind} identity={identity} onSend={() => onSend(kind)} />
				))}
			</ul>
		</li>
	);
}

type NeededProps = { readonly kind: DocumentKind; readonly identity: Identity; readonly onSend: () => void };

function Needed({ kind, identity, onSend }: NeededProps) {
	const say = useProtectionText();
	const { moment } = useFormats();
	const newest = identity.documents.find(({ document }) => document === kind);
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
				{newest?.state === "refused" ? <p className="mt-1 text-13 text-text-1">{newest.reason}</p> : null}
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
