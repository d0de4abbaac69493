// The chat beside the page: the page makes room for it, so that it never covers a bet. Escape closes it; the focus goes back where it
// came from.
import { useEffect, useRef } from "react";
import { IconButton, useLayer, usePlatformText } from "#platform/ui";
import { useCommunityText } from "../text.ts";
import { ChatPanel } from "./chat-panel.tsx";

const width = "22.5rem";

export function ChatDrawer({ onClose }: { readonly onClose: () => void }) {
	const say = useCommunityText();
	const sayPlatform = usePlatformText();
	const drawer = useRef<HTMLElement>(null);
	useLayer({ open: true, close: onClose });
	useEffect(() => {
		const before = document.activeElement;
		const { style } = document.body;
		style.paddingInlineEnd = width;
		drawer.current?.focus();
		return () => {
			style.paddingInlineEnd = "";
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);
	return (
		<aside
			ref={drawer}
			tabIndex={-1}
			aria-label={say("chat.title")}
			className="fixed inset-y-0 end-0 z-45 flex w-90 flex-col gap-2 border-s border-line bg-surface-1 p-4 outline-none"
		>
			<header className="flex items-center gap-3">
				<h2 className="grow text-20 font-bold">{say("chat.title")}</h2>
				<IconButton icon="close" label={sayPlatform("close")} onPress={onClose} />
			</header>
			<ChatPanel />
		</aside>
	);
}
