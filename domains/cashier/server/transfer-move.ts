// A member moves money between the main purse and what a vendor keeps: one row, two postings, one transaction.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, type MemberId, ok, parseMinor, type Result } from "#platform/kernel";
import { commandKey, type Purse } from "#wallet/api";
import { spendable } from "#wallet/core";
import { transferWallet } from "../contract/index.ts";
import { judgeMove, type TransferKind } from "../core/index.ts";
import { lockPayer } from "./payer-store.ts";
import type { CashierDeps } from "./ports.ts";
import { tellMoved } from "./transfer-changes.ts";
import { showTransfer } from "./transfer-shown.ts";
import { findTransfer, insertTransfer, type TransferRow } from "./transfer-store.ts";

type Refusal = Extract<Answer<typeof transferWallet>, { readonly ok: false }>["error"];
type Asked = { readonly input: ParsedInputOf<typeof transferWallet>; readonly call: CallContext<"member"> };

/** The member is locked first, so that a press that comes twice finds what it did. */
export function transferWalletRoute(deps: CashierDeps): Route {
	return bind(transferWallet, (input, call) =>
		deps.db.tx(async (tx) => {
			await lockPayer(tx, call.principal.memberId);
			const moved = (await findBefore(tx, { input, call })) ?? (await move(tx, deps, { input, call }));
			return moved.ok ? ok(showTransfer(moved.value)) : moved;
		}),
	);
}

/** The transfer of this key, when it was made before: the same again, or a conflict. */
async function findBefore(tx: Tx, { input, call }: Asked): Promise<Result<TransferRow, Refusal> | undefined> {
	const { memberId, currency } = call.principal;
	const before = await findTransfer(tx, { memberId, requestKey: call.idempotencyKey ?? "" });
	if (before === undefined) return undefined;
	const amount = parseMinor(input.amount, currency);
	const same = before.from_purse === input.fromPurse && before.to_purse === input.toPurse;
	return same && amount.ok && amount.value === BigInt(before.amount) ? ok(before) : err(failure("TRANSFER_CONFLICT"));
}

async function move(tx: Tx, deps: CashierDeps, { input, call }: Asked): Promise<Result<TransferRow, Refusal>> {
	const { memberId, currency, merchant } = call.principal;
	const inPlay = await deps.vendors.vendorsInPlay(tx, memberId);
	const vendors = deps.vendors.vendorPurses(call.language);
	const judged = judgeMove(
		{ from: input.fromPurse, to: input.toPurse },
		vendors.map(({ code, enabled }) => ({ code, enabled, inPlay: inPlay.has(code) })),
	);
	if (!judged.ok) return err(failure(judged.error));
	const amount = parseMinor(input.amount, currency);
	if (!amount.ok) return err(failure("TRANSFER_AMOUNT"));
	const { from } = judged.value;
	if (from === "cash" && (await isBound(tx, deps, call))) return err(failure("LIMIT_NOT_KEPT"));
	const { purses } = await deps.wallet.balanceIn(tx, memberId, currency);
	const available = spendable(purses.find(({ purse }) => purse === from));
	if (available < amount.value) return err(failure("NOT_ENOUGH", { available: formatMinor(available, currency) }));
	const requestKey = call.idempotencyKey ?? "";
	const named = { memberId, currency, merchant, requestKey, now: call.now, kind: "move", ...judged.value } as const;
	const moved = await writeMove(tx, deps, { ...named, amount: amount.value });
	return moved.ok ? moved : err(failure("NOT_ENOUGH", { available: formatMinor(moved.error, currency) }));
}

/** What is staked from a vendor's purse is in no sum that a limit is weighed by: who has such a limit stays with the main one. */
async function isBound(
	tx: Tx,
	{ protection }: CashierDeps,
	{ principal, now }: CallContext<"member">,
): Promise<boolean> {
	const { memberId, currency, merchant } = principal;
	const weighed = await protection.weigh(tx, { members: [{ memberId, currency, merchant }], now });
	return weighed.get(memberId)?.allowances.some(({ kind }) => kind === "loss" || kind === "wager") === true;
}

export type OwnMove = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	readonly requestKey: string;
	readonly kind: TransferKind;
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
	const id = deps.newId();
	const movement = commandKey("cashier:transfer", id);
	const purse = (name: Purse) => ({ memberId, currency, purse: name }) as const;
	await deps.wallet.open(tx, purse(to));
	const moved = await deps.wallet.move(tx, { key: movement, from: purse(from), to: purse(to), amount });
	if (!moved.ok) return err(await shortOf(tx, deps, { asked, code: moved.error.code }));
	const row = await insertTransfer(tx, {
		...{ member_id: memberId, id, merchant: asked.merchant, request_key: asked.requestKey, kind: asked.kind },
		...{ currency, amount: `${amount}`, from_purse: from, to_member_id: memberId, to_purse: to },
		...{ done_at: asked.now, movement },
	});
	await tellMoved(tx, asked);
	return ok(row);
}

async function shortOf(
	tx: Tx,
	{ wallet }: Pick<CashierDeps, "wallet">,
	{ asked, code }: { readonly asked: OwnMove; readonly code: string },
): Promise<bigint> {
	if (code !== "INSUFFICIENT_FUNDS") throw new Error(`the ledger refused a transfer: ${code}`);
	const { purses } = await wallet.balanceIn(tx, asked.memberId, asked.currency);
	return spendable(purses.find(({ purse }) => purse === asked.from));
}
