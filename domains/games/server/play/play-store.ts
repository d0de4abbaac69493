// Rows of play sessions. Tokens come in as digests.
import { type Database, type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";

export type NewPlaySession = {
	readonly id: string;
	readonly launchDigest: Buffer;
	readonly launchUntil: Date;
	readonly expiresAt: Date;
	readonly gameId: string;
	readonly currency: string;
	readonly merchant: string;
	readonly player: { readonly memberId: string; readonly loginSession: string } | undefined;
	/** Its play token, where a vendor is given it at once; the launch token is nobody's then. */
	readonly entered?: { readonly tokenDigest: Buffer; readonly at: Date };
	/** What a trial begins with, in minor units; undefined for money. */
	readonly demoBalance: bigint | undefined;
};

export async function insertPlaySession(tx: Tx, session: NewPlaySession): Promise<void> {
	const demo = session.demoBalance === undefined ? null : session.demoBalance.toString();
	const zero = demo === null ? null : "0";
	await tables<GamesTables>(tx)
		.insertInto("games.play_session")
		.values({
			id: session.id,
			launch_digest: session.launchDigest,
			launch_until: session.launchUntil,
			token_digest: session.entered?.tokenDigest ?? null,
			entered_at: session.entered?.at ?? null,
			expires_at: session.expiresAt,
			mode: session.player === undefined ? "demo" : "real",
			member_id: session.player?.memberId ?? null,
			login_session: session.player?.loginSession ?? null,
			game_id: session.gameId,
			currency: session.currency,
			merchant: session.merchant,
			demo_balance: demo,
			demo_rounds: demo === null ? null : 0,
			demo_staked: zero,
			demo_won: zero,
		})
		.execute();
}

export type PlaySessionRow = {
	readonly id: string;
	readonly mode: "real" | "demo";
	readonly member_id: string | null;
	readonly login_session: string | null;
	readonly game_id: string;
	readonly currency: string;
	readonly merchant: string;
	readonly entered_at: Date | null;
	readonly expires_at: Date;
	readonly ended_at: Date | null;
};

const columns = [
	"id",
	"mode",
	"member_id",
	"login_session",
	"game_id",
	"currency",
	"merchant",
	"entered_at",
	"expires_at",
	"ended_at",
] as const;

/** Exchanges a launch token for a play token, once and before its time is over. */
export async function enterPlaySession(
	tx: Tx,
	entry: { launchDigest: Buffer; tokenDigest: Buffer; now: Date },
): Promise<PlaySessionRow | undefined> {
	return tables<GamesTables>(tx)
		.updateTable("games.play_session")
		.set({ token_digest: entry.tokenDigest, entered_at: entry.now })
		.where("launch_digest", "=", entry.launchDigest)
		.where("entered_at", "is", null)
		.where("ended_at", "is", null)
		.where("launch_until", ">", entry.now)
		.returning(columns)
		.executeTakeFirst();
}

const findByTokenStatement = {
	name: "games.find-play-sessions",
	text: `select token_digest, ${columns.join(", ")} from games.play_session where token_digest = any($1)`,
};

/** The sessions of many tokens, in the order of their digests. */
export async function findByTokens(
	db: Database,
	tokenDigests: readonly Buffer[],
): Promise<readonly (PlaySessionRow | undefined)[]> {
	const rows = await db.call<PlaySessionRow & { token_digest: Buffer }>(findByTokenStatement, [tokenDigests]);
	const byDigest = new Map(rows.map((row) => [row.token_digest.toString("base64"), row]));
	return tokenDigests.map((digest) => byDigest.get(digest.toString("base64")));
}

export async function findById(tx: Tx, id: string): Promise<PlaySessionRow | undefined> {
	return tables<GamesTables>(tx)
		.selectFrom("games.play_session")
		.select(columns)
		.where("id", "=", id)
		.executeTakeFirst();
}

export async function endPlaySession(tx: Tx, id: string, now: Date): Promise<void> {
	await tables<GamesTables>(tx)
		.updateTable("games.play_session")
		.set({ ended_at: now })
		.where("id", "=", id)
		.where("ended_at", "is", null)
		.execute();
}

/** Ends what hangs on a login; returns the ids of what was ended. */
export async function endByLogin(tx: Tx, loginSession: string, now: Date): Promise<void> {
	await tables<GamesTables>(tx)
		.updateTable("games.play_session")
		.set({ ended_at: now })
		.where("login_session", "=", loginSession)
		.where("ended_at", "is", null)
		.execute();
}

/** Forgets sessions that ran out before a moment. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
	await tables<GamesTables>(tx).deleteFrom("games.play_session").where("expires_at", "<", before).execute();
}
