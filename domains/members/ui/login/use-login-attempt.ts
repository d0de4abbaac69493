// One attempt to log in: sends what was typed, opens the session and remembers the browser. A refusal is thrown.
import { CallRefused } from "#platform/ui";
import { useLogIn } from "../calls.gen.ts";
import { useHumanCheck } from "../human/use-human-check.ts";
import type { LoggedIn } from "./logged-in.ts";
import { rememberedDevice } from "./login-memory.ts";
import type { Refusal } from "./login-state.ts";
import { useEnterLogin } from "./use-enter-login.ts";

export type TypedLogin = {
	readonly username: string;
	readonly password: string;
	/** The name is to be filled in for a day. */
	readonly remember: boolean;
	/** What was read in the picture, and which picture it was. */
	readonly captcha?: { readonly text: string; readonly id: string };
};

/** What the server said to a refused attempt; a fault of the page counts as one of the system. */
export const refusalOf = (error: unknown): Refusal =>
	error instanceof CallRefused ? error.failure : { code: "SYSTEM_ERROR" };

export type LoginAttempt = {
	readonly attempt: (typed: TypedLogin) => Promise<LoggedIn>;
	readonly busy: boolean;
};

export function useLoginAttempt(): LoginAttempt {
	const { mutateAsync, isPending } = useLogIn();
	const enter = useEnterLogin();
	const human = useHumanCheck("login");
	const attempt = async ({ password, remember, captcha, ...typed }: TypedLogin): Promise<LoggedIn> => {
		const username = typed.username.trim();
		const device = rememberedDevice(username);
		const opened = await human.whereAsked((proof) =>
			mutateAsync({
				username,
				password,
				...(captcha === undefined ? {} : { captcha: captcha.text.trim(), captchaId: captcha.id }),
				...(device === undefined ? {} : { device }),
				...proof,
			}),
		);
		return enter(opened, { username, password, remember });
	};
	return { attempt, busy: isPending || human.busy };
}
