// The invitation code of the address somebody came by: kept for the visit, so that it is not lost before they register.
import { isWayBack } from "../channels/is-way-back.ts";

const key = "affiliateCode";
const longest = 32;

/** The code in a search like "?code=AG12"; undefined when there is none that could be one. */
export function codeIn(search: string): string | undefined {
	// Who comes back from a channel brings its code.
	if (isWayBack(search)) return undefined;
	const code = new URLSearchParams(search).get("code")?.trim() ?? "";
	return /^[A-Za-z0-9_-]+$/.test(code) && code.length <= longest ? code : undefined;
}

export function keepInvitation(): void {
	const code = codeIn(location.search);
	if (code !== undefined) sessionStorage.setItem(key, code);
}

export const keptInvitation = (): string => codeIn(location.search) ?? sessionStorage.getItem(key) ?? "";
