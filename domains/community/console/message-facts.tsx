// One message that was sent: as it reads, to whom, how many have read it; withdrawn with a second press.
import { useState } from "react";
import { Fact, Facts, useMay } from "#platform/desk/ui";
import { Button, Confirm, DateTime, FailureNote, showToast, useFormats } from "#platform/ui";
import type { Broadcast } from "../contract/index.ts";
import { AudienceWords } from "./audience-words.tsx";
import { useWithdrawBroadcast } from "./calls.gen.ts";
import { MessagePreview } from "./message-preview.tsx";
import { useCommunityDeskText } from "./text.ts";

export function MessageFacts({ message, onDone }: { readonly message: Broadcast; readonly onDone: () => void }) {
	const say = useCommunityDeskText();
	const { number } = useFormats();
	const mayWrite = useMay("community.broadcasts:write");
	const [asked, setAsked] = useState(false);
	const withdraw = useWithdrawBroadcast({});
	const { id, state } = message;
	const over = state === "withdrawn" || state === "ended";
	return (
		<div className="flex flex-col gap-5">
			<MessagePreview {...message} />
			<Facts>
				<Fact name={say("messages.audience")}>
					<AudienceWords {...message} />
				</Fact>
				<Fact name={say("messages.publishAt")}>
					<DateTime at={message.publishAt} />
				</Fact>
				<Fact name={say("messages.expiresAt")}>
					<DateTime at={message.expiresAt} />
				</Fact>
				<Fact name={say("messages.reads")}>{number(message.reads)}</Fact>
				<Fact name={say("messages.by")}>{message.writtenBy}</Fact>
				{message.withdrawnBy === "" ? null : <Fact name={say("messages.withdrawnBy")}>{message.withdrawnBy}</Fact>}
			</Facts>
			{withdraw.error === null ? null : <FailureNote error={withdraw.error} />}
			{mayWrite && !over ? (
				<div>
					<Button look="danger" busy={withdraw.isPending} onPress={() => setAsked(true)}>
						{say("messages.withdraw")}
					</Button>
				</div>
			) : null}
			<Confirm
				open={asked}
				title={say("messages.withdraw")}
				text={say("messages.withdrawText")}
				act={say("messages.withdraw")}
				danger
				onClose={() => setAsked(false)}
				onAct={() => {
					setAsked(false);
					const onSuccess = () => {
						showToast({ tone: "success", text: say("messages.withdrawn") });
						onDone();
					};
					withdraw.mutate({ id }, { onSuccess });
				}}
			/>
		</div>
	);
}
