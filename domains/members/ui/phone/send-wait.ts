// Until when no further code may be asked for, kept over a reload: the moment alone, never the number.

/** Ways of somebody who is not logged in. */
export type PhoneWay = "login" | "password" | "register-name" | "register-mobile";

/** Ways whose number a third party may prove instead. */
export type ProvingWay = Exclude<PhoneWay, "password">;

/** `provider`: in the window of the house's own stand-in. */
export type SendWay =
	| PhoneWay
	| "provider"
	| "payment"
	| `second-${"phone" | "email"}`
	| `contact-${"phone" | "email"}-${"new" | "proof"}`;

const keyOf = (way: SendWay): string => `codeWait_${way}`;

/** Milliseconds since 1970; undefined when nothing is waited for. */
export function keptWait(way: SendWay, now: number): number | undefined {
	const until = Number(sessionStorage.getItem(keyOf(way)) ?? "0");
	return Number.isSafeInteger(until) && until > now ? until : undefined;
}

export function keepWait(way: SendWay, until: number): void {
	sessionStorage.setItem(keyOf(way), String(until));
}

const standardSeconds = 60;

/** Seconds of the countdown after a code was sent; 60 where the answer does not say (section 9 of the specification). */
export const countdownSeconds = (expiredMinutes: number | undefined): number =>
	expiredMinutes === undefined || !(expiredMinutes > 0) ? standardSeconds : Math.round(expiredMinutes * 60);

export const throttleMilliseconds = 1_000;

/** A press counts when the last one is a second old and no countdown runs. Times in milliseconds. */
export const maySend = (
	{ pressedAt, until }: { readonly pressedAt: number; readonly until: number | undefined },
	now: number,
): boolean => now - pressedAt >= throttleMilliseconds && (until === undefined || until <= now);
