// What a browser keeps of a login: for a day the name to fill in, when the person wants it, and which browser it is.
// Never a password, never a token.
import { forgetCookie, rememberCookie, rememberedCookie } from "#platform/ui";

export type RememberedLogin = { readonly username: string; readonly remember: boolean };

const encoded = (name: string): string => encodeURIComponent(name.toLowerCase());

export function rememberedLogin(): RememberedLogin {
	const username = rememberedCookie("loginRemember") ?? "";
	const known = username !== "" && rememberedCookie(`username_${encoded(username)}`) === "1";
	return known ? { username, remember: true } : { username: "", remember: false };
}

export function rememberLogin({ username, remember }: RememberedLogin): void {
	const before = rememberedCookie("loginRemember");
	if (before !== undefined && before !== username) forgetCookie(`username_${encoded(before)}`);
	if (!remember) {
		forgetCookie("loginRemember");
		forgetCookie("loginTypeSms");
		forgetCookie(`username_${encoded(username)}`);
		return;
	}
	rememberCookie("loginRemember", username);
	rememberCookie("loginTypeSms", "0");
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
