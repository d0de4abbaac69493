// Reads what a member has, purse by purse. From the primary only: a replica's balance authorises nothing.
import { type Database, sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { type PurseState, spendable } from "../core/balance.ts";
import type { Balance } from "./ledger-calls.ts";
import { asPurse } from "./rows.ts";

type Row = { readonly purse: string; readonly balance: string; readonly held: string };

const statement = {
	name: "wallet.balance",
	text: `select purse, balance, held from wallet.wallet where member_id = $1::bigint and currency = $2 order by purse limit 100`,
};

export async function readBalance(db: Database, memberId: MemberId, currency: CurrencyCode): Promise<Balance> {
	return balanceOf(currency, await db.call<Row>(statement, [memberId, currency]));
}

export async function readBalanceIn(tx: Tx, memberId: MemberId, currency: CurrencyCode): Promise<Balance> {
	const result = await sql<Row>`
		select purse, balance, held from wallet.wallet
		where member_id = ${memberId}::bigint and currency = ${currency} order by purse limit 100`.execute(tx);
	return balanceOf(currency, result.rows);
}

function balanceOf(currency: CurrencyCode, rows: readonly Row[]): Balance {
	const purses = rows.map(
		({ purse, balance, held }): PurseState => ({ purse: asPurse(purse), balance: BigInt(balance), held: BigInt(held) }),
	);
	return { currency, available: spendable(purses.find(({ purse }) => purse === "cash")), purses };
}
