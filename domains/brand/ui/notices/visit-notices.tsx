// Opens the notices of a visit by themselves, once: when the page is at rest and nothing else lies over it.
import { useEffect } from "react";
import { isMember, openPopup, usePopups, useSession } from "#platform/ui";
import { useListAnnouncements } from "../calls.gen.ts";
import { dismissedNotices, noteShown, pendingNotices, shownInVisit } from "./seen-notices.ts";
import { waiting } from "./waiting-notices.ts";

export function VisitNotices() {
	const member = isMember(useSession());
	const covered = usePopups().length > 0;
	const { data } = useListAnnouncements({ type: "PU" }, { freshMilliseconds: 600_000 });
	useEffect(() => {
		if (data === undefined || covered) return;
		const shown = shownInVisit(sessionStorage);
		const dismissed = dismissedNotices(localStorage);
		const pending = pendingNotices(data.announcements, { shown, dismissed, member });
		noteShown(sessionStorage, member || shown === "member" ? "member" : "everyone");
		if (pending.length === 0) return;
		waiting.set(pending);
		openPopup({ name: "visit-notices" });
	}, [data, covered, member]);
	return null;
}
