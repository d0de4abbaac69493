// A login that is sent from outside the popup, as from the header: drawn once an attempt, it sends what was typed and
// shows nothing. What needs more than a sentence (a captcha, a wait, a second proof, a new password) goes on in the popup.
import { useEffect, useEffectEvent } from "react";
import { failureSentence } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { askedProofOf } from "./asked-login.ts";
import { type BegunLogin, begunLogin } from "./begun-login.ts";
import { goesOnToPassword, type LoggedIn } from "./logged-in.ts";
import { rememberedLogin } from "./login-memory.ts";
import { afterRefusal, needsPopup, newLogin } from "./login-state.ts";
import { refusalOf, useLoginAttempt } from "./use-login-attempt.ts";

export type LoginAttemptProps = {
	readonly username: string;
	readonly password: string;
	/** Logged in, and nothing more is asked. */
	readonly onDone: () => void;
	/** The popup is to open: it knows what was typed, and how far it came. */
	readonly onPopup: () => void;
	readonly onRefused: (sentence: string) => void;
};

export function LoginAttempt({ username, password, onDone, onPopup, onRefused }: LoginAttemptProps) {
	// A refusal is told in the members' own sentences: they are here before anything is sent.
	useMembersText();
	const { attempt } = useLoginAttempt();
	const goOn = (begun: Omit<BegunLogin, "username" | "password">): void => {
		begunLogin.set({ username, password, ...begun });
		onPopup();
	};
	const entered = (login: LoggedIn): void => {
		if (goesOnToPassword(login)) goOn({ login });
		else onDone();
	};
	const refused = (error: unknown): void => {
		const asked = askedProofOf(error) !== undefined;
		if (asked || needsPopup(afterRefusal(newLogin, refusalOf(error), Date.now()))) goOn({ error });
		else onRefused(failureSentence(error));
	};
	const send = useEffectEvent(() => {
		const { remember } = rememberedLogin();
		void attempt({ username, password, remember }).then(entered, refused);
	});
	useEffect(() => {
		send();
	}, []);
	return null;
}
