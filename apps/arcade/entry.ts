// Reads from the address why the frame was opened. A one-time token is good once, so the address is wiped afterwards.

export type Entry =
	| { readonly kind: "launch"; readonly launchToken: string }
	| { readonly kind: "replay"; readonly replayToken: string }
	/** Opened for a replay whose round the site will send by message. */
	| { readonly kind: "await-replay" }
	/** A reload, or opened by hand: play goes on if this tab still holds a play token. */
	| { readonly kind: "resume" };

const token = /^[A-Za-z0-9_-]{20,64}$/;

/** `hash` is the address's fragment, with or without its `#`. */
export function readEntry(hash: string): Entry {
	const fields = new URLSearchParams(hash.replace(/^#/, ""));
	const launchToken = fields.get("launch") ?? "";
	if (token.test(launchToken)) return { kind: "launch", launchToken };
	const replay = fields.get("replay");
	if (replay === null) return { kind: "resume" };
	return token.test(replay) ? { kind: "replay", replayToken: replay } : { kind: "await-replay" };
}
