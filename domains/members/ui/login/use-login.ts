// The popup's form of the login: sends it, and puts a refusal where it belongs in the form. What was typed stays.
import { useEffect, useEffectEvent, useReducer } from "react";
import type { UseFormReturn } from "react-hook-form";
import { failureSentence, useCountdown } from "#platform/ui";
import { type Captcha, useCaptcha } from "../captcha/use-captcha.ts";
import { type AskedLogin, askedProofOf } from "./asked-login.ts";
import type { LoggedIn } from "./logged-in.ts";
import { afterRefusal, type LoginState, newLogin, placeOf, type Refusal } from "./login-state.ts";
import { refusalOf, useLoginAttempt } from "./use-login-attempt.ts";

export type LoginForm = {
	readonly username: string;
	readonly password: string;
	readonly captcha: string;
	readonly remember: boolean;
};

export type LoginUses = {
	readonly onLoggedIn: (login: LoggedIn) => void;
	/** The password was right, and a second proof is asked for. */
	readonly onAsked: (login: AskedLogin) => void;
	/** A refusal from before the form was there. */
	readonly refusedBefore?: unknown;
};

export type LoginSending = {
	readonly send: (values: LoginForm) => Promise<void>;
	readonly busy: boolean;
	readonly captcha: Captcha | undefined;
	/** Seconds until the next attempt may be made. */
	readonly waitSeconds: number;
};

const reduce = (state: LoginState, { refusal, now }: { refusal: Refusal; now: number }): LoginState =>
	afterRefusal(state, refusal, now);

export function useLogin(
	form: UseFormReturn<LoginForm>,
	{ onLoggedIn, onAsked, refusedBefore }: LoginUses,
): LoginSending {
	const { attempt, busy } = useLoginAttempt();
	const [state, refuse] = useReducer(reduce, newLogin);
	const captcha = useCaptcha({ shown: state.captcha });
	const waitSeconds = useCountdown(state.waitUntil);
	const refused = (error: unknown): void => {
		const refusal = refusalOf(error);
		refuse({ refusal, now: Date.now() });
		captcha.renew();
		form.setValue("captcha", "");
		const place = placeOf(refusal.code);
		const message = failureSentence(error);
		if (place === "form") form.setError("root", { message });
		else form.setError(place, { message }, { shouldFocus: true });
	};
	const begin = useEffectEvent(() => {
		if (refusedBefore !== undefined) refused(refusedBefore);
	});
	useEffect(() => {
		begin();
	}, []);
	const send = async ({ captcha: text, ...typed }: LoginForm): Promise<void> => {
		try {
			onLoggedIn(await attempt({ ...typed, ...(state.captcha ? { captcha: { text, id: captcha.id } } : {}) }));
		} catch (error) {
			const asked = askedProofOf(error);
			if (asked === undefined) refused(error);
			else onAsked({ asked, ...typed });
		}
	};
	return { send, busy, captcha: state.captcha ? captcha : undefined, waitSeconds };
}
