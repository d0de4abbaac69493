// Deposits for who works them page after page: those of one state, along the index of a brand's deposits by state. What an
// agent decides does not wait for an operator; what became of it is listed with the rest.
import { type Database, sql, tables } from "#platform/db";
import type { DepositState } from "../../core/index.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import type { CashierTables } from "../tables.ts";
import { type ShownRow, shownDeposits } from "./deposit-store.ts";

const mostListed = 200;

export type DepositQueue = {
	readonly merchant: string;
	readonly state: DepositState;
	/** Opened from then on, and before then. */
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
	/** The oldest stand first where it is not said. */
	readonly newestFirst?: boolean | undefined;
	/** Where the page before ended; one that no page has written begins anew. */
	readonly cursor?: string | undefined;
	/** At most 200. */
	readonly most: number;
};

export type DepositPage = { readonly deposits: readonly ShownRow[]; readonly next: string | null };

/** A brand's in one state, in the order they were opened or the newest first. */
export function readDeposits(db: Pick<Database, "read">, asked: DepositQueue): Promise<DepositPage> {
	const size = Math.min(asked.most, mostListed);
	return db.read(async (tx) => {
		const { from, to, newestFirst = false, cursor } = asked;
		const after = cursor === undefined ? undefined : readPlace(cursor);
		let query = shownDeposits(tx)
			.where("deposit.merchant", "=", asked.merchant)
			.where("deposit.state", "=", asked.state);
		if (asked.state === "pending") query = query.where("deposit.payee_id", "is", null);
		if (from !== undefined) query = query.where("deposit.opened_at", ">=", from);
		if (to !== undefined) query = query.where("deposit.opened_at", "<", to);
		if (after !== undefined) {
			const beyond = newestFirst ? sql`<` : sql`>`;
			query = query.where(sql<boolean>`(deposit.opened_at, deposit.id) ${beyond} (${after.at}, ${after.id}::uuid)`);
		}
		const order = newestFirst ? "desc" : "asc";
		const ordered = query.orderBy("deposit.opened_at", order).orderBy("deposit.id", order);
		const rows = await ordered.limit(size + 1).execute();
		return { deposits: rows.slice(0, size), next: nextPlace(rows, { size, at: ({ opened_at }) => opened_at }) };
	});
}

/** How many wait, counted to a thousand, and since when the oldest does. */
export function countQueue(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	return db.read(async (tx) => {
		const rows = await tables<CashierTables>(tx)
			.selectFrom("cashier.deposit")
			.select("opened_at")
			.where("merchant", "=", merchant)
			.where("state", "=", "pending")
			.where("payee_id", "is", null)
			.orderBy("opened_at")
			.limit(1_000)
			.execute();
		return { count: rows.length, since: rows[0]?.opened_at };
	});
}

/** What a method is called. */
export type MethodName = {
	readonly code: string;
	/** One a language that the brand wrote it in. */
	readonly names: readonly { readonly language: string; readonly name: string }[];
};

/** What a brand's methods are called, by id. */
export function methodNames(db: Pick<Database, "read">, merchant: string): Promise<ReadonlyMap<string, MethodName>> {
	return db.read(async (tx) => {
		const { rows } = await sql<MethodName & { readonly id: string }>`
			select method.id, method.code, coalesce(words.names, '[]'::jsonb) as names
			from cashier.method as method
			left join lateral (
				select jsonb_agg(jsonb_build_object('language', text.language, 'name', text.name) order by text.language) as names
				from cashier.method_text as text where text.method_id = method.id
			) as words on true
			where method.merchant = ${merchant}`.execute(tx);
		return new Map(rows.map(({ id, code, names }) => [id, { code, names }]));
	});
}
