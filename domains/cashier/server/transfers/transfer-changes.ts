// Tells every node that purses of a member changed by a transfer, so that all open pages follow.
import { type Database, sql, type Tx } from "#platform/db";
import { type CurrencyCode, isCurrencyCode, type MemberId, parseMemberId } from "#platform/kernel";
import type { CashierDeps } from "../ports.ts";

const channel = "cashier_moved";

export type MovedMember = { readonly memberId: MemberId; readonly currency: CurrencyCode };

/** Every node hears of it when the transaction commits. */
export async function tellMoved(tx: Tx, { memberId, currency }: MovedMember): Promise<void> {
	await sql`select pg_notify(${channel}, ${`${memberId} ${currency}`})`.execute(tx);
}

/** Pushes the balances to the member's connections on this node. Resolves with how to stop. */
export function followMoves(db: Database, deps: Pick<CashierDeps, "wallet">): Promise<() => Promise<void>> {
	return db.listen(channel, (word) => void push(word, deps).catch(() => {}));
}

/** What is pushed is a hint: a word that was missed is made good when a page asks again. */
async function push(word: string, { wallet }: Pick<CashierDeps, "wallet">): Promise<void> {
	const [member = "", currency = ""] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined || !isCurrencyCode(currency)) return;
	const { purses } = await wallet.balance(memberId, currency);
	for (const { purse, ...state } of purses) wallet.announce({ memberId, currency, purse }, state);
}
