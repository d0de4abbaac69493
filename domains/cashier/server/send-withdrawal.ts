// Hands an approved withdrawal to a provider, where somebody pays out for the house, and hears later how it went. What was
// handed over stays with the provider until it says: an answer that is lost pays nothing twice.
import { failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import { changeWithdrawal } from "./change-withdrawal.ts";
import { accountFor, openNumber } from "./payout-account-store.ts";
import type { PayoutDeps, PayoutOrder, PayoutProvider } from "./ports.ts";
import { currencyOf } from "./shown-deposit.ts";
import { type OperatorWithdrawal, operatorWithdrawal } from "./shown-withdrawal.ts";
import { lockWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";
import { decide, type WithdrawalOrder, type WithdrawalWorkRefusal } from "./work-withdrawals.ts";

type Done = Result<OperatorWithdrawal, WithdrawalWorkRefusal>;

/** One that the provider refuses at once waits for its pay-out again. */
export async function sendWithdrawal(
	deps: PayoutDeps & { readonly provider: PayoutProvider },
	order: WithdrawalOrder,
): Promise<Done> {
	const sent = await decide(deps, order, { act: { kind: "send" }, name: "withdrawal sent" });
	if (!sent.ok) return sent;
	const { withdrawalId } = sent.value;
	const asked = await orderOf(deps, withdrawalId);
	if (asked === undefined) return err(failure("NOT_OPENED"));
	const said = await deps.provider.payOut(asked);
	if (said === "accepted") return sent;
	return settlePayout(deps, { withdrawalId, outcome: "failed", remark: "", now: order.now });
}

export type PayoutResult = {
	readonly withdrawalId: string;
	readonly outcome: "paid" | "failed";
	/** What the provider says of it. */
	readonly remark: string;
	readonly now: Date;
};

/** What a provider says of a withdrawal it was handed, once: paid, or waiting for its pay-out again. */
export function settlePayout(
	deps: PayoutDeps,
	{ withdrawalId, outcome, remark, now: at }: PayoutResult,
): Promise<Done> {
	return deps.db.tx(async (tx) => {
		const withdrawal = await lockWithdrawal(tx, withdrawalId);
		if (withdrawal === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
		const act = { kind: outcome === "paid" ? "settle" : "fail" } as const;
		const changed = await changeWithdrawal(tx, deps, { withdrawal, act, by: "provider", at, remark });
		if (changed.ok) return ok(operatorWithdrawal(changed.value));
		return err(failure(changed.error === "WITHDRAWAL_CLOSED" ? "WITHDRAWAL_CLOSED" : "WITHDRAWAL_NOT_THERE"));
	});
}

/** Undefined where the number does not open with this key. */
function orderOf({ db, accountKey }: PayoutDeps, id: string): Promise<PayoutOrder | undefined> {
	return db.tx(async (tx) => {
		const withdrawal = await lockWithdrawal(tx, id);
		if (withdrawal === undefined) return undefined;
		const account = await accountFor(tx, withdrawal);
		const number = openNumber(accountKey, account);
		if (number === undefined) return undefined;
		const { kind, holder, bank } = account;
		return { withdrawalId: id, ...moneyOf(withdrawal), kind, holder, bank, number };
	});
}

const moneyOf = (row: WithdrawalRow) => ({
	reference: row.reference,
	currency: currencyOf(row),
	amount: BigInt(row.amount) - BigInt(row.fee),
});
