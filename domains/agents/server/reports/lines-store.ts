// Rows of play and of postings, page by page, of one team or of one member in it. A row of somebody who does not stand below
// whoever asks is no answer, whatever else was asked.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";

export type LinesAsked = {
	readonly agentId: MemberId;
	/** One of the team alone. */
	readonly of: MemberId | undefined;
	readonly currency: CurrencyCode;
	/** Up to, and without, the latter. */
	readonly from: Date;
	readonly to: Date;
	/** The last of the page before. */
	readonly before: string | undefined;
	readonly limit: number;
};

export type PlayRow = {
	readonly id: string;
	readonly member_id: string;
	readonly slot: Date;
	readonly vendor: string;
	readonly category: string;
	readonly rounds: string;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
};

/** The cursor of a line of play: when, and which. */
const placeForm = /^([0-9]{1,15})_([0-9]{1,18})$/;
export const isPlayPlace = (text: string): boolean => placeForm.test(text);
export const playPlace = ({ slot, id }: PlayRow): string => `${slot.getTime()}_${id}`;

export async function playLinesOf(tx: Tx, asked: LinesAsked): Promise<readonly PlayRow[]> {
	const [, slot = "0", id = "0"] = placeForm.exec(asked.before ?? "") ?? [];
	const page =
		asked.before === undefined ? sql`` : sql`and (p.slot, p.id) < (${new Date(Number(slot))}, ${id}::bigint)`;
	const one = asked.of === undefined ? sql`` : sql`and p.member_id = ${asked.of}::bigint`;
	const { rows } = await sql<PlayRow>`
		select p.id, p.member_id, p.slot, p.vendor, p.category, p.rounds, p.stake, p.counted, p.won
		from agents.played p
		where p.slot >= ${asked.from} and p.slot < ${asked.to} and p.currency = ${asked.currency} ${one} ${page}
			and exists (select from agents.below b
				where b.ancestor_id = ${asked.agentId}::bigint and b.member_id = p.member_id)
		order by p.slot desc, p.id desc limit ${asked.limit}`.execute(tx);
	return rows;
}

export type MoneyRow = {
	readonly id: string;
	readonly member_id: string;
	readonly posted_at: Date;
	readonly kind: string;
	readonly amount: string;
	readonly balance_after: string;
};

export async function moneyLinesOf(
	tx: Tx,
	asked: LinesAsked & { readonly kinds: readonly string[] },
): Promise<readonly MoneyRow[]> {
	const page = asked.before === undefined ? sql`` : sql`and m.id < ${asked.before}::bigint`;
	const one = asked.of === undefined ? sql`` : sql`and m.member_id = ${asked.of}::bigint`;
	const { rows } = await sql<MoneyRow>`
		select m.id, m.member_id, m.posted_at, m.kind, m.amount, m.balance_after
		from agents.money m
		where m.posted_at >= ${asked.from} and m.posted_at < ${asked.to} and m.currency = ${asked.currency}
			and m.kind = any(${asked.kinds}::text[]) ${one} ${page}
			and exists (select from agents.below b
				where b.ancestor_id = ${asked.agentId}::bigint and b.member_id = m.member_id)
		order by m.id desc limit ${asked.limit}`.execute(tx);
	return rows;
}
