// What of the right bar opens over the page: notices, the chat room, a message to the operator.
import { useBrandText, useNewAnswers } from "#brand/ui";
import { useMembersText } from "#members/ui";
import { Badge, IconButton, openPopup } from "#platform/ui";

export function DockEntries() {
	const say = useBrandText();
	const sayMembers = useMembersText();
	const open = (name: string) => () => openPopup({ name });
	return (
		<>
			<IconButton icon="bell" label={say("dock.notices")} onPress={open("notices")} />
			<IconButton icon="chat" label={sayMembers("chat.title")} onPress={open("chat-room")} />
			<FeedbackEntry onPress={open("feedback")} />
		</>
	);
}

/** With how many answers are new. */
function FeedbackEntry({ onPress }: { readonly onPress: () => void }) {
	const say = useBrandText();
	const count = useNewAnswers();
	const title = say("feedback.title");
	return (
		<span className="relative">
			<IconButton
				icon="write"
				label={count === 0 ? title : say("feedback.withAnswers", { title, count })}
				onPress={onPress}
			/>
			{count === 0 ? null : (
				<span aria-hidden="true" className="pointer-events-none absolute -end-1 -top-1">
					<Badge tone="accent">{count}</Badge>
				</span>
			)}
		</span>
	);
}
