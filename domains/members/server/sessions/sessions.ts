// Who holds a token, answered from memory where it can be: a spin goes through here. Every node hears when a session
// ends, and reads a session again after a few seconds in case it did not.
import type { Database } from "#platform/db";
import type { Log, Principal } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { isAlive, needsTouch } from "../../core/index.ts";
import { readToken } from "../secrets.ts";
import { type Remembered, type SessionMemory, sessionMemory } from "./session-memory.ts";
import { endedChannel, findSession, touchSessions } from "./session-store.ts";

export type SessionsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	readonly idleMinutesOf: (merchant: string) => number;
};

/**
 * Hears of one session that ended, on this node or another; of undefined when word may have been missed. Whoever ended it
 * here waits for what a listener has to do: only then is the end answered.
 */
export type EndListener = (sessionId: string | undefined) => void | Promise<void>;

export type Sessions = {
	/** Undefined for a token that is malformed, unknown, ended or idle for too long. */
	readonly authenticate: (token: string) => Promise<Principal | undefined>;
	/** The same, without counting as activity. */
	readonly peek: (token: string) => Promise<Principal | undefined>;
	/** Ends at once what hangs on sessions that ended, before other nodes' word of it comes back. Never rejects. */
	readonly forget: (sessionIds: readonly string[]) => Promise<void>;
	/** What is remembered of a session that goes on is read again. */
	readonly reread: (sessionId: string) => void;
	readonly onEnded: (listener: EndListener) => void;
	readonly close: () => Promise<void>;
};

const freshMilliseconds = 5_000;
const mostRemembered = 200_000;

export async function createSessions(deps: SessionsDeps): Promise<Sessions> {
	const memory = sessionMemory({ most: mostRemembered });
	const listeners: EndListener[] = [];
	const end = async (sessionId: string | undefined): Promise<void> => {
		// Nothing was heard for a while, so nothing that is remembered can be trusted.
		if (sessionId === undefined) memory.forgetAll();
		else memory.forget(sessionId);
		const ends = await Promise.allSettled(listeners.map(async (listener) => listener(sessionId)));
		if (ends.some(({ status }) => status === "rejected")) deps.log.warn({}, "what hangs on a session was not ended");
	};
	const stop = await deps.db.listen(endedChannel, (sessionId) => void end(sessionId === "" ? undefined : sessionId));
	const living = (token: string, now: Date) => findLiving({ ...deps, memory }, token, now);
	return {
		authenticate: async (token) => {
			const now = deps.clock.now();
			const session = await living(token, now);
			if (session === undefined) return undefined;
			session.lastSeenAt = now;
			if (needsTouch(session.writtenAt, now)) touch(deps, session, now);
			return session.principal;
		},
		peek: async (token) => (await living(token, deps.clock.now()))?.principal,
		forget: async (sessionIds) => {
			await Promise.all(sessionIds.map(end));
		},
		reread: memory.forget,
		onEnded: (listener) => void listeners.push(listener),
		close: stop,
	};
}

type Finding = SessionsDeps & { readonly memory: SessionMemory };

async function findLiving(finding: Finding, token: string, now: Date): Promise<Remembered | undefined> {
	const known = finding.memory.get(token);
	const session = known !== undefined && now.getTime() < known.freshUntil ? known : await read(finding, token, now);
	if (session === undefined) return undefined;
	const { merchant, sessionId } = session.principal;
	if (isAlive(session, { idleMinutes: finding.idleMinutesOf(merchant) }, now)) return session;
	finding.memory.forget(sessionId);
	return undefined;
}

/** What this node saw and the database does not know yet is kept. */
async function read({ db, memory }: Finding, text: string, now: Date): Promise<Remembered | undefined> {
	const token = readToken(text);
	const forgotten = memory.forgotten();
	const stored = token === undefined ? undefined : await findSession(db, token);
	if (token === undefined || stored === undefined) return undefined;
	const seen = memory.get(text)?.lastSeenAt;
	const session: Remembered = {
		...stored,
		lastSeenAt: seen !== undefined && seen > stored.lastSeenAt ? seen : stored.lastSeenAt,
		writtenAt: stored.lastSeenAt,
		token,
		freshUntil: now.getTime() + (memory.forgotten() === forgotten ? freshMilliseconds : 0),
	};
	memory.keep(text, session);
	return session;
}

/** Nobody waits for it: at worst a session ends a minute early. */
function touch({ db, log }: SessionsDeps, session: Remembered, now: Date): void {
	session.writtenAt = now;
	touchSessions(db, [session.token], now).catch(() => log.warn({}, "a session's last call was not written"));
}
