// What a member wrote and what was answered. Answers that are seen here are read.
import { useEffect, useState } from "react";
import { Badge, DateTime, isMember, useLiveAnswers, useSession } from "#platform/ui";
import { listOwnMessages, messageAnsweredEvent, type OwnMessage } from "../../contract/index.ts";
import { useListOwnMessages, useSeeOwnMessages } from "../calls.gen.ts";
import { useBrandText } from "../text.ts";

/** Nothing for a visitor, and for a member who has not written yet. */
export function OwnMessages() {
	return isMember(useSession()) ? <MessagesOfMember /> : null;
}

function MessagesOfMember() {
	const say = useBrandText();
	const { data } = useListOwnMessages({});
	useLiveAnswers(messageAnsweredEvent, [listOwnMessages]);
	const { mutate: see } = useSeeOwnMessages({ refreshes: [listOwnMessages] });
	// What was new when it was first seen stays marked for as long as it is looked at.
	const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
	const unread = data?.messages.flatMap((message) => (message.unread ? [message.number] : [])).join(" ") ?? "";
	useEffect(() => {
		if (unread === "") return;
		setMarked((before) => new Set([...before, ...unread.split(" ")]));
		see({});
	}, [unread, see]);
	if (data === undefined || data.messages.length === 0) return null;
	return (
		<section aria-label={say("feedback.own")} className="mt-8 border-t border-line pt-6">
			<h3 className="mb-4 text-16 font-bold">{say("feedback.own")}</h3>
			<ul className="flex flex-col gap-4">
				{data.messages.map((message) => (
					<Message key={message.number} message={message} marked={marked.has(message.number)} />
				))}
			</ul>
		</section>
	);
}

function Message({ message, marked }: { readonly message: OwnMessage; readonly marked: boolean }) {
	const say = useBrandText();
	const { number, category, content, state, answer, sentAt, decidedAt } = message;
	return (
		<li className="rounded-card bg-surface-2 p-4">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-text-3">
				<span className="tabular-nums">{number}</span>
				<span>{say(`feedback.categories.${category}`)}</span>
				<DateTime at={sentAt} />
			</p>
			<p className="mt-2 text-14 break-words whitespace-pre-wrap">{content}</p>
			<div className="mt-3 border-s-2 border-line ps-3">
				<p className="flex flex-wrap items-center gap-x-3 text-13 text-text-3">
					<span>{say(`feedback.ownStates.${state}`)}</span>
					{decidedAt === null ? null : <DateTime at={decidedAt} />}
					{marked ? <Badge tone="accent">{say("feedback.new")}</Badge> : null}
				</p>
				{answer === "" ? null : <p className="mt-1 text-14 break-words whitespace-pre-wrap">{answer}</p>}
			</div>
		</li>
	);
}
