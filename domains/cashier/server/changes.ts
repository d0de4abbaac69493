// Tells every node that a deposit or a withdrawal changed, so that the member's open pages follow it wherever it was decided.
import { type Database, sql, type Tx } from "#platform/db";
import { isCurrencyCode, parseMemberId } from "#platform/kernel";
import { depositEvent, withdrawalEvent } from "../contract/index.ts";
import type { DepositRow } from "./deposits/deposit-store.ts";
import type { CashierDeps } from "./ports.ts";

/** Says whose money is on its way; heard in the back office, too. */
export const cashierChannel = "cashier_changed";

type Changed = Pick<DepositRow, "member_id" | "id" | "currency">;

/** Every node hears of it when the transaction commits; an agent who decides, too. */
export async function announce(tx: Tx, deposit: Changed & Pick<DepositRow, "payee_id">): Promise<void> {
	await notify(tx, deposit, "deposit");
	const { payee_id } = deposit;
	if (payee_id !== null) await notify(tx, { ...deposit, member_id: payee_id }, "deposit");
}
export const announceWithdrawal = (tx: Tx, withdrawal: Changed): Promise<void> => notify(tx, withdrawal, "withdrawal");

/** Something waits for an operator that is no member's: told to the desks alone. */
export async function announceToDesks(tx: Tx): Promise<void> {
	await sql`select pg_notify(${cashierChannel}, '')`.execute(tx);
}

async function notify(tx: Tx, changed: Changed, what: "deposit" | "withdrawal"): Promise<void> {
	const word = [changed.member_id, changed.id, changed.currency, what].join(" ");
	await sql`select pg_notify(${cashierChannel}, ${word})`.execute(tx);
}

/** Pushes the news and the balance to the member's connections on this node. Resolves with how to stop. */
export function followChanges(db: Database, deps: Pick<CashierDeps, "live" | "wallet">): Promise<() => Promise<void>> {
	return db.listen(cashierChannel, (word) => void push(word, deps).catch(() => {}));
}

/** What is pushed is a hint: a word that was missed is made good when a page asks again. */
async function push(word: string, { live, wallet }: Pick<CashierDeps, "live" | "wallet">): Promise<void> {
	const [member = "", id = "", currency = "", what] = word.split(" ");
	const memberId = parseMemberId(member);
	if (memberId === undefined || !isCurrencyCode(currency)) return;
	if (what === "withdrawal") live.toMember(memberId, withdrawalEvent, { withdrawalId: id });
	else live.toMember(memberId, depositEvent, { depositId: id });
	const { purses } = await wallet.balance(memberId, currency);
	const cash = purses.find(({ purse }) => purse === "cash");
	if (cash !== undefined) wallet.announce({ memberId, currency, purse: "cash" }, cash);
}
