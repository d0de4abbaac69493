// A withdrawal, and an account it goes to, as their member sees them: a number by its last signs, a holder by the first letters.
import { maskedName } from "#members/core";
import { formatMinor } from "#platform/kernel";
import type { PayoutAccount, Withdrawal } from "../../contract/index.ts";
import {
	maskedNumber,
	type PayoutKind,
	type RiskReason,
	referenceShape,
	showCode,
	type WithdrawalState,
} from "../../core/index.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { StoredPayoutMethod } from "../methods/payout-method-store.ts";
import type { PayoutAccountRow } from "./payout-account-store.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

export const showAccount = (row: PayoutAccountRow): PayoutAccount => ({
	accountId: row.id,
	kind: row.kind,
	bank: row.bank,
	holder: maskedName(row.holder),
	number: maskedNumber(row.tail),
	addedAt: row.added_at.toISOString(),
});

export type Around = {
	readonly methods: readonly StoredPayoutMethod[];
	/** The market lets a member take one back. */
	readonly cancellable: boolean;
};

export function showWithdrawal(row: WithdrawalRow, { methods, cancellable }: Around): Withdrawal {
	const method = methods.find(({ id }) => id === row.method_id);
	if (method === undefined) throw new Error("a withdrawal without its way");
	const [amount, fee] = [BigInt(row.amount), BigInt(row.fee)];
	const show = (minor: bigint): string => formatMinor(minor, currencyOf(row));
	return {
		withdrawalId: row.id,
		reference: showCode(row.reference, referenceShape),
		methodName: method.name,
		account: { bank: row.bank, number: maskedNumber(row.tail) },
		currency: row.currency,
		amount: show(amount),
		fee: show(fee),
		arrives: show(amount - fee),
		state: row.state,
		askedAt: row.asked_at.toISOString(),
		paidAt: row.paid_at?.toISOString() ?? null,
		confirmBy: row.confirm_by?.toISOString() ?? null,
		closedAt: row.closed_at?.toISOString() ?? null,
		confirmedByTime: row.state === "received" && row.closed_by === "clock",
		reason: row.reason,
		proven: row.proven,
		cancellable: cancellable && row.state === "pending" && row.approved_by.length === 0,
	};
}

/** A withdrawal as an operator sees it in a queue. Amounts are decimal strings. */
export type OperatorWithdrawal = {
	readonly withdrawalId: string;
	readonly memberId: string;
	readonly reference: string;
	readonly state: WithdrawalState;
	readonly currency: string;
	readonly amount: string;
	readonly fee: string;
	readonly arrives: string;
	readonly kind: PayoutKind;
	readonly bank: string;
	/** By its last signs. */
	readonly number: string;
	/** Why it is looked at more closely. */
	readonly reasons: readonly RiskReason[];
	/** How many operators decide, and who did. */
	readonly levels: number;
	readonly approvedBy: readonly string[];
	readonly askedAt: Date;
	readonly changedAt: Date;
	readonly paidAt: Date | null;
	readonly confirmBy: Date | null;
	readonly closedAt: Date | null;
	readonly closedBy: string;
	readonly reason: string;
	readonly disputes: number;
};

export function operatorWithdrawal(row: WithdrawalRow): OperatorWithdrawal {
	const [amount, fee] = [BigInt(row.amount), BigInt(row.fee)];
	const show = (minor: bigint): string => formatMinor(minor, currencyOf(row));
	return {
		withdrawalId: row.id,
		memberId: row.member_id,
		reference: showCode(row.reference, referenceShape),
		state: row.state,
		currency: row.currency,
		levels: row.levels,
		approvedBy: row.approved_names,
		amount: show(amount),
		fee: show(fee),
		arrives: show(amount - fee),
		kind: row.kind,
		bank: row.bank,
		number: maskedNumber(row.tail),
		reasons: row.reasons,
		askedAt: row.asked_at,
		changedAt: row.changed_at,
		paidAt: row.paid_at,
		confirmBy: row.confirm_by,
		closedAt: row.closed_at,
		closedBy: row.closed_by,
		reason: row.reason,
		disputes: row.disputes,
	};
}
