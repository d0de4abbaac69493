// A member whose password must be changed is asked for it again when the page was loaded anew in the middle of it.
import { useEffect } from "react";
import { asksForPassword } from "#members/ui";
import { currentSession, isMember, openPopup } from "#platform/ui";

/** The page of the popup that cannot be left without a new password but by signing out. */
export const forcedPassword = "forced";

export function useForcedPassword(): void {
	useEffect(() => {
		if (isMember(currentSession()) && asksForPassword()) openPopup({ name: "change-password", page: forcedPassword });
	}, []);
}
