// When a session runs out, the login opens over the page where it happened; after it the person goes on there.
import { useSessionEnd } from "#members/ui";
import { openPopup, showToast, usePlatformText } from "#platform/ui";

/** The page of the login popup that says why it opened. */
export const sessionEnded = "session-ended";

export function useEndedSession(): void {
	const say = usePlatformText();
	useSessionEnd(({ guest }) => {
		if (guest) showToast({ tone: "info", text: say("errors.NOT_LOGGED_IN") });
		else openPopup({ name: "login", page: sessionEnded, goOn: () => {} });
	});
}
