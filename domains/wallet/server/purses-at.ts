// What lies in the purses that one vendor keeps, and whose: for whoever has to bring it home.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, isCurrencyCode, type MemberId, memberId } from "#platform/kernel";
import type { Purse } from "../core/index.ts";

/** All of one currency; `members` have something there. Minor units. */
export type LyingSum = {
	readonly currency: CurrencyCode;
	readonly balance: bigint;
	readonly members: number;
};

/** Nothing of a purse that no vendor keeps. */
export async function lyingIn(tx: Tx, purse: Purse): Promise<readonly LyingSum[]> {
	const { rows } = await sql<{ currency: string; balance: string; members: number }>`
		select currency, sum(balance)::text as balance, count(*)::int as members from wallet.wallet
		where purse = ${purse} and purse like 'vendor:%' and balance > 0 group by currency order by currency`.execute(tx);
	return rows.flatMap(({ currency, balance, members }) =>
		isCurrencyCode(currency) ? [{ currency, balance: BigInt(balance), members }] : [],
	);
}

export type Holder = { readonly memberId: MemberId; readonly currency: string };
export type HoldersAsked = {
	readonly purse: Purse;
	/** The last one that was seen. */
	readonly after: Holder | undefined;
	readonly most: number;
};

/** Who has something there, page by page. */
export async function holdersIn(tx: Tx, { purse, after, most }: HoldersAsked): Promise<readonly Holder[]> {
	const { rows } = await sql<{ member_id: string; currency: string }>`
		select member_id, currency from wallet.wallet
		where purse = ${purse} and purse like 'vendor:%' and balance > 0
			and (member_id, currency) > (${after?.memberId ?? "0"}::bigint, ${after?.currency ?? ""}::text)
		order by member_id, currency limit ${most}`.execute(tx);
	return rows.map((row) => ({ memberId: memberId(row.member_id), currency: row.currency }));
}
