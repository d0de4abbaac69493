// Sessions of the back office: who holds a token, asked of the database at every call, so that a role that is taken away
// or an account that is disabled counts at once. The token itself is nowhere: only its digest.
import { isAlive, needsTouch } from "#members/core";
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { StaffPrincipal } from "#platform/http";
import type { Clock, NewId } from "#platform/kernel";
import { digestOf, newSecret } from "#platform/kernel/node";
import { allowedBy, entryLimits } from "../../core/index.ts";
import type { BackofficeTables } from "../tables.ts";

const tokenShape = /^ops\.[A-Za-z0-9_-]{43}$/;

export type StaffSessions = {
	/** Undefined for a token that is none, has ended or was idle for too long. Counts as activity. */
	readonly authenticate: (token: string) => Promise<StaffPrincipal | undefined>;
	/** The same, without counting as activity. */
	readonly peek: (token: string) => Promise<StaffPrincipal | undefined>;
};

type SessionsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	/** All that may be allowed. */
	readonly permissions: ReadonlySet<string>;
};

export function createStaffSessions({ db, clock, permissions }: SessionsDeps): StaffSessions {
	const standing = async (token: string) => {
		if (!tokenShape.test(token)) return undefined;
		const [row] = await db.call<SessionRow>(findStatement, [digestOf(token)]);
		const times = row && { lastSeenAt: row.last_seen_at, expiresAt: row.expires_at };
		if (times === undefined || !isAlive(times, entryLimits, clock.now())) return undefined;
		return row;
	};
	return {
		peek: async (token) => principalOf(await standing(token), permissions),
		authenticate: async (token) => {
			const row = await standing(token);
			const now = clock.now();
			if (row !== undefined && needsTouch(row.last_seen_at, now))
				await db.call(touchStatement, [digestOf(token), now, row.staff_id]);
			return principalOf(row, permissions);
		},
	};
}

type SessionRow = {
	readonly session_id: string;
	readonly staff_id: string;
	readonly merchant: string;
	readonly username: string;
	readonly last_seen_at: Date;
	readonly expires_at: Date;
	readonly permissions: string[];
	readonly alone_up_to: string | null;
};

const findStatement = {
	name: "backoffice.find-session",
	text: `select s.session_id, s.staff_id, p.merchant, p.username, s.last_seen_at, s.expires_at,
			array(select unnest(r.permissions) from backoffice.role as r
				where r.merchant = p.merchant and r.code = any (p.roles)) as permissions,
			(select max(r.alone_up_to)::text from backoffice.role as r
				where r.merchant = p.merchant and r.code = any (p.roles)) as alone_up_to
		from backoffice.session as s join backoffice.staff as p on p.id = s.staff_id
		where s.token_digest = $1 and not p.disabled`,
};

const touchStatement = {
	name: "backoffice.touch-session",
	text: `with seen as (update backoffice.session set last_seen_at = $2 where token_digest = $1 and last_seen_at < $2)
		update backoffice.staff set last_access_at = $2 where id = $3 and (last_access_at is null or last_access_at < $2)`,
};

function principalOf(row: SessionRow | undefined, known: ReadonlySet<string>): StaffPrincipal | undefined {
	if (row === undefined) return undefined;
	const { staff_id: staffId, session_id: sessionId, merchant, username: name } = row;
	const aloneUpTo = row.alone_up_to === null ? undefined : BigInt(row.alone_up_to);
	return { staffId, sessionId, merchant, name, permissions: allowedBy([row], known), aloneUpTo };
}

export type Opening = {
	readonly staffId: string;
	readonly now: Date;
	readonly address: string;
	readonly userAgent: string;
};

/** Answers the token, this once. */
export async function openSession(tx: Tx, newId: NewId, opening: Opening): Promise<string> {
	const token = `ops.${newSecret()}`;
	const { staffId, now, address, userAgent } = opening;
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.session")
		.values({
			token_digest: digestOf(token),
			session_id: newId(),
			staff_id: staffId,
			created_at: now,
			last_seen_at: now,
			expires_at: new Date(now.getTime() + entryLimits.sessionHours * 3_600_000),
			address,
			user_agent: userAgent.slice(0, 300),
		})
		.execute();
	return token;
}

/** The channel on which every node hears the ids of sessions that have ended. */
export const endedChannel = "staff_session_ended";

/** Ends one session of somebody, or all; every node hears of it when the transaction commits. */
export async function endSessions(
	tx: Tx,
	{ staffId, only }: { readonly staffId: string; readonly only?: string },
): Promise<void> {
	const which = only === undefined ? sql`true` : sql`session_id = ${only}::uuid`;
	await sql`
		with ended as (
			delete from backoffice.session where staff_id = ${staffId}::bigint and ${which} returning session_id
		)
		select pg_notify(${endedChannel}, session_id::text) from ended`.execute(tx);
}
