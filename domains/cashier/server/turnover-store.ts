// Rows of what members still have to wager before a withdrawal.
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { askTurnover, noTurnover, type Turnover, workedOff } from "../core/index.ts";
import type { CashierTables } from "./tables.ts";
import { payoutRuleOf } from "./withdrawals/payout-rules.ts";

type Whose = { readonly memberId: MemberId; readonly currency: CurrencyCode };

async function read(tx: Tx, { memberId, currency }: Whose, { lock }: { readonly lock: boolean }): Promise<Turnover> {
	const row = await tables<CashierTables>(tx)
		.selectFrom("cashier.turnover")
		.select(["asked", "missing", "wagered"])
		.where("member_id", "=", memberId)
		.where("currency", "=", currency)
		.$if(lock, (query) => query.forUpdate())
		.executeTakeFirst();
	if (row === undefined) return noTurnover;
	return { asked: BigInt(row.asked), missing: BigInt(row.missing), wagered: BigInt(row.wagered) };
}

/** How it stands for whoever has wagered so much in all. */
export async function turnoverOf(tx: Tx, of: Whose & { readonly wagered: bigint }): Promise<Turnover> {
	return workedOff(await read(tx, of, { lock: false }), of.wagered);
}

/** The row is there from then on, and locked until the transaction ends. */
export async function lockTurnover(tx: Tx, of: Whose): Promise<Turnover> {
	await sql`insert into cashier.turnover (member_id, currency, asked, missing, wagered)
		values (${of.memberId}::bigint, ${of.currency}, 0, 0, 0) on conflict do nothing`.execute(tx);
	return read(tx, of, { lock: true });
}

/** A deposit that is credited asks for its part. */
export async function addTurnover(
	tx: Tx,
	deposit: Whose & { readonly merchant: string; readonly credited: bigint; readonly wagered: bigint },
): Promise<void> {
	const { memberId, currency, credited, wagered } = deposit;
	const { turnoverPercent: percent } = await payoutRuleOf(tx, deposit.merchant);
	const now = askTurnover(await lockTurnover(tx, deposit), { credited, percent, wagered });
	await tables<CashierTables>(tx)
		.updateTable("cashier.turnover")
		.set({ asked: `${now.asked}`, missing: `${now.missing}`, wagered: `${now.wagered}` })
		.where("member_id", "=", memberId)
		.where("currency", "=", currency)
		.execute();
}
