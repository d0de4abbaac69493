// Reads what members have, purse by purse. From the primary only: a replica's balance authorises nothing.
import { callIn, type Database, gatherReads, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { type PurseState, spendable } from "../core/balance.ts";
import type { WalletName } from "../core/command.ts";
import type { Balance } from "./ledger-calls.ts";
import { asPurse } from "./rows.ts";

/** Whose balance, in which currency. */
export type BalanceAsked = Pick<WalletName, "memberId" | "currency">;

type Row = { readonly place: string; readonly purse: string; readonly balance: string; readonly held: string };

const statement = {
	name: "wallet.balances",
	text: `select a.place, w.purse, w.balance, w.held
		from unnest($1::bigint[], $2::text[]) with ordinality as a (member_id, currency, place)
		cross join lateral (
			select purse, balance, held from wallet.wallet
			where member_id = a.member_id and currency = a.currency limit 100
		) as w
		order by a.place, w.purse`,
};

/** One answer for each question, in their order; one without purses for who has none. */
export async function readBalancesIn(tx: Tx, asked: readonly BalanceAsked[]): Promise<readonly Balance[]> {
	return balancesOf(asked, await callIn<Row>(tx, statement, valuesOf(asked)));
}

export async function readBalanceIn(tx: Tx, memberId: MemberId, currency: CurrencyCode): Promise<Balance> {
	const [balance] = await readBalancesIn(tx, [{ memberId, currency }]);
	return balance ?? balanceOf(currency, []);
}

export type ReadBalance = (memberId: MemberId, currency: CurrencyCode) => Promise<Balance>;

/** Questions that come together are read together, each by a read that begins after it was asked. */
export function balanceReader(db: Database): ReadBalance {
	const read = gatherReads<BalanceAsked, Balance>({
		read: async (asked) => balancesOf(asked, await db.call<Row>(statement, valuesOf(asked))),
	});
	return (memberId, currency) => read({ memberId, currency });
}

const valuesOf = (asked: readonly BalanceAsked[]): readonly unknown[] => [
	asked.map(({ memberId }) => memberId),
	asked.map(({ currency }) => currency),
];

function balancesOf(asked: readonly BalanceAsked[], rows: readonly Row[]): readonly Balance[] {
	const purses = asked.map((): PurseState[] => []);
	for (const { place, purse, balance, held } of rows) {
		purses[Number(place) - 1]?.push({ purse: asPurse(purse), balance: BigInt(balance), held: BigInt(held) });
	}
	return asked.map(({ currency }, index) => balanceOf(currency, purses[index] ?? []));
}

function balanceOf(currency: CurrencyCode, purses: readonly PurseState[]): Balance {
	return { currency, available: spendable(purses.find(({ purse }) => purse === "cash")), purses };
}
