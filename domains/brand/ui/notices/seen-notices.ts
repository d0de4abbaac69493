// Which notices opened by themselves already: in this visit, and those that a person does not want to see again.

/** What a visit has been shown: what is for everyone, or what is for members too. */
export type Shown = "nothing" | "everyone" | "member";

const visitKey = "noticesShown";
const dismissedKey = "noticesDismissed";
/** Numbers of notices that are remembered; the oldest go first. */
const remembered = 200;

export function shownInVisit(visit: Storage): Shown {
	const stored = visit.getItem(visitKey);
	return stored === "everyone" || stored === "member" ? stored : "nothing";
}

export function noteShown(visit: Storage, shown: Shown): void {
	visit.setItem(visitKey, shown);
}

/** Who has just registered is told what they have, and nothing of before: notices wait for another visit. */
export const skipVisitNotices = (): void => noteShown(sessionStorage, "member");

export function dismissedNotices(storage: Storage): readonly string[] {
	return (storage.getItem(dismissedKey) ?? "").split(",").filter((id) => /^[0-9]{1,19}$/.test(id));
}

export function dismissNotice(storage: Storage, id: string): void {
	const others = dismissedNotices(storage).filter((known) => known !== id);
	storage.setItem(dismissedKey, [...others, id].slice(-remembered).join(","));
}

type Popup = { readonly id: string; readonly popup: boolean; readonly player: boolean };

/** Those that open now: once a visit, and once more for a member what is for members. */
export function pendingNotices<One extends Popup>(
	notices: readonly One[],
	seen: { readonly shown: Shown; readonly dismissed: readonly string[]; readonly member: boolean },
): One[] {
	return notices.filter((notice) => {
		if (!notice.popup || seen.dismissed.includes(notice.id)) return false;
		if (notice.player) return seen.member && seen.shown !== "member";
		return seen.shown === "nothing";
	});
}
