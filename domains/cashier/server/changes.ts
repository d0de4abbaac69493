// Tells every node that a deposit changed, so that the member's open pages follow it wherever it was decided.
import { type Database, sql, type Tx } from "#platform/db";
import { isCurrencyCode, parseMemberId } from "#platform/kernel";
import { depositEvent } from "../contract/index.ts";
import type { DepositRow } from "./deposit-store.ts";
import type { CashierDeps } from "./ports.ts";

/** Says whose money is on its way; heard in the back office, too. */
export const cashierChannel = "cashier_changed";

/** Every node hears of it when the transaction commits. */
export async function announce(tx: Tx, deposit: Pick<DepositRow, "member_id" | "id" | "currency">): Promise<void> {
	const word = [deposit.member_id, deposit.id, deposit.currency].join(" ");
	await sql`select pg_notify(${cashierChannel}, ${word})`.execute(tx);
}

/** Pushes the news and the balance to the member's connections on this node. Resolves with how to stop. */
export function followChanges(db: Database, deps: Pick<CashierDeps, "live" | "wallet">): Promise<() => Promise<void>> {
	return db.listen(cashierChannel, (word) => void push(word, deps).catch(() => {}));
}

/** What is pushed is a hint: a word that was missed is made good when a page asks again. */
async function push(word: string, { live, wallet }: Pick<CashierDeps, "live" | "wallet">): Promise<void> {
	const [member = "", depositId = "", currency = ""] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined || !isCurrencyCode(currency)) return;
	live.toMember(memberId, depositEvent, { depositId });
	const { purses } = await wallet.balance(memberId, currency);
	const cash = purses.find(({ purse }) => purse === "cash");
	if (cash !== undefined) wallet.announce({ memberId, currency, purse: "cash" }, cash);
}
