// Writes a transfer between purses of one member: one row, two postings.
import type { Tx } from "#platform/db";
import { type CurrencyCode, err, type MemberId, ok, type Result } from "#platform/kernel";
import { commandKey, type Purse } from "#wallet/api";
import { spendable } from "#wallet/core";
import type { TransferKind } from "../../core/index.ts";
import type { CashierDeps } from "../ports.ts";
import { tellMoved } from "./transfer-changes.ts";
import { insertTransfer, type TransferRow } from "./transfer-store.ts";

export type OwnMove = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	readonly requestKey: string;
	readonly kind: Extract<TransferKind, "move" | "return">;
	/** Of the transfer, where it has a name already. */
	readonly id?: string;
	readonly from: Purse;
	readonly to: Purse;
	readonly amount: bigint;
	readonly now: Date;
};

/**
 * Writes the row and moves the money; the wallets stay locked until the commit. Fails with what is there when a bet came
 * in between and took some of it: then nothing was written.
 */
export async function writeMove(
	tx: Tx,
	deps: Pick<CashierDeps, "wallet" | "newId">,
	asked: OwnMove,
): Promise<Result<TransferRow, bigint>> {
	const { memberId, currency, from, to, amount } = asked;
	const { id = deps.newId() } = asked;
	const movement = commandKey("cashier:transfer", id);
	const purse = (name: Purse) => ({ memberId, currency, purse: name }) as const;
	await deps.wallet.open(tx, purse(to));
	const moved = await deps.wallet.move(tx, { key: movement, from: purse(from), to: purse(to), amount });
	if (!moved.ok) return err(await shortOf(tx, deps, { asked, code: moved.error.code }));
	const row = await insertTransfer(tx, {
		member_id: memberId,
		id,
		merchant: asked.merchant,
		request_key: asked.requestKey,
		kind: asked.kind,
		currency,
		amount: `${amount}`,
		from_purse: from,
		to_member_id: memberId,
		to_purse: to,
		done_at: asked.now,
		movement,
	});
	await tellMoved(tx, asked);
	return ok(row);
}

/** What is spendable of the purse that it leaves, when the ledger says that it is too little. Throws for any other refusal. */
export async function shortOf(
	tx: Tx,
	{ wallet }: Pick<CashierDeps, "wallet">,
	{ asked, code }: { readonly asked: Pick<OwnMove, "memberId" | "currency" | "from">; readonly code: string },
): Promise<bigint> {
	if (code === "WALLET_NOT_FOUND") return 0n;
	if (code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused a transfer: ${code}`);
	const { purses } = await wallet.balanceIn(tx, asked.memberId, asked.currency);
	return spendable(purses.find(({ purse }) => purse === asked.from));
}
