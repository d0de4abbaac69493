// What a refused login means for the form. Pure: the refusal goes in; the captcha, the wait and the place come out.
import * as z from "zod/mini";

/** Where the sentence stands: beside a field, or above the button. */
export type LoginPlace = "password" | "captcha" | "form";

export type LoginState = {
	/** The next attempt must bring a captcha. */
	readonly captcha: boolean;
	/** No attempt before this moment, in milliseconds since 1970. */
	readonly waitUntil: number | undefined;
};

export type Refusal = { readonly code: string; readonly value?: unknown };

export const newLogin: LoginState = { captcha: false, waitUntil: undefined };

/** Where many come in at once, the button rests this long before it may be pressed again. */
export const busySeconds = 3;

const flags = z.object({
	captcha: z.catch(z.optional(z.boolean()), undefined),
	retryAfterSeconds: z.catch(z.optional(z.number()), undefined),
});

const busyCodes: ReadonlySet<string> = new Set(["SERVER_BUSY", "TOO_MANY_REQUESTS", "LOGIN_LOCKED", "PASSWORD_LOCKED"]);

/** `now` in milliseconds. A captcha that was asked for once stays until the login succeeds. */
export function afterRefusal(state: LoginState, refusal: Refusal, now: number): LoginState {
	const read = z.safeParse(flags, refusal.value).data;
	const seconds = read?.retryAfterSeconds ?? (busyCodes.has(refusal.code) ? busySeconds : 0);
	return {
		captcha: state.captcha || read?.captcha === true || refusal.code.startsWith("CAPTCHA_"),
		waitUntil: seconds > 0 ? now + seconds * 1000 : undefined,
	};
}

/** Whether the next attempt needs what only the popup has room for: the picture, or the wait. */
export const needsPopup = ({ captcha, waitUntil }: LoginState): boolean => captcha || waitUntil !== undefined;

export function placeOf(code: string): LoginPlace {
	if (code === "WRONG_CREDENTIALS") return "password";
	return code.startsWith("CAPTCHA_") ? "captcha" : "form";
}
