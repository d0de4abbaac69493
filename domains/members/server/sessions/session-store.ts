// Rows of sessions. The token itself is never here: only its digest.
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { Principal, RunningExclusion } from "#platform/http";
import { isCurrencyCode, type MemberId } from "#platform/kernel";
import { isAccountType, isGuest, type SessionTimes } from "../../core/index.ts";
import type { SessionToken } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";

export type StoredSession = SessionTimes & { readonly principal: Principal };

export type NewSession = SessionToken & {
	readonly sessionId: string;
	readonly createdAt: Date;
	readonly expiresAt: Date;
	readonly address: string;
	readonly userAgent: string;
	readonly excluded: RunningExclusion | undefined;
	readonly passwordOwed: boolean;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.sessions")
		.values({
			member_id: session.memberId,
			token_digest: session.digest,
			session_id: session.sessionId,
			created_at: session.createdAt,
			last_seen_at: session.createdAt,
			expires_at: session.expiresAt,
			address: session.address,
			user_agent: session.userAgent.slice(0, 300),
			renewed_at: null,
			exclusion_kind: session.excluded?.kind ?? null,
			exclusion_until: session.excluded?.until ?? null,
			password_owed: session.passwordOwed,
		})
		.execute();
}

type SessionRow = {
	readonly session_id: string;
	readonly last_seen_at: Date;
	readonly expires_at: Date;
	readonly account: string;
	readonly merchant: string;
	readonly currency: string;
	readonly type: number;
	readonly exclusion_kind: RunningExclusion["kind"] | null;
	readonly exclusion_until: Date | null;
	readonly password_owed: boolean;
};

const findStatement = {
	name: "members.find-session",
	text: `select s.session_id, s.last_seen_at, s.expires_at, a.account, a.merchant, a.currency, a.type,
			s.exclusion_kind, s.exclusion_until, s.password_owed and a.password_is_default as password_owed
		from members.sessions as s join members.accounts as a on a.id = s.member_id
		where s.member_id = $1 and s.token_digest = $2 and a.status = 'active'`,
};

export async function findSession(db: Database, token: SessionToken): Promise<StoredSession | undefined> {
	const [row] = await db.call<SessionRow>(findStatement, [token.memberId, token.digest]);
	if (row === undefined || !isCurrencyCode(row.currency) || !isAccountType(row.type)) return undefined;
	return {
		lastSeenAt: row.last_seen_at,
		expiresAt: row.expires_at,
		principal: {
			memberId: token.memberId,
			sessionId: row.session_id,
			guest: isGuest(row.type),
			account: row.account,
			merchant: row.merchant,
			currency: row.currency,
			excluded: exclusionOf(row),
			...(row.password_owed ? { passwordOwed: true } : {}),
		},
	};
}

const exclusionOf = ({ exclusion_kind: kind, exclusion_until: until }: SessionRow): RunningExclusion | undefined =>
	kind === null || until === null ? undefined : { kind, until };

const touchStatement = {
	name: "members.touch-sessions",
	text: `update members.sessions as s set last_seen_at = $3
		from unnest($1::bigint[], $2::bytea[]) as seen (member_id, token_digest)
		where s.member_id = seen.member_id and s.token_digest = seen.token_digest and s.last_seen_at < $3`,
};

export async function touchSessions(db: Database, tokens: readonly SessionToken[], now: Date): Promise<void> {
	if (tokens.length === 0) return;
	await db.call(touchStatement, [tokens.map(({ memberId }) => memberId), tokens.map(({ digest }) => digest), now]);
}

/** The channel on which every node hears the ids of sessions that have ended. */
/** A fresh login counts from now on in this session. */
export async function renewSession(
	tx: Tx,
	{ memberId, sessionId, now }: Pick<Principal, "memberId" | "sessionId"> & { readonly now: Date },
): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.sessions")
		.set({ renewed_at: now })
		.where("member_id", "=", memberId)
		.where("session_id", "=", sessionId)
		.execute();
}

export const endedChannel = "session_ended";

/** Which sessions of a member: one, all but one, or all. */
export type WhichSessions = { readonly only: string } | { readonly allBut: string } | "all";

/** Ends sessions of a member; every node hears of it when the transaction commits. Returns their ids. */
export async function endSessions(tx: Tx, memberId: MemberId, which: WhichSessions): Promise<readonly string[]> {
	const ended = await sql<{ session_id: string }>`
		with ended as (
			delete from members.sessions where member_id = ${memberId} and ${conditionOf(which)} returning session_id
		)
		select session_id, pg_notify(${endedChannel}, session_id::text) from ended`.execute(tx);
	return ended.rows.map((row) => row.session_id);
}

/** All of a member's, and none begins before the transaction ends: a login that is under way waits for its outcome. */
export async function endEverySession(tx: Tx, memberId: MemberId): Promise<readonly string[]> {
	await sql`select 1 from members.accounts where id = ${memberId} for update`.execute(tx);
	return endSessions(tx, memberId, "all");
}

function conditionOf(which: WhichSessions) {
	if (which === "all") return sql`true`;
	return "only" in which ? sql`session_id = ${which.only}` : sql`session_id <> ${which.allBut}`;
}

/** When a session began; undefined for one that has ended. */
export async function sessionStart(
	tx: Tx,
	session: { readonly memberId: MemberId; readonly sessionId: string },
): Promise<Date | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.sessions")
		.select("created_at")
		.where("member_id", "=", session.memberId)
		.where("session_id", "=", session.sessionId)
		.executeTakeFirst();
	return row?.created_at;
}

export type OpenSession = SessionTimes & {
	readonly sessionId: string;
	readonly createdAt: Date;
	readonly address: string;
	readonly userAgent: string;
};

/** The sessions of a member, the latest activity first; those that ended by idling may still be among them. */
export async function sessionsOf(tx: Tx, memberId: MemberId, most: number): Promise<readonly OpenSession[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.sessions")
		.where("member_id", "=", memberId)
		.select(["session_id", "created_at", "last_seen_at", "expires_at", "address", "user_agent"])
		.orderBy("last_seen_at", "desc")
		.orderBy("session_id")
		.limit(most)
		.execute();
	return rows.map((row) => ({
		sessionId: row.session_id,
		createdAt: row.created_at,
		lastSeenAt: row.last_seen_at,
		expiresAt: row.expires_at,
		address: row.address,
		userAgent: row.user_agent,
	}));
}
