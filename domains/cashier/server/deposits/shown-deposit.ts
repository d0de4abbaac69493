// A deposit as its member sees it.
import type { Wish } from "#brand/core";
import { type CurrencyCode, formatMinor, isCurrencyCode } from "#platform/kernel";
import type { Deposit, PayAccount } from "../../contract/index.ts";
import { feeOf, referenceShape, showCode } from "../../core/index.ts";
import { bonusNameFor } from "../bonuses/bonus-store.ts";
import type { StoredMethod } from "../methods/method-store.ts";
import type { DepositRow, ShownRow } from "./deposit-store.ts";

/** While it waits: where it is paid, or that somebody looks at what arrived. */
function showPayment({ state, payment_state, pay_address }: ShownRow, { paidAt }: StoredMethod): Deposit["payment"] {
	if (paidAt === undefined || state !== "pending" || payment_state === null || payment_state === "over") return null;
	const payable = payment_state === "started" && pay_address !== "";
	return { state: payment_state, address: payable ? pay_address : null };
}

/** The currency of a row. Throws for one that the house does not know: that is a bug. */
export function currencyOf({ currency }: Pick<DepositRow, "currency">): CurrencyCode {
	if (isCurrencyCode(currency)) return currency;
	throw new Error(`an unknown currency: ${currency}`);
}

export const feeRuleOf = (row: Pick<DepositRow, "fee_fixed" | "fee_basis_points">) => ({
	fixed: BigInt(row.fee_fixed),
	basisPoints: row.fee_basis_points,
});

/** Where it was to go when it was opened. While its way still sends there, the bank is called as the reader calls it. */
function accountOf(row: ShownRow, { holder, number, texts }: StoredMethod): PayAccount {
	const same = row.account_holder === holder && row.account_number === number;
	return { bank: same ? texts.bank : row.account_bank, holder: row.account_holder, number: row.account_number };
}

/** In the words of whoever reads. */
export function showDeposit(row: ShownRow, methods: readonly StoredMethod[], wish: Wish): Deposit {
	const method = methods.find(({ id }) => id === row.method_id);
	if (method === undefined) throw new Error("a deposit without its method");
	const show = (minor: bigint | string | null) => (minor === null ? null : formatMinor(BigInt(minor), currencyOf(row)));
	const waits = row.state === "pending" && method.kind === "bank-transfer";
	return {
		depositId: row.id,
		reference: showCode(row.reference, referenceShape),
		method: method.code,
		kind: method.kind,
		methodName: method.texts.name,
		account: waits ? accountOf(row, method) : null,
		currency: row.currency,
		amount: formatMinor(BigInt(row.amount), currencyOf(row)),
		fee: formatMinor(BigInt(row.fee ?? feeOf(BigInt(row.amount), feeRuleOf(row))), currencyOf(row)),
		state: row.state,
		openedAt: row.opened_at.toISOString(),
		expiresAt: row.expires_at.toISOString(),
		closedAt: row.closed_at?.toISOString() ?? null,
		arrived: show(row.arrived),
		credited: show(row.credited),
		agent: row.payee_account,
		reason: row.reason,
		proofs: Number(row.proofs ?? 0),
		payment: showPayment(row, method),
		bonus:
			row.bonus_state === null || row.bonus_name === null
				? null
				: {
						name: bonusNameFor({ name: row.bonus_name, names: row.bonus_names }, wish),
						state: row.bonus_state,
						amount: show(row.bonus_amount),
					},
	};
}
