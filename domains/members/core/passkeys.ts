// What holds for passkeys: where one may be used, how many an account has, how long a question waits for its answer.

/** How long a challenge waits. */
export const challengeMinutes = 5;

export const mostPasskeys = 10;
export const longestPasskeyName = 40;

/**
 * Whether a browser's answer comes from a page of the host that was called: by https, and by http on the machine itself
 * alone, as browsers have it. A passkey belongs to a host, whatever its port.
 */
export function originFits({ origin, host }: { readonly origin: string; readonly host: string }): boolean {
	const [, scheme, name] = /^(https?):\/\/([a-z0-9.-]+)(?::[0-9]{1,5})?$/.exec(origin) ?? [];
	if (scheme === undefined || name !== host.toLowerCase()) return false;
	return scheme === "https" || name === "localhost";
}
