// Rows of the outbox. Decides nothing about when a letter is carried.
import { type Tx, tables } from "#platform/db";
import type { Channel, Settlement } from "../core/index.ts";
import { keepsContent } from "../core/index.ts";
import type { CourierTables } from "./tables.ts";

export type LetterRow = {
	readonly id: string;
	readonly merchant: string;
	readonly channel: Channel;
	readonly kind: string;
	readonly state: "waiting" | "void";
	readonly sealed: Buffer;
	readonly toDigest: Buffer;
	readonly now: Date;
	readonly expiresAt: Date;
};

export async function insertLetter(tx: Tx, letter: LetterRow): Promise<void> {
	const { id, merchant, channel, kind, state } = letter;
	await tables<CourierTables>(tx)
		.insertInto("courier.letters")
		.values({
			id,
			merchant,
			channel,
			kind,
			state,
			sealed: state === "void" ? null : letter.sealed,
			to_digest: state === "void" ? null : letter.toDigest,
			created_at: letter.now,
			expires_at: letter.expiresAt,
			begun_at: null,
			settled_at: state === "void" ? letter.now : null,
		})
		.execute();
}

export type ClaimedLetter = {
	readonly id: string;
	readonly channel: Channel;
	readonly kind: string;
	readonly sealed: Buffer;
	readonly attempt: number;
};

/**
 * Takes a letter that waits, for whoever carries it: nobody else gets it from then on. Undefined when there is none, it
 * was taken before, or its time is over.
 */
export async function claimLetter(tx: Tx, id: string, now: Date): Promise<ClaimedLetter | undefined> {
	const row = await tables<CourierTables>(tx)
		.updateTable("courier.letters")
		.set(({ eb }) => ({ state: "carrying", attempts: eb("attempts", "+", 1), begun_at: now }))
		.where("id", "=", id)
		.where("state", "=", "waiting")
		.where("expires_at", ">", now)
		.returning(["id", "channel", "kind", "sealed", "attempts"])
		.executeTakeFirst();
	if (row?.sealed == null) return undefined;
	return { id: row.id, channel: row.channel, kind: row.kind, sealed: row.sealed, attempt: row.attempts };
}

export async function settleLetter(tx: Tx, id: string, to: { settlement: Settlement; now: Date }): Promise<void> {
	const { state } = to.settlement;
	await tables<CourierTables>(tx)
		.updateTable("courier.letters")
		.set({
			state,
			settled_at: state === "waiting" ? null : to.now,
			...(keepsContent(state) ? {} : { sealed: null }),
		})
		.where("id", "=", id)
		.where("state", "=", "carrying")
		.execute();
}

export type KeptLetter = {
	readonly id: string;
	readonly merchant: string;
	readonly channel: Channel;
	readonly kind: string;
	readonly state: string;
	readonly sealed: Buffer;
	readonly createdAt: Date;
	readonly expiresAt: Date;
};

/** What still lies in the outbox, the newest first. */
export async function keptLetters(tx: Tx, asked: { now: Date; most: number }): Promise<readonly KeptLetter[]> {
	const rows = await tables<CourierTables>(tx)
		.selectFrom("courier.letters")
		.selectAll()
		.where("sealed", "is not", null)
		.where("expires_at", ">", asked.now)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(asked.most)
		.execute();
	return rows.flatMap(({ sealed, created_at: createdAt, expires_at: expiresAt, ...row }) =>
		sealed === null ? [] : [{ ...row, sealed, createdAt, expiresAt }],
	);
}
