// One attempt to log in: sends it, and puts a refusal where it belongs in the form. What was typed stays.
import { useReducer } from "react";
import type { UseFormReturn } from "react-hook-form";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useLogIn } from "../calls.gen.ts";
import { type Captcha, useCaptcha } from "../captcha/use-captcha.ts";
import { askForPassword, enterSession } from "../session-life.ts";
import { rememberDevice, rememberedDevice, rememberLogin } from "./login-memory.ts";
import { afterRefusal, type LoginState, newLogin, placeOf, type Refusal } from "./login-state.ts";

export type LoginForm = {
	readonly username: string;
	readonly password: string;
	readonly captcha: string;
	readonly remember: boolean;
};

/** A login that succeeded. `mustChange`: before anything else; `first`: nobody has logged in to this account before. */
export type LoggedIn = {
	readonly username: string;
	readonly password: string;
	readonly mustChange: boolean;
	readonly first: boolean;
};

export type LoginAttempt = {
	readonly send: (values: LoginForm) => Promise<void>;
	readonly busy: boolean;
	readonly captcha: Captcha | undefined;
	/** Seconds until the next attempt may be made. */
	readonly waitSeconds: number;
};

const reduce = (state: LoginState, { refusal, now }: { refusal: Refusal; now: number }): LoginState =>
	afterRefusal(state, refusal, now);

export function useLogin(form: UseFormReturn<LoginForm>, onLoggedIn: (login: LoggedIn) => void): LoginAttempt {
	const { mutateAsync, isPending } = useLogIn();
	const [state, refuse] = useReducer(reduce, newLogin);
	const captcha = useCaptcha({ shown: state.captcha });
	const waitSeconds = useCountdown(state.waitUntil);
	const refused = (error: unknown): void => {
		const refusal = error instanceof CallRefused ? error.failure : { code: "SYSTEM_ERROR" };
		refuse({ refusal, now: Date.now() });
		captcha.renew();
		form.setValue("captcha", "");
		const place = placeOf(refusal.code);
		const message = failureSentence(error);
		if (place === "form") form.setError("root", { message });
		else form.setError(place, { message }, { shouldFocus: true });
	};
	const send = async (values: LoginForm): Promise<void> => {
		const username = values.username.trim();
		const device = rememberedDevice(username);
		try {
			const opened = await mutateAsync({
				username,
				password: values.password,
				...(state.captcha ? { captcha: values.captcha.trim(), captchaId: captcha.id } : {}),
				...(device === undefined ? {} : { device }),
			});
			rememberLogin({ username, remember: values.remember });
			rememberDevice({ username, device: opened.device });
			enterSession({ token: opened.token, account: username });
			if (opened.passwordExpired) askForPassword();
			onLoggedIn({
				username,
				password: values.password,
				mustChange: opened.passwordExpired,
				first: opened.firstTimeLogin,
			});
		} catch (error) {
			refused(error);
		}
	};
	return { send, busy: isPending, captcha: state.captcha ? captcha : undefined, waitSeconds };
}
