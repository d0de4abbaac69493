// Rows of identity: the levels of markets, and the documents that members sent. Pictures come in and go out sealed.
import { sql, type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import {
	type DocumentKind,
	type DocumentRefusal,
	type DocumentState,
	documentStates,
	type IdentityLevel,
} from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

/** The levels of these markets, the lowest first. */
export async function levelsOf(
	tx: Tx,
	profiles: readonly string[],
): Promise<ReadonlyMap<string, readonly IdentityLevel[]>> {
	const levels = new Map<string, IdentityLevel[]>();
	if (profiles.length === 0) return levels;
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.identity_level")
		.selectAll()
		.where("profile", "in", [...profiles])
		.orderBy("level")
		.execute();
	for (const { profile, ...level } of rows) levels.set(profile, [...(levels.get(profile) ?? []), level]);
	return levels;
}

/** Kinds of documents that were accepted of these members. */
export async function acceptedKinds(
	tx: Tx,
	members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly DocumentKind[]>> {
	const kinds = new Map<MemberId, DocumentKind[]>();
	if (members.length === 0) return kinds;
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.document")
		.select(["member_id", "kind"])
		.where("member_id", "in", [...members])
		.where("state", "=", "accepted")
		.execute();
	for (const row of rows) {
		const member = memberId(row.member_id);
		kinds.set(member, [...(kinds.get(member) ?? []), row.kind]);
	}
	return kinds;
}

export type StoredDocument = {
	readonly memberId: MemberId;
	readonly id: string;
	readonly merchant: string;
	readonly kind: DocumentKind;
	readonly state: DocumentState;
	readonly remark: string;
	readonly reason: string;
	readonly refusal: DocumentRefusal | undefined;
	readonly sentAt: Date;
	readonly decidedAt: Date | undefined;
	readonly decidedBy: string;
	readonly images: number;
};

const documents = (tx: Tx) =>
	tables<ProtectionTables>(tx)
		.selectFrom("protection.document as document")
		.selectAll("document")
		.select((from) =>
			from
				.selectFrom("protection.document_image as image")
				.select((count) => count.fn.countAll<string>().as("images"))
				.whereRef("image.member_id", "=", "document.member_id")
				.whereRef("image.document_id", "=", "document.id")
				.as("images"),
		);

type DocumentRow = Awaited<ReturnType<ReturnType<typeof documents>["execute"]>>[number];

const documentFrom = (row: DocumentRow): StoredDocument => ({
	memberId: memberId(row.member_id),
	id: row.id,
	merchant: row.merchant,
	kind: row.kind,
	state: row.state,
	remark: row.remark,
	reason: row.reason,
	refusal: row.refusal === "" ? undefined : row.refusal,
	sentAt: row.sent_at,
	decidedAt: row.decided_at ?? undefined,
	decidedBy: row.decided_by ?? "",
	images: Number(row.images ?? 0),
});

const mostShown = 100;

/** A member's documents, the newest first. */
export async function documentsOf(tx: Tx, member: MemberId): Promise<readonly StoredDocument[]> {
	const rows = await documents(tx)
		.where("document.member_id", "=", member)
		.orderBy("document.sent_at", "desc")
		.limit(mostShown)
		.execute();
	return rows.map(documentFrom);
}

/** What waits for review, the oldest first. */
export async function waitingDocuments(tx: Tx, merchant: string): Promise<readonly StoredDocument[]> {
	const rows = await documents(tx)
		.where("document.state", "=", "waiting")
		.where("document.merchant", "=", merchant)
		.orderBy("document.sent_at")
		.limit(mostShown)
		.execute();
	return rows.map(documentFrom);
}

export type DocumentsAsked = {
	readonly merchant: string;
	readonly state: DocumentState;
	readonly after: { readonly at: Date; readonly id: string } | undefined;
	readonly limit: number;
};

/** What waits from the oldest on, the rest from the newest on. */
export async function readDocuments(tx: Tx, asked: DocumentsAsked): Promise<readonly StoredDocument[]> {
	const { merchant, state, after, limit } = asked;
	let query = documents(tx).where("document.merchant", "=", merchant).where("document.state", "=", state);
	if (after !== undefined) {
		const sign = state === "waiting" ? sql`>` : sql`<`;
		query = query.where(sql<boolean>`(document.sent_at, document.id) ${sign} (${after.at}, ${after.id}::uuid)`);
	}
	const way = state === "waiting" ? "asc" : "desc";
	const rows = await query.orderBy("document.sent_at", way).orderBy("document.id", way).limit(limit).execute();
	return rows.map(documentFrom);
}

const mostCounted = 1_000;

/** How many are in each state, counted to a thousand, and since when the oldest waits. */
export async function countDocuments(
	tx: Tx,
	merchant: string,
): Promise<{ readonly counts: Readonly<Record<DocumentState, number>>; readonly since: Date | undefined }> {
	const count = (state: DocumentState) => sql`(select count(*) from (select 1 from protection.document
		where merchant = ${merchant} and state = ${state} limit ${mostCounted}) as counted)::int as ${sql.ref(state)}`;
	const { rows } = await sql<Record<DocumentState, number> & { since: Date | null }>`
		select ${sql.join(documentStates.map(count))},
			(select min(sent_at) from protection.document where merchant = ${merchant} and state = 'waiting') as since`.execute(
		tx,
	);
	const { waiting = 0, accepted = 0, refused = 0, since } = rows[0] ?? {};
	return { counts: { waiting, accepted, refused }, since: since ?? undefined };
}

/** Locked until the transaction ends. */
export async function lockDocument(
	tx: Tx,
	{ id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<StoredDocument | undefined> {
	const row = await documents(tx)
		.where("document.id", "=", id)
		.where("document.merchant", "=", merchant)
		.forUpdate("document")
		.executeTakeFirst();
	return row === undefined ? undefined : documentFrom(row);
}

/** False when one of the kind waits or is accepted already. */
export async function insertDocument(
	tx: Tx,
	document: Pick<StoredDocument, "memberId" | "id" | "merchant" | "kind" | "remark" | "sentAt">,
	sealed: readonly Buffer[],
): Promise<boolean> {
	const db = tables<ProtectionTables>(tx);
	const key = { member_id: document.memberId };
	const written = await db
		.insertInto("protection.document")
		.values({
			...key,
			id: document.id,
			merchant: document.merchant,
			kind: document.kind,
			state: "waiting",
			remark: document.remark,
			sent_at: document.sentAt,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (written === undefined) return false;
	const images = sealed.map((one, index) => ({ ...key, document_id: document.id, place: index + 1, sealed: one }));
	await db.insertInto("protection.document_image").values(images).execute();
	return true;
}

export async function sealedImages(tx: Tx, of: Pick<StoredDocument, "memberId" | "id">): Promise<readonly Buffer[]> {
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.document_image")
		.select("sealed")
		.where("member_id", "=", of.memberId)
		.where("document_id", "=", of.id)
		.orderBy("place")
		.execute();
	return rows.map(({ sealed }) => sealed);
}

export async function writeDecision(
	tx: Tx,
	of: Pick<StoredDocument, "memberId" | "id">,
	decision: {
		readonly state: "accepted" | "refused";
		readonly reason: string;
		readonly refusal: DocumentRefusal | undefined;
		readonly operator: string;
		readonly now: Date;
		readonly forgetAt: Date | undefined;
	},
): Promise<void> {
	await tables<ProtectionTables>(tx)
		.updateTable("protection.document")
		.set({
			state: decision.state,
			reason: decision.reason,
			refusal: decision.refusal ?? "",
			decided_by: decision.operator,
			decided_at: decision.now,
			forget_at: decision.forgetAt ?? null,
		})
		.where("member_id", "=", of.memberId)
		.where("id", "=", of.id)
		.execute();
}

/** Refused documents whose time is over go, with their pictures. */
export async function forgetDocuments(tx: Tx, now: Date): Promise<void> {
	await tables<ProtectionTables>(tx).deleteFrom("protection.document").where("forget_at", "<=", now).execute();
}

/** One of the kind waits for review or is accepted. */
export async function isKnown(
	tx: Tx,
	of: { readonly memberId: MemberId; readonly kind: DocumentKind },
): Promise<boolean> {
	const { rows } = await sql`select 1 from protection.document
		where member_id = ${of.memberId}::bigint and kind = ${of.kind} and state in ('waiting', 'accepted') limit 1`.execute(
		tx,
	);
	return rows.length > 0;
}

/** How many a member sent since a moment, refused ones included. */
export async function sentSince(tx: Tx, of: { readonly memberId: MemberId; readonly since: Date }): Promise<number> {
	const { rows } = await sql<{ sent: string }>`select count(*) as sent from protection.document
		where member_id = ${of.memberId}::bigint and sent_at > ${of.since}`.execute(tx);
	return Number(rows[0]?.sent ?? 0);
}
