// What a tab keeps while somebody is away at a channel, and what they bring back. In session storage: it ends with the tab.

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

/** Whether an address is one that a channel sends people back to. */
export function isWayBack(search: string): boolean {
	const query = new URLSearchParams(search);
	return query.has("state") && (query.has("code") || query.has("error"));
}

export type WayBack = { readonly query: string; readonly binding: string };

/** Once: the address forgets it too. Undefined for who did not begin in this tab. */
export function takeWayBack(): WayBack | undefined {
	const { search, pathname } = location;
	if (!isWayBack(search)) return undefined;
	const binding = take(bindingKey);
	history.replaceState(history.state, "", pathname);
	return binding === undefined ? undefined : { query: search.replace(/^\?/, ""), binding };
}

const returnKey = "channelReturn";

/** Puts what a channel brought back aside, for who is logged in already: the security centre takes it. */
export function keepReturn(): boolean {
	if (!isWayBack(location.search)) return false;
	sessionStorage.setItem(returnKey, location.search.slice(1));
	return true;
}

/** Once. Undefined for who did not begin in this tab. */
export function takeReturn(): WayBack | undefined {
	const query = take(returnKey);
	if (query === undefined) return undefined;
	const binding = take(bindingKey);
	return binding === undefined ? undefined : { query, binding };
}
