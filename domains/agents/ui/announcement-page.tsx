// The house's announcements, nine a page, as the agent centre shows them.
import { useState } from "react";
import { NoticeBoard, type NoticePlace } from "#brand/ui";

export function AnnouncementPage() {
	const [place, setPlace] = useState<NoticePlace>({ type: "B", pageNo: 1, id: undefined });
	return <NoticeBoard place={place} onMove={setPlace} />;
}
