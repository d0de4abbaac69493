// What a browser keeps of a login: for a day the name to fill in, when the person wants it, and which browser it is.
// Never a password, never a token.
import { forgetCookie, rememberCookie, rememberedCookie } from "#platform/ui";

export type RememberedLogin = { readonly username: string; readonly remember: boolean };

/** `sms`: the name is a mobile number, and the login was by text message. */
export type LoginToRemember = RememberedLogin & { readonly sms?: boolean };

const encoded = (name: string): string => encodeURIComponent(name.toLowerCase());

export function rememberedLogin(): RememberedLogin {
	const username = lastLoginWasSms() ? "" : rememberedName();
	return { username, remember: username !== "" };
}

/** Whether the login that is remembered was by text message: then that way is shown first. */
export const lastLoginWasSms = (): boolean => rememberedCookie("loginTypeSms") === "1";

/** The number of such a login; empty when none is remembered. */
export const rememberedNumber = (): string => (lastLoginWasSms() ? rememberedName() : "");

function rememberedName(): string {
	const username = rememberedCookie("loginRemember") ?? "";
	return username !== "" && rememberedCookie(`username_${encoded(username)}`) === "1" ? username : "";
}

export function rememberLogin({ username, remember, sms = false }: LoginToRemember): void {
	const before = rememberedCookie("loginRemember");
	if (before !== undefined && before !== username) forgetCookie(`username_${encoded(before)}`);
	if (!remember) {
		forgetCookie("loginRemember");
		forgetCookie("loginTypeSms");
		forgetCookie(`username_${encoded(username)}`);
		return;
	}
	rememberCookie("loginRemember", username);
	rememberCookie("loginTypeSms", sms ? "1" : "0");
	rememberCookie(`username_${encoded(username)}`, "1");
}

const deviceKey = (username: string): string => `device_${encoded(username)}`;

/** What the server called this browser at an earlier login of this name. */
export function rememberedDevice(username: string): string | undefined {
	return localStorage.getItem(deviceKey(username)) ?? undefined;
}

export function rememberDevice({ username, device }: { readonly username: string; readonly device: string }): void {
	localStorage.setItem(deviceKey(username), device);
}
