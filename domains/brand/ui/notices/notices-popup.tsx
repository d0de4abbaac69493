// The notices over the page: the same list and the same pane as on their own page.
import { useState } from "react";
import { Dialog } from "#platform/ui";
import { useBrandText } from "../text.ts";
import { NoticeBoard, type NoticePlace } from "./notice-board.tsx";

export function NoticesPopup({ onClose }: { readonly onClose: () => void }) {
	const say = useBrandText();
	const [place, setPlace] = useState<NoticePlace>({ type: "B", pageNo: 1, id: undefined });
	return (
		<Dialog open onClose={onClose} title={say("notices.title")} size="panel">
			<NoticeBoard place={place} onMove={setPlace} />
		</Dialog>
	);
}
