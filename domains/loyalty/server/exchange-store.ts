// Rows of exchanges: what members gave points for. The key of a client names one application.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { ExchangeStatus, ExchangeType } from "../core/index.ts";
import type { LoyaltyTables } from "./tables.ts";

export type ExchangeRow = Selectable<LoyaltyTables["loyalty.exchange"]>;

export type NewExchange = {
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly requestKey: string;
	readonly appliedAt: Date;
	readonly type: ExchangeType;
	readonly itemId: string | undefined;
	readonly quantity: number;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly points: bigint;
	readonly cash: bigint;
	readonly takenKey: string;
	readonly group: string;
};

/** A conversion is done when it is written; an item waits for an operator. */
export async function insertExchange(tx: Tx, exchange: NewExchange): Promise<ExchangeRow> {
	const done = exchange.type === "convert";
	return tables<LoyaltyTables>(tx)
		.insertInto("loyalty.exchange")
		.values({
			member_id: exchange.memberId,
			merchant: exchange.merchant,
			request_key: exchange.requestKey,
			applied_at: exchange.appliedAt,
			type: exchange.type,
			item_id: exchange.itemId ?? null,
			quantity: exchange.quantity,
			currency: exchange.currency,
			points: exchange.points.toString(),
			cash: exchange.cash.toString(),
			status: done ? "passed" : "applying",
			taken_key: exchange.takenKey,
			group_key: exchange.group,
			decided_at: done ? exchange.appliedAt : null,
			decided_by: null,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function findByKey(
	tx: Tx,
	name: { readonly memberId: MemberId; readonly requestKey: string },
): Promise<ExchangeRow | undefined> {
	return tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.selectAll()
		.where("member_id", "=", name.memberId)
		.where("request_key", "=", name.requestKey)
		.executeTakeFirst();
}

/** Locked until the transaction ends, so that one operator decides. */
export async function lockExchange(tx: Tx, id: bigint): Promise<ExchangeRow | undefined> {
	return tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.selectAll()
		.where("id", "=", id.toString())
		.forUpdate()
		.executeTakeFirst();
}

export async function writeDecision(
	tx: Tx,
	decided: {
		readonly id: string;
		readonly status: ExchangeStatus;
		readonly remark: string;
		readonly by: string;
		readonly at: Date;
	},
): Promise<ExchangeRow> {
	return tables<LoyaltyTables>(tx)
		.updateTable("loyalty.exchange")
		.set({ status: decided.status, remark: decided.remark, decided_by: decided.by, decided_at: decided.at })
		.where("id", "=", decided.id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

export type ExchangesAsked = {
	readonly memberId: MemberId;
	readonly from: Date;
	readonly to: Date;
	readonly type: ExchangeType | undefined;
	readonly status: ExchangeStatus | undefined;
	readonly before: { readonly appliedAt: Date; readonly id: bigint } | undefined;
	readonly limit: number;
};

/** A member's exchanges, the newest first: a walk along the key. */
export async function listRows(tx: Tx, asked: ExchangesAsked): Promise<readonly ExchangeRow[]> {
	const { before } = asked;
	let query = tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.selectAll()
		.where("member_id", "=", asked.memberId)
		.where("applied_at", ">=", asked.from)
		.where("applied_at", "<", asked.to);
	if (before !== undefined) {
		query = query.where(sql<boolean>`(applied_at, id) < (${before.appliedAt}, ${before.id}::bigint)`);
	}
	if (asked.type !== undefined) query = query.where("type", "=", asked.type);
	if (asked.status !== undefined) query = query.where("status", "=", asked.status);
	return query.orderBy("applied_at", "desc").orderBy("id", "desc").limit(asked.limit).execute();
}

/** Minor points that a member gave for what no operator has decided yet. */
export async function sumApplying(tx: Tx, name: { memberId: MemberId; currency: CurrencyCode }): Promise<bigint> {
	const row = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.exchange")
		.select(({ fn }) => fn.sum<string | null>("points").as("points"))
		.where("member_id", "=", name.memberId)
		.where("currency", "=", name.currency)
		.where("status", "=", "applying")
		.executeTakeFirstOrThrow();
	return BigInt(row.points ?? 0);
}
