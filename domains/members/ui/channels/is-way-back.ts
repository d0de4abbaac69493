// Whether somebody comes back from a channel. Every visit asks it: what is done then stands in a file of its own.

/** Whether an address is one that a channel sends people back to. */
export function isWayBack(search: string): boolean {
	const query = new URLSearchParams(search);
	return query.has("state") && (query.has("code") || query.has("error"));
}

export const returnKey = "channelReturn";

/** Puts what a channel brought back aside, for who is logged in already: the security centre takes it. */
export function keepReturn(): boolean {
	if (!isWayBack(location.search)) return false;
	sessionStorage.setItem(returnKey, location.search.slice(1));
	return true;
}
