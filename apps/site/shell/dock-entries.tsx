// What of the right bar opens over the page: notices, the chat room, a message to the operator.
import { useBrandText } from "#brand/ui";
import { useMembersText } from "#members/ui";
import { IconButton, openPopup } from "#platform/ui";

export function DockEntries() {
	const say = useBrandText();
	const sayMembers = useMembersText();
	const open = (name: string) => () => openPopup({ name });
	return (
		<>
			<IconButton icon="bell" label={say("dock.notices")} onPress={open("notices")} />
			<IconButton icon="chat" label={sayMembers("chat.title")} onPress={open("chat-room")} />
			<IconButton icon="write" label={say("feedback.title")} onPress={open("feedback")} />
		</>
	);
}
