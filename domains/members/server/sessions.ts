// Who holds a token, answered from memory where it can be: a spin goes through here. Every node hears when a session
// ends, and reads a session again after a few seconds in case it did not.
import type { Database } from "#platform/db";
import type { Log, Principal } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { isAlive, needsTouch } from "../core/index.ts";
import { readToken, type SessionToken } from "./secrets.ts";
import { endedChannel, findSession, type StoredSession, touchSession } from "./session-store.ts";

export type SessionsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	readonly idleMinutesOf: (merchant: string) => number;
	/** Told of each session that ended, on this node or another. */
	readonly onEnded: (sessionId: string) => void;
};

export type Sessions = {
	/** Undefined for a token that is malformed, unknown, ended or idle for too long. */
	readonly authenticate: (token: string) => Promise<Principal | undefined>;
	/** Forgets a session at once, before other nodes' word of it comes back. */
	readonly forget: (sessionId: string) => void;
	readonly close: () => Promise<void>;
};

type Remembered = StoredSession & {
	lastSeenAt: Date;
	writtenAt: Date;
	readonly token: SessionToken;
	/** From then on the row is read again. */
	readonly freshUntil: number;
};

const freshMilliseconds = 5_000;
const mostRemembered = 200_000;

export async function createSessions(deps: SessionsDeps): Promise<Sessions> {
	const byToken = new Map<string, Remembered>();
	const tokenOf = new Map<string, string>();
	const forget = (sessionId: string): void => {
		byToken.delete(tokenOf.get(sessionId) ?? "");
		tokenOf.delete(sessionId);
	};
	const forgetAll = (): void => {
		byToken.clear();
		tokenOf.clear();
	};
	const stop = await deps.db.listen(endedChannel, (sessionId) => {
		if (sessionId === "") return forgetAll();
		forget(sessionId);
		deps.onEnded(sessionId);
	});

	async function remember(text: string, now: Date): Promise<Remembered | undefined> {
		const token = readToken(text);
		const stored = token === undefined ? undefined : await findSession(deps.db, token);
		if (token === undefined || stored === undefined) return undefined;
		const seen = byToken.get(text)?.lastSeenAt;
		const lastSeenAt = seen !== undefined && seen > stored.lastSeenAt ? seen : stored.lastSeenAt;
		const session = {
			...stored,
			lastSeenAt,
			writtenAt: stored.lastSeenAt,
			token,
			freshUntil: now.getTime() + freshMilliseconds,
		};
		if (byToken.size >= mostRemembered) forgetAll();
		byToken.set(text, session);
		tokenOf.set(stored.principal.sessionId, text);
		return session;
	}

	async function authenticate(text: string): Promise<Principal | undefined> {
		const now = deps.clock.now();
		const known = byToken.get(text);
		const session = known !== undefined && now.getTime() < known.freshUntil ? known : await remember(text, now);
		if (session === undefined) return undefined;
		const { principal } = session;
		if (!isAlive(session, { idleMinutes: deps.idleMinutesOf(principal.merchant) }, now)) {
			forget(principal.sessionId);
			return undefined;
		}
		session.lastSeenAt = now;
		if (needsTouch(session.writtenAt, now)) touch(session, now);
		return principal;
	}

	/** Nobody waits for it: at worst a session ends a minute early. */
	function touch(session: Remembered, now: Date): void {
		session.writtenAt = now;
		touchSession(deps.db, session.token, now).catch(() => deps.log.warn({}, "a session's last call was not written"));
	}

	return { authenticate, forget, close: stop };
}
