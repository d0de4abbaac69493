// The chat room of the brand in a frame that may run its own scripts and reach nothing of this page.
import { useBootstrapSite } from "#brand/ui";
import { useMembersText } from "#members/ui";
import { buttonClass, Dialog, EmptyState, Icon, Skeleton } from "#platform/ui";
import { UnlessExcluded } from "../excluded/unless-excluded.tsx";
import { chatRoomOf } from "./chat-address.ts";

export function ChatRoom({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const room = data && chatRoomOf(data.resources, location.origin);
	return (
		<Dialog open title={say("chat.title")} onClose={onClose}>
			<UnlessExcluded whole="dialog">
				{room === undefined ? <Skeleton className="h-72 rounded-card" /> : null}
				{room?.kind === "none" ? <EmptyState title={say("chat.closed")} text={say("chat.closedText")} /> : null}
				{room?.kind === "window" ? (
					<EmptyState
						title={say("chat.elsewhere")}
						text={say("chat.elsewhereText")}
						action={
							<a href={room.address} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
								<Icon name="external" />
								{say("chat.open")}
							</a>
						}
					/>
				) : null}
				{room?.kind === "frame" ? (
					<iframe
						src={room.address}
						title={say("chat.title")}
						sandbox="allow-scripts allow-forms"
						referrerPolicy="no-referrer"
						className="h-[min(560px,70dvh)] w-full rounded-card bg-surface-2"
					/>
				) : null}
			</UnlessExcluded>
		</Dialog>
	);
}
