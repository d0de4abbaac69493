// Acts that need an account: a visitor is asked to log in and then goes on; a guest is told to register first.
import { createContext, type ReactNode, useContext } from "react";
import { showToast } from "../layers/toast-store.ts";
import { usePlatformText } from "../messages.ts";
import { currentSession, isGuest, isLoggedIn } from "./session.ts";

/** Opens the login popup. After a login `goOn` runs. */
export type AskForLogin = (goOn: () => void) => void;

const LoginGate = createContext<AskForLogin>(() => {});

export function LoginGateProvider(props: { readonly ask: AskForLogin; readonly children: ReactNode }) {
	return <LoginGate value={props.ask}>{props.children}</LoginGate>;
}

/** Wraps an act: `const play = useProtectedAction(); play(() => launch(game))`. */
export function useProtectedAction(): (act: () => void) => void {
	const ask = useContext(LoginGate);
	const say = usePlatformText();
	const attempt = (act: () => void): void => {
		const session = currentSession();
		if (!isLoggedIn(session)) ask(() => attempt(act));
		else if (isGuest(session)) showToast({ tone: "warning", text: say("guestFirst") });
		else act();
	};
	return attempt;
}
