// Reads from the address why the frame was opened. A one-time token is good once, so the address is wiped afterwards.

export type Entry =
	| { readonly kind: "launch"; readonly launchToken: string; readonly playType?: string }
	/** Opened for a past round, which the site sends by message. */
	| { readonly kind: "replay" }
	/** A reload, or opened by hand: play goes on if this tab still holds a play token. */
	| { readonly kind: "resume" };

const token = /^[A-Za-z0-9_-]{20,64}$/;
const way = /^[\w-]{1,40}$/;

/** `hash` is the address's fragment, with or without its `#`. */
export function readEntry(hash: string): Entry {
	const fields = new URLSearchParams(hash.replace(/^#/, ""));
	const launchToken = fields.get("launch") ?? "";
	const playType = fields.get("playType") ?? "";
	if (token.test(launchToken)) return { kind: "launch", launchToken, ...(way.test(playType) ? { playType } : {}) };
	return fields.has("replay") ? { kind: "replay" } : { kind: "resume" };
}
