// What a login that succeeded leaves in this tab and this browser; it tells the person the login before, so that they see
// what was not their own.
import type { OutputOf } from "#platform/contract";
import { showToast, useFormats } from "#platform/ui";
import type { logIn } from "../../contract/index.ts";
import { usePlaceOfLogin } from "../security/place-of-login.ts";
import { askForPassword, enterSession } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import type { LoggedIn } from "./logged-in.ts";
import { rememberDevice, rememberLogin } from "./login-memory.ts";

type Entered = Pick<LoggedIn, "username" | "password"> & {
	readonly remember: boolean;
	/** The name is a mobile number, and no password was asked for: not at the first login either. */
	readonly sms?: boolean;
};

export function useEnterLogin(): (opened: OutputOf<typeof logIn>, typed: Entered) => LoggedIn {
	const say = useMembersText();
	const { moment } = useFormats();
	const placeOf = usePlaceOfLogin();
	return (opened, { username, password, remember, sms = false }) => {
		rememberLogin({ username, remember, sms });
		rememberDevice({ username, device: opened.device });
		enterSession({ token: opened.token, account: username });
		if (opened.passwordExpired) askForPassword();
		const { lastLogin: last } = opened;
		if (last !== undefined) {
			const text = say("lastLogin.notice", { when: moment(last.at), place: placeOf(last) });
			showToast({ tone: "info", text });
		}
		return { username, password, mustChange: opened.passwordExpired, first: opened.firstTimeLogin && !sms };
	};
}
