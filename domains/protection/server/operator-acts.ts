// An operator's hand on protection: by which market a brand plays, and limits that hold a member. Each act is written down
// with who, when, before and after, and every node follows at once.
import { type Database, type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { OperatorLimit } from "./api.ts";
import { writeWish } from "./change-limit.ts";
import { announce } from "./changes.ts";
import type { ProtectionTables } from "./tables.ts";

export type Market = { readonly code: string; readonly name: string; readonly usual: boolean };

export type MarketState = {
	readonly markets: readonly Market[];
	/** By merchant; who is not here plays by the usual one. */
	readonly chosen: ReadonlyMap<string, string>;
	/** The newest first. */
	readonly acts: readonly {
		readonly merchant: string;
		readonly act: string;
		readonly operator: string;
		readonly at: Date;
		readonly before: unknown;
		readonly after: unknown;
	}[];
};

export function readMarkets(db: Pick<Database, "read">, options: { readonly acts: number }): Promise<MarketState> {
	return db.read(async (tx) => {
		const rows = tables<ProtectionTables>(tx);
		const markets = await rows
			.selectFrom("protection.profile")
			.select(["code", "name", "usual"])
			.orderBy("code")
			.execute();
		const chosen = await rows.selectFrom("protection.brand_profile").selectAll().execute();
		const acts = await rows
			.selectFrom("protection.operator_act")
			.select(["merchant", "act", "operator", "at", "before", "after"])
			.orderBy("id", "desc")
			.limit(options.acts)
			.execute();
		return { markets, acts, chosen: new Map(chosen.map(({ merchant, profile }) => [merchant, profile])) };
	});
}

export type MarketChoice = {
	readonly merchant: string;
	readonly market: string;
	/** Whoever does it, by name. */
	readonly operator: string;
	readonly at: Date;
};

/** Lets a brand play by another market, and writes it down, both or neither. */
export function chooseMarket(
	db: Pick<Database, "tx">,
	choice: MarketChoice,
): Promise<Result<undefined, "UNKNOWN_MARKET" | "NOTHING_TO_CHANGE">> {
	return db.tx(async (tx) => {
		const { merchant, market, operator, at } = choice;
		const rows = tables<ProtectionTables>(tx);
		const known = await rows
			.selectFrom("protection.profile")
			.select("code")
			.where("code", "=", market)
			.executeTakeFirst();
		if (known === undefined) return err("UNKNOWN_MARKET");
		const before = await lockChosen(tx, merchant);
		if (before === market) return err("NOTHING_TO_CHANGE");
		await rows
			.insertInto("protection.brand_profile")
			.values({ merchant, profile: market })
			.onConflict((conflict) => conflict.column("merchant").doUpdateSet({ profile: market }))
			.execute();
		const what = { before: JSON.stringify({ market: before ?? null }), after: JSON.stringify({ market }) };
		await rows
			.insertInto("protection.operator_act")
			.values({ merchant, act: "market", operator, at, ...what })
			.execute();
		return ok(undefined);
	});
}

async function lockChosen(tx: Tx, merchant: string): Promise<string | undefined> {
	const row = await tables<ProtectionTables>(tx)
		.selectFrom("protection.brand_profile")
		.select("profile")
		.where("merchant", "=", merchant)
		.forUpdate()
		.executeTakeFirst();
	return row?.profile;
}

/** At once, either way; undefined lifts the operator's own limit. The event stands with the member's others. */
export async function writeOperatorLimit(db: Pick<Database, "tx">, limit: OperatorLimit): Promise<void> {
	const { amount: wanted, ...name } = limit;
	await db.tx((tx) => writeWish(tx, { announce }, { ...name, wanted, holder: "operator", waitHours: 0 }));
}
