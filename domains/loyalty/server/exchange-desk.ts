// What an operator sees of the mall's items that members applied for: by state, page after page, how many there are, and one
// of them. Decides nothing (decide-exchange.ts does).
import type { Wish } from "#brand/core";
import { sql, type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { type ExchangeStatus, type ExchangeType, exchangeId, exchangeNumber, exchangeStatuses } from "../core/index.ts";
import type { ExchangeRow } from "./exchange-store.ts";
import { findItems, itemText, loadItemTexts } from "./mall-store.ts";
import type { LoyaltyTables } from "./tables.ts";

/** Amounts are minor units of the currency. */
export type DeskExchange = {
	readonly number: string;
	readonly memberId: MemberId;
	readonly type: ExchangeType;
	/** What the item is called in the operator's language, and how many are on the shelf; undefined where there is no end. */
	readonly item: string;
	readonly stock: number | undefined;
	readonly quantity: number;
	readonly points: bigint;
	/** What is paid in when it is passed; zero for a picture. */
	readonly cash: bigint;
	readonly currency: string;
	readonly status: ExchangeStatus;
	readonly remark: string;
	readonly appliedAt: Date;
	readonly decidedAt: Date | undefined;
	readonly decidedBy: string;
};

export type QueueAsked = {
	readonly merchant: string;
	readonly status: ExchangeStatus;
	readonly after: ExchangePlace | undefined;
	readonly limit: number;
	readonly wish: Wish;
};

export type ExchangePlace = { readonly at: Date; readonly id: string };

/** What waits from the oldest on, what was decided from the newest on. */
export async function readExchanges(tx: Tx, asked: QueueAsked): Promise<readonly DeskExchange[]> {
	const { after, merchant, status } = asked;
	const rising = status === "applying";
	let query = tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("status", "=", status)
		.where("item_id", "is not", null);
	if (after !== undefined) {
		const sign = rising ? sql`>` : sql`<`;
		query = query.where(sql<boolean>`(applied_at, id) ${sign} (${after.at}, ${after.id}::bigint)`);
	}
	const way = rising ? "asc" : "desc";
	const rows = await query.orderBy("applied_at", way).orderBy("id", way).limit(asked.limit).execute();
	return shown(tx, rows, asked.wish);
}

export async function findExchange(
	tx: Tx,
	asked: { readonly merchant: string; readonly number: string; readonly wish: Wish },
): Promise<DeskExchange | undefined> {
	const id = exchangeId(asked.number);
	if (id === undefined) return undefined;
	const rows = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.selectAll()
		.where("id", "=", id.toString())
		.where("merchant", "=", asked.merchant)
		.where("item_id", "is not", null)
		.execute();
	const [found] = await shown(tx, rows, asked.wish);
	return found?.number === asked.number ? found : undefined;
}

const mostCounted = 1_000;

/** How many are in each state, counted to a thousand, and since when the oldest waits. */
export async function countExchanges(
	tx: Tx,
	merchant: string,
): Promise<{ readonly counts: Readonly<Record<ExchangeStatus, number>>; readonly since: Date | undefined }> {
	const count = (status: ExchangeStatus) => sql`(select count(*) from (select 1 from loyalty.exchange
		where merchant = ${merchant} and status = ${status} and item_id is not null limit ${mostCounted}) as counted)::int`;
	const { rows } = await sql<Record<ExchangeStatus, number> & { since: Date | null }>`select ${sql.join(
		exchangeStatuses.map((status) => sql`${count(status)} as ${sql.ref(status)}`),
	)}, (select min(applied_at) from loyalty.exchange
		where merchant = ${merchant} and status = 'applying' and item_id is not null) as since`.execute(tx);
	const { applying = 0, rejected = 0, passed = 0, since } = rows[0] ?? {};
	return { counts: { applying, rejected, passed }, since: since ?? undefined };
}

async function shown(tx: Tx, rows: readonly ExchangeRow[], wish: Wish): Promise<readonly DeskExchange[]> {
	const ids = [...new Set(rows.flatMap(({ item_id }) => (item_id === null ? [] : [item_id])))];
	const items = await findItems(tx, ids);
	const texts = await loadItemTexts(tx, ids);
	return rows.map((row) => ({
		number: exchangeNumber(BigInt(row.id), row.applied_at),
		memberId: memberId(row.member_id),
		type: row.type,
		item: row.item_id === null ? "" : itemText(texts, row.item_id, wish).name,
		stock: (row.item_id === null ? undefined : items.get(row.item_id)?.stock) ?? undefined,
		quantity: row.quantity,
		points: BigInt(row.points),
		cash: BigInt(row.cash),
		currency: row.currency,
		status: row.status,
		remark: row.remark,
		appliedAt: row.applied_at,
		decidedAt: row.decided_at ?? undefined,
		decidedBy: row.decided_by ?? "",
	}));
}

/** Where a list goes on behind one of its lines. */
export const placeOf = ({ appliedAt, number }: DeskExchange): ExchangePlace => ({
	at: appliedAt,
	id: (exchangeId(number) ?? 0n).toString(),
});
