// One document on the desk: what is known of it, its pictures, the decision. Opening it is a look, which is written down.
import { Fact, Facts, MemberLink, Pictures, useCodeWords, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, DateTime, EmptyState, FailureNote, Skeleton } from "#platform/ui";
import { useProtectionText } from "#protection/ui";
import type { QueuedDocument } from "../../contract/index.ts";
import { useLookAtDocument } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { DecideDocument } from "./decide-document.tsx";

type DeskProps = { readonly documentId: string; readonly onDone: () => void };

export function DocumentDesk(props: DeskProps) {
	const say = useOfficeText();
	if (!useMay("protection.documents:decide")) return <EmptyState title={say("documents.onlyDeciders")} />;
	return <OpenedDocument {...props} />;
}

/** Each look is written down: what was seen is kept for as long as somebody decides. */
const freshMilliseconds = 10 * 60_000;

function OpenedDocument({ documentId, onDone }: DeskProps) {
	const say = useOfficeText();
	const look = useLookAtDocument({ documentId }, { freshMilliseconds });
	if (look.error !== null) return <FailureNote error={look.error} onRetry={() => void look.refetch()} />;
	if (look.data === undefined) return <Skeleton className="h-80 w-full" />;
	const { document, pictures } = look.data;
	return (
		<div className="grid gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
			<div className="flex flex-col gap-6">
				<DocumentFacts document={document} />
				{document.state === "waiting" ? <DecideDocument documentId={documentId} onDone={onDone} /> : null}
			</div>
			<Pictures
				pictures={pictures.map((picture, index) => ({
					picture,
					label: say("documents.picture", { number: index + 1 }),
				}))}
				none={say("documents.noPictures")}
			/>
		</div>
	);
}

const tones = { waiting: "hue", accepted: "won", refused: "lost" } as const;

function DocumentFacts({ document }: { readonly document: QueuedDocument }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const sayProtection = useProtectionText();
	const wordsOf = useCodeWords();
	const { kind, state, remark, sentAt, decidedAt, decidedBy, refusal, reason } = document;
	return (
		<Facts>
			<Fact name={sayDesk("parts.member")}>
				<MemberLink {...document} />
			</Fact>
			<Fact name={say("documents.kind")}>{sayProtection(`identity.kinds.${kind}.title`)}</Fact>
			<Fact name={sayDesk("parts.state")}>
				<Badge tone={tones[state]}>{say(`documents.states.${state}`)}</Badge>
			</Fact>
			<Fact name={say("documents.sent")}>
				<DateTime at={sentAt} />
			</Fact>
			{remark === "" ? null : <Fact name={say("documents.remark")}>{remark}</Fact>}
			{decidedAt === null ? null : (
				<>
					<Fact name={say("documents.decided")}>
						<DateTime at={decidedAt} />
					</Fact>
					<Fact name={sayDesk("parts.closedBy")}>{wordsOf("actors", decidedBy) || "–"}</Fact>
				</>
			)}
			{refusal === null ? null : (
				<Fact name={say("documents.refusal")}>{sayProtection(`identity.refusals.${refusal}`)}</Fact>
			)}
			{reason === "" ? null : <Fact name={say("documents.why")}>{reason}</Fact>}
		</Facts>
	);
}
