// Acts that need an account: a visitor is asked to log in and then goes on; a guest is told to register first.
import { openPopup } from "../layers/popups.ts";
import { showToast } from "../layers/toast-store.ts";
import { usePlatformText } from "../messages.ts";
import { currentSession, isGuest, isLoggedIn } from "./session.ts";

/** Wraps an act: `const whenMember = useProtectedAction(); whenMember(() => launch(game))`. */
export function useProtectedAction(): (act: () => void) => void {
	const say = usePlatformText();
	const attempt = (act: () => void): void => {
		const session = currentSession();
		if (!isLoggedIn(session)) openPopup({ name: "login", goOn: () => attempt(act) });
		else if (isGuest(session)) showToast({ tone: "warning", text: say("guestFirst") });
		else act();
	};
	return attempt;
}
