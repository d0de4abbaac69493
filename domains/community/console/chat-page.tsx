// The moderators' desk: what was reported or flagged, all that was said, who may not write, the rooms and the rule.
import { ChipsFilter, PageHead } from "#platform/desk/ui";
import { useAddress } from "#platform/ui";
import { ChatBars } from "./chat/chat-bars.tsx";
import { ChatLog } from "./chat/chat-log.tsx";
import { ChatRooms } from "./chat/chat-rooms.tsx";
import { useCommunityDeskText } from "./text.ts";

const parts = ["waiting", "all", "bars", "rooms"] as const;

export function ChatPage() {
	const say = useCommunityDeskText();
	const { read } = useAddress();
	const part = parts.find((one) => one === read("part")) ?? "waiting";
	return (
		<>
			<PageHead title={say("screens.chat")} text={say("chat.text")} />
			<ChipsFilter
				name="part"
				label={say("chat.parts.label")}
				items={parts.map((key) => ({ key, label: say(`chat.parts.${key}`) }))}
				chosen={part}
			/>
			{part === "waiting" || part === "all" ? <ChatLog key={part} which={part} /> : null}
			{part === "bars" ? <ChatBars /> : null}
			{part === "rooms" ? <ChatRooms /> : null}
		</>
	);
}
