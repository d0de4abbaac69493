// One message on the desk: who wrote it and what, where an answer goes, and the answer.
import { useBrandText } from "#brand/ui";
import { Fact, Facts, MemberLink, useCodeWords, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, DateTime } from "#platform/ui";
import type { QueuedMessage } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { AnswerMessage } from "./answer-message.tsx";

export type MessageDeskProps = { readonly message: QueuedMessage; readonly onDone: () => void };

const tones = { waiting: "hue", answered: "won", closed: "plain" } as const;

export function MessageDesk({ message, onDone }: MessageDeskProps) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const sayBrand = useBrandText();
	const mayAnswer = useMay("brand.messages:answer");
	const { state, memberId, category, receivedAt, contact, content, answer } = message;
	return (
		<div className="grid gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
			<Facts>
				<Fact name={say("messages.from")}>
					{memberId === "" ? say("messages.visitor") : <MemberLink {...message} />}
				</Fact>
				<Fact name={say("messages.about")}>{sayBrand(`feedback.categories.${category}`)}</Fact>
				<Fact name={sayDesk("parts.state")}>
					<Badge tone={tones[state]}>{say(`messages.states.${state}`)}</Badge>
				</Fact>
				<Fact name={say("messages.received")}>
					<DateTime at={receivedAt} />
				</Fact>
				{contact === "" ? null : <Fact name={say("messages.contact")}>{contact}</Fact>}
				<Ended message={message} />
			</Facts>
			<div className="flex min-w-0 flex-col gap-5">
				<p className="rounded-card bg-surface-2 p-4 text-16 break-words whitespace-pre-wrap">{content}</p>
				{answer === "" ? null : (
					<section aria-label={say("messages.answer")}>
						<h3 className="mb-2 text-14 font-bold">{say("messages.answer")}</h3>
						<p className="text-16 break-words whitespace-pre-wrap">{answer}</p>
					</section>
				)}
				{mayAnswer && state === "waiting" ? <AnswerMessage message={message} onDone={onDone} /> : null}
			</div>
		</div>
	);
}

function Ended({ message: { decidedAt, decidedBy, seen } }: Pick<MessageDeskProps, "message">) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const wordsOf = useCodeWords();
	if (decidedAt === null) return null;
	return (
		<>
			<Fact name={say("messages.decided")}>
				<DateTime at={decidedAt} />
			</Fact>
			<Fact name={sayDesk("parts.closedBy")}>{wordsOf("actors", decidedBy) || "–"}</Fact>
			{seen ? <Fact name={say("messages.seen")}>{say("mall.yes")}</Fact> : null}
		</>
	);
}
