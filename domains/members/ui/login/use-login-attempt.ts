// One attempt to log in: sends what was typed, opens the session and remembers the browser. A refusal is thrown.
import type { OutputOf } from "#platform/contract";
import { CallRefused } from "#platform/ui";
import type { logIn } from "../../contract/index.ts";
import { useLogIn } from "../calls.gen.ts";
import { askForPassword, enterSession } from "../session-life.ts";
import { rememberDevice, rememberedDevice, rememberLogin } from "./login-memory.ts";
import type { Refusal } from "./login-state.ts";

export type TypedLogin = {
	readonly username: string;
	readonly password: string;
	/** The name is to be filled in for a day. */
	readonly remember: boolean;
	/** What was read in the picture, and which picture it was. */
	readonly captcha?: { readonly text: string; readonly id: string };
};

/** A login that succeeded. `mustChange`: before anything else; `first`: nobody has logged in to this account before. */
export type LoggedIn = {
	readonly username: string;
	readonly password: string;
	readonly mustChange: boolean;
	readonly first: boolean;
};

/** Whether a new password comes before going on: asked for, or offered. */
export const goesOnToPassword = ({ mustChange, first }: LoggedIn): boolean => mustChange || first;

/** What the server said to a refused attempt; a fault of the page counts as one of the system. */
export const refusalOf = (error: unknown): Refusal =>
	error instanceof CallRefused ? error.failure : { code: "SYSTEM_ERROR" };

export type LoginAttempt = {
	readonly attempt: (typed: TypedLogin) => Promise<LoggedIn>;
	readonly busy: boolean;
};

export function useLoginAttempt(): LoginAttempt {
	const { mutateAsync, isPending } = useLogIn();
	const attempt = async ({ password, remember, captcha, ...typed }: TypedLogin): Promise<LoggedIn> => {
		const username = typed.username.trim();
		const device = rememberedDevice(username);
		const opened = await mutateAsync({
			username,
			password,
			...(captcha === undefined ? {} : { captcha: captcha.text.trim(), captchaId: captcha.id }),
			...(device === undefined ? {} : { device }),
		});
		return enterLogin(opened, { username, password, remember });
	};
	return { attempt, busy: isPending };
}

/** What a login that succeeded leaves in this tab and this browser. */
export function enterLogin(
	opened: OutputOf<typeof logIn>,
	typed: Pick<TypedLogin, "username" | "password" | "remember"> & { readonly sms?: boolean },
): LoggedIn {
	const { username, password, remember, sms = false } = typed;
	rememberLogin({ username, remember, sms });
	rememberDevice({ username, device: opened.device });
	enterSession({ token: opened.token, account: username });
	if (opened.passwordExpired) askForPassword();
	// A login by code asks for no password: not at the first login either.
	return { username, password, mustChange: opened.passwordExpired, first: opened.firstTimeLogin && !sms };
}
