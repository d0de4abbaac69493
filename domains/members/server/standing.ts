// What higher domains ask of a member before money is staked: the standing of accounts, and whether a login still runs.
import { type Database, type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { isAlive, needsTouch } from "../core/index.ts";
import { touchSession } from "./session-store.ts";
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
	return new Map(rows.map(({ id, ...standing }) => [memberId(id), standing]));
}

export type LoginName = { readonly memberId: MemberId; readonly sessionId: string };

const findStatement = {
	name: "members.find-login",
	text: `select s.token_digest, s.last_seen_at, s.expires_at, a.merchant
		from members.sessions as s join members.accounts as a on a.id = s.member_id
		where s.member_id = $1 and s.session_id = $2 and a.status = 'active'`,
};

type LoginRow = { token_digest: Buffer; last_seen_at: Date; expires_at: Date; merchant: string };

/** Whether a login still runs. Asking is activity of its member: who plays in a frame is not idle. */
export async function loginRuns(
	deps: { readonly db: Database; readonly idleMinutesOf: (merchant: string) => number },
	login: LoginName,
	now: Date,
): Promise<boolean> {
	const [row] = await deps.db.call<LoginRow>(findStatement, [login.memberId, login.sessionId]);
	if (row === undefined) return false;
	const times = { lastSeenAt: row.last_seen_at, expiresAt: row.expires_at };
	if (!isAlive(times, { idleMinutes: deps.idleMinutesOf(row.merchant) }, now)) return false;
	if (needsTouch(row.last_seen_at, now))
		await touchSession(deps.db, { memberId: login.memberId, digest: row.token_digest }, now);
	return true;
}
