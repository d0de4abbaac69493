// Sessions in memory, found by token and by session id. Decides nothing about how long one lives.
import type { SessionToken } from "../secrets.ts";
import type { StoredSession } from "./session-store.ts";

export type Remembered = StoredSession & {
	/** The last call this node saw. */
	lastSeenAt: Date;
	/** The last call the database knows of. */
	writtenAt: Date;
	readonly token: SessionToken;
	/** From then on (milliseconds) the row is read again. */
	readonly freshUntil: number;
};

export type SessionMemory = {
	readonly get: (token: string) => Remembered | undefined;
	readonly keep: (token: string, session: Remembered) => void;
	readonly forget: (sessionId: string) => void;
	readonly forgetAll: () => void;
	/** Counts what was forgotten: a row that was read meanwhile may be of a session that ended meanwhile. */
	readonly forgotten: () => number;
};

/** When it holds `most` sessions it begins anew: a full memory costs a read each, never an error. */
export function sessionMemory({ most }: { readonly most: number }): SessionMemory {
	const byToken = new Map<string, Remembered>();
	const tokenOf = new Map<string, string>();
	let forgotten = 0;
	const forgetAll = (): void => {
		forgotten += 1;
		byToken.clear();
		tokenOf.clear();
	};
	return {
		get: (token) => byToken.get(token),
		keep: (token, session) => {
			if (byToken.size >= most && !byToken.has(token)) forgetAll();
			byToken.set(token, session);
			tokenOf.set(session.principal.sessionId, token);
		},
		forget: (sessionId) => {
			forgotten += 1;
			byToken.delete(tokenOf.get(sessionId) ?? "");
			tokenOf.delete(sessionId);
		},
		forgetAll,
		forgotten: () => forgotten,
	};
}
