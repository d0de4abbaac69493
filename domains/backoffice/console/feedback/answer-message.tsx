// The one answer to a message, and where it goes; or its end without one. What was typed stays when it fails.
import { useState } from "react";
import { TextArea } from "#platform/desk/ui";
import { Button, FailureNote, showToast } from "#platform/ui";
import { listFeedback, type QueuedMessage } from "../../contract/index.ts";
import { useAnswerMessage } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type AnswerMessageProps = { readonly message: QueuedMessage; readonly onDone: () => void };

export function AnswerMessage({ message, onDone }: AnswerMessageProps) {
	const say = useOfficeText();
	const [text, setText] = useState("");
	const act = useAnswerMessage({ refreshes: [listFeedback] });
	const { number: messageNumber, memberId, mail } = message;
	const reachable = memberId !== "" || mail !== null;
	const done = (word: "sent" | "ended") => () => {
		showToast({ tone: "success", text: say(`messages.${word}`, { number: messageNumber }) });
		onDone();
	};
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				act.mutate({ messageNumber, reply: { kind: "answer", text } }, { onSuccess: done("sent") });
			}}
		>
			{reachable ? (
				<TextArea
					label={say("messages.answer")}
					required
					minLength={2}
					maxLength={4_000}
					rows={6}
					value={text}
					onWrite={setText}
				/>
			) : null}
			<p className="text-13 text-text-2">{usePaymentMethodOf(message)}</p>
			{act.error === null ? null : <FailureNote error={act.error} />}
			<div className="flex flex-wrap gap-2">
				{reachable ? (
					<Button submit busy={act.isPending}>
						{say("messages.send")}
					</Button>
				) : null}
				<Button
					look="quiet"
					busy={act.isPending}
					onPress={() => act.mutate({ messageNumber, reply: { kind: "close" } }, { onSuccess: done("ended") })}
				>
					{say("messages.close")}
				</Button>
			</div>
		</form>
	);
}

/** Where an answer goes. */
function usePaymentMethodOf({ memberId, mail }: QueuedMessage): string {
	const say = useOfficeText();
	if (mail === null) return say(memberId === "" ? "messages.goesNowhere" : "messages.goesToPage");
	return say(memberId === "" ? "messages.goesToMail" : "messages.goesToBoth", { mail });
}
