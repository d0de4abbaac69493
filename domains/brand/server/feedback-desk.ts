// What people wrote, as staff work it: by state, how many wait, one answered or closed, once. And what its member sees of it.
import { sql, type Tx, tables } from "#platform/db";
import { err, type MemberId, ok, parseMemberId, type Result } from "#platform/kernel";
import { type FeedbackCategory, type FeedbackState, feedbackStates } from "../core/index.ts";
import type { BrandTables } from "./tables.ts";

/** A word of it is the member, or empty for a visitor's message, and the state it came to. */
export const feedbackChannel = "brand_feedback_changed";

export type StoredMessage = {
	readonly id: string;
	readonly number: string;
	/** Undefined for a visitor. */
	readonly memberId: MemberId | undefined;
	readonly category: FeedbackCategory;
	readonly content: string;
	readonly contact: string;
	readonly language: string;
	readonly state: FeedbackState;
	readonly answer: string;
	readonly receivedAt: Date;
	readonly decidedAt: Date | undefined;
	readonly decidedBy: string;
	readonly seenAt: Date | undefined;
};

const messages = (tx: Tx) => tables<BrandTables>(tx).selectFrom("brand.feedback").selectAll();
type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

const memberSender = (member: MemberId): string => `member ${member}`;

const messageFrom = (row: MessageRow): StoredMessage => ({
	id: row.id,
	number: row.number,
	memberId: row.sender.startsWith("member ") ? parseMemberId(row.sender.slice("member ".length)) : undefined,
	category: row.category,
	content: row.content,
	contact: row.contact,
	language: row.language,
	state: row.state,
	answer: row.answer,
	receivedAt: row.received_at,
	decidedAt: row.decided_at ?? undefined,
	decidedBy: row.decided_by ?? "",
	seenAt: row.seen_at ?? undefined,
});

export type MessagesAsked = {
	readonly merchant: string;
	readonly state: FeedbackState;
	readonly after: { readonly at: Date; readonly id: string } | undefined;
	readonly limit: number;
};

/** What waits from the oldest on, the rest from the newest on. */
export async function readMessages(tx: Tx, asked: MessagesAsked): Promise<readonly StoredMessage[]> {
	const { merchant, state, after, limit } = asked;
	let query = messages(tx).where("merchant", "=", merchant).where("state", "=", state);
	if (after !== undefined) {
		const sign = state === "waiting" ? sql`>` : sql`<`;
		query = query.where(sql<boolean>`(received_at, id) ${sign} (${after.at}, ${after.id}::bigint)`);
	}
	const way = state === "waiting" ? "asc" : "desc";
	const rows = await query.orderBy("received_at", way).orderBy("id", way).limit(limit).execute();
	return rows.map(messageFrom);
}

const mostCounted = 1_000;

/** How many are in each state, counted to a thousand, and since when the oldest waits. */
export async function countMessages(
	tx: Tx,
	merchant: string,
): Promise<{ readonly counts: Readonly<Record<FeedbackState, number>>; readonly since: Date | undefined }> {
	const count = (state: FeedbackState) => sql`(select count(*) from (select 1 from brand.feedback
		where merchant = ${merchant} and state = ${state} limit ${mostCounted}) as counted)::int as ${sql.ref(state)}`;
	const { rows } = await sql<Record<FeedbackState, number> & { since: Date | null }>`
		select ${sql.join(feedbackStates.map(count))},
			(select min(received_at) from brand.feedback where merchant = ${merchant} and state = 'waiting') as since`.execute(
		tx,
	);
	const { waiting = 0, answered = 0, closed = 0, since } = rows[0] ?? {};
	return { counts: { waiting, answered, closed }, since: since ?? undefined };
}

export async function findMessage(
	tx: Tx,
	of: { readonly merchant: string; readonly number: string },
): Promise<StoredMessage | undefined> {
	const row = await messages(tx).where("merchant", "=", of.merchant).where("number", "=", of.number).executeTakeFirst();
	return row === undefined ? undefined : messageFrom(row);
}

export type MessageDecision = {
	readonly merchant: string;
	readonly number: string;
	readonly operator: string;
	readonly now: Date;
	/** Empty closes it without one. */
	readonly answer: string;
};

/** Answers or closes a message that waits, once. Every node hears of it when the transaction commits. */
export async function decideMessage(
	tx: Tx,
	{ merchant, number, operator, now, answer }: MessageDecision,
): Promise<Result<StoredMessage, "UNKNOWN" | "DECIDED">> {
	const row = await messages(tx)
		.where("merchant", "=", merchant)
		.where("number", "=", number)
		.forUpdate()
		.executeTakeFirst();
	if (row === undefined) return err("UNKNOWN");
	if (row.state !== "waiting") return err("DECIDED");
	const state: FeedbackState = answer === "" ? "closed" : "answered";
	const decided = await tables<BrandTables>(tx)
		.updateTable("brand.feedback")
		.set({ state, answer, decided_by: operator, decided_at: now })
		.where("id", "=", row.id)
		.returningAll()
		.executeTakeFirstOrThrow();
	const message = messageFrom(decided);
	await tellMessage(tx, message);
	return ok(message);
}

export async function tellMessage(
	tx: Tx,
	{ memberId, state }: Pick<StoredMessage, "memberId" | "state">,
): Promise<void> {
	await sql`select pg_notify(${feedbackChannel}, ${`${memberId ?? ""} ${state}`})`.execute(tx);
}

type OfMember = { readonly merchant: string; readonly memberId: MemberId };
const mostShown = 50;

/** What a member wrote, the newest first. */
export async function messagesOf(tx: Tx, { merchant, memberId }: OfMember): Promise<readonly StoredMessage[]> {
	const rows = await messages(tx)
		.where("merchant", "=", merchant)
		.where("sender", "=", memberSender(memberId))
		.orderBy("received_at", "desc")
		.orderBy("id", "desc")
		.limit(mostShown)
		.execute();
	return rows.map(messageFrom);
}

/** The member has read the answers that there are. */
export async function markSeen(tx: Tx, { merchant, memberId, now }: OfMember & { readonly now: Date }): Promise<void> {
	await tables<BrandTables>(tx)
		.updateTable("brand.feedback")
		.set({ seen_at: now })
		.where("merchant", "=", merchant)
		.where("sender", "=", memberSender(memberId))
		.where("state", "=", "answered")
		.where("seen_at", "is", null)
		.execute();
}
