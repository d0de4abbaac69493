// When a session runs out, the login opens over the page where it happened, above whatever lies on it, and says why; after
// it the person goes on there, with what was open.
import { useSessionEnd } from "#members/ui";
import { openPopup, showToast, usePlatformText } from "#platform/ui";

/** The page of the login popup that says why it opened. */
export const sessionEnded = "session-ended";

export function useEndedSession(): void {
	const say = usePlatformText();
	useSessionEnd(({ guest }) => {
		if (guest) return showToast({ tone: "info", text: say("errors.NOT_LOGGED_IN") });
		openPopup({ name: "login", page: sessionEnded, goOn: () => {} });
	});
}
