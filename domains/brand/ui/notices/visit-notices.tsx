// Opens the notices of a visit by themselves, once: at a quiet moment, never over a game or what somebody types.
import { useEffect } from "react";
import { closePopup, isMember, openPopup, openPopups, useSession, whenQuiet } from "#platform/ui";
import { useListAnnouncements } from "../calls.gen.ts";
import { dismissedNotices, noteShown, pendingNotices, shownInVisit } from "./seen-notices.ts";
import { waiting } from "./waiting-notices.ts";

const name = "visit-notices";

export function VisitNotices() {
	const member = isMember(useSession());
	const { data } = useListAnnouncements({ type: "PU" }, { freshMilliseconds: 600_000 });
	useEffect(() => {
		if (data === undefined) return;
		const shown = shownInVisit(sessionStorage);
		const dismissed = dismissedNotices(localStorage);
		const pending = pendingNotices(data.announcements, { shown, dismissed, member });
		if (pending.length === 0) return;
		return whenQuiet(() => {
			noteShown(sessionStorage, member || shown === "member" ? "member" : "everyone");
			waiting.set(pending);
			openPopup({ name });
		});
	}, [data, member]);
	// Who comes into a game takes none along.
	useEffect(() => () => leaveBehind(), []);
	return null;
}

function leaveBehind(): void {
	const place = openPopups().findIndex((popup) => popup.name === name);
	waiting.set([]);
	if (place >= 0) closePopup(place);
}
