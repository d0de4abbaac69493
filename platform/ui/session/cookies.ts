// What a browser remembers of a login for a day: a name to fill in, never a password or a token.

const lifetimeSeconds = 24 * 60 * 60;

export type RememberCookie = "loginRemember" | "loginTypeSms" | `username_${string}`;

export function rememberCookie(name: RememberCookie, value: string): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
	document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${lifetimeSeconds}; Path=/; SameSite=Strict`;
}

export function forgetCookie(name: RememberCookie): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
	document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict`;
}

export function rememberedCookie(name: RememberCookie): string | undefined {
	const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
	const value = found?.slice(name.length + 1) ?? "";
	return value === "" ? undefined : decodeURIComponent(value);
}
