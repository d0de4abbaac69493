// What a tab keeps while somebody is away at a channel, and what they bring back. In session storage: it ends with the tab.
import { isWayBack, returnKey } from "./is-way-back.ts";

const bindingKey = "channelBinding";
const linkKey = "channelLink";

export const keepBinding = (binding: string): void => sessionStorage.setItem(bindingKey, binding);
export const keepLink = (linkToken: string): void => sessionStorage.setItem(linkKey, linkToken);

function take(key: string): string | undefined {
	const value = sessionStorage.getItem(key) ?? undefined;
	sessionStorage.removeItem(key);
	return value;
}

export const takeLink = (): string | undefined => take(linkKey);

export type WayBack = { readonly query: string; readonly binding: string };

/** Once: the address forgets it too. Undefined for who did not begin in this tab. */
export function takeWayBack(): WayBack | undefined {
	const { search, pathname } = location;
	if (!isWayBack(search)) return undefined;
	const binding = take(bindingKey);
	history.replaceState(history.state, "", pathname);
	return binding === undefined ? undefined : { query: search.replace(/^\?/, ""), binding };
}

/** Once. Undefined for who did not begin in this tab. */
export function takeReturn(): WayBack | undefined {
	const query = take(returnKey);
	if (query === undefined) return undefined;
	const binding = take(bindingKey);
	return binding === undefined ? undefined : { query, binding };
}
