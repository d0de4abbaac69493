// The chat: the house's own, beside the page where there is room and as a sheet on a phone; or the operator's, in a frame that may
// run its own scripts and reach nothing of this page.
import { useEffect } from "react";
import { useBootstrapSite } from "#brand/ui";
import { ChatPanel } from "#community/ui";
import { useMembersText } from "#members/ui";
import { buttonClass, Dialog, EmptyState, Icon, Skeleton } from "#platform/ui";
import { UnlessExcluded } from "../excluded/unless-excluded.tsx";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { useRoom } from "../shell/use-room.ts";
import { chatRoomOf } from "./chat-address.ts";
import { openChat } from "./chat-open.ts";

export function ChatRoom({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const room = data && chatRoomOf(data.resources, location.origin);
	const wide = useRoom("md");
	const excluded = useExclusion() !== undefined;
	if (room?.kind === "own" && wide && !excluded) return <Beside onClose={onClose} />;
	return (
		<Dialog open title={say("chat.title")} onClose={onClose}>
			<UnlessExcluded whole="dialog">
				{room === undefined ? <Skeleton className="h-72 rounded-card" /> : null}
				{room?.kind === "own" ? (
					<div className="flex h-[70dvh] flex-col">
						<ChatPanel />
					</div>
				) : null}
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

/** The popup makes way for the drawer, which stays. */
function Beside({ onClose }: { readonly onClose: () => void }) {
	useEffect(() => {
		openChat();
		onClose();
	}, [onClose]);
	return null;
}
