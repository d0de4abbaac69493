// Acts that need an account: a visitor is asked to log in, a guest to register first, and then both go on.
import { openPopup, openPopups } from "../layers/popups.ts";
import { currentSession, isGuest, isLoggedIn } from "./session.ts";

/** Wraps an act: `const whenMember = useProtectedAction(); whenMember(() => launch(game))`. */
export const useProtectedAction = (): ((act: () => void) => void) => attempt;

/** What an account is needed for is asked again after the way in: a visitor may have come back as a guest. */
function attempt(act: () => void): void {
	const session = currentSession();
	const goOn = () => attempt(act);
	if (!isLoggedIn(session)) askToLogIn(goOn);
	else if (isGuest(session)) openPopup({ name: "register-first", goOn });
	else act();
}

/** A login that is open already goes on saying why it opened, and does afterwards what it was going to do as well. */
function askToLogIn(goOn: () => void): void {
	const open = openPopups().find(({ name }) => name === "login");
	openPopup({
		...open,
		name: "login",
		goOn: () => {
			open?.goOn?.();
			goOn();
		},
	});
}
