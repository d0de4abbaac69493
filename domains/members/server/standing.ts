// What higher domains ask of a member before money is staked: the standing of accounts, and whether a login still runs.
import { type Database, gatherReads, type Tx, tables } from "#platform/db";
import { type Clock, type MemberId, memberId } from "#platform/kernel";
import { isAlive, needsTouch } from "../core/index.ts";
import { touchSessions } from "./sessions/session-store.ts";
import type { MembersTables } from "./tables.ts";

/** Whoever is not active may not stake; frozen and excluded members may still look at and take out what is theirs. */
export type MemberStatus = "active" | "frozen" | "excluded" | "closed";

export type Standing = { readonly status: MemberStatus; readonly account: string; readonly merchant: string };

const mostAsked = 1_000;

/** The standing of each member that exists; at most 1,000 at once. */
export async function readStandings(tx: Tx, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, Standing>> {
	if (ids.length === 0) return new Map();
	if (ids.length > mostAsked) throw new RangeError("too many members at once");
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.accounts")
		.select(["id", "status", "account", "merchant"])
		.where("id", "in", [...ids])
		.execute();
	return new Map(
		rows.map(({ id, status, ...rest }) => [memberId(id), { ...rest, status: status === "locked" ? "frozen" : status }]),
	);
}

export type LoginName = { readonly memberId: MemberId; readonly sessionId: string };

const findStatement = {
	name: "members.find-logins",
	text: `select s.session_id, s.member_id, s.token_digest, s.last_seen_at, s.expires_at, a.merchant
		from unnest($1::bigint[], $2::uuid[]) as asked (member_id, session_id)
		join members.sessions as s on s.member_id = asked.member_id and s.session_id = asked.session_id
		join members.accounts as a on a.id = s.member_id and a.status = 'active'`,
};

type LoginRow = {
	session_id: string;
	member_id: string;
	token_digest: Buffer;
	last_seen_at: Date;
	expires_at: Date;
	merchant: string;
};

export type LoginDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly idleMinutesOf: (merchant: string) => number;
};

/** Whether a login still runs. Asking is activity of its member: who plays in a frame is not idle. */
export function createLoginRuns(deps: LoginDeps): (login: LoginName) => Promise<boolean> {
	return gatherReads({ read: (logins) => loginsRun(deps, logins) });
}

async function loginsRun({ db, clock, idleMinutesOf }: LoginDeps, logins: readonly LoginName[]): Promise<boolean[]> {
	const now = clock.now();
	const rows = await db.call<LoginRow>(findStatement, [
		logins.map(({ memberId }) => memberId),
		logins.map(({ sessionId }) => sessionId),
	]);
	const alive = rows.filter(({ last_seen_at, expires_at, merchant }) =>
		isAlive({ lastSeenAt: last_seen_at, expiresAt: expires_at }, { idleMinutes: idleMinutesOf(merchant) }, now),
	);
	const stale = alive.filter(({ last_seen_at }) => needsTouch(last_seen_at, now));
	await touchSessions(
		db,
		stale.map((row) => ({ memberId: memberId(row.member_id), digest: row.token_digest })),
		now,
	);
	const running = new Set(alive.map(({ session_id, member_id }) => `${member_id} ${session_id}`));
	return logins.map((login) => running.has(`${login.memberId} ${login.sessionId}`));
}
