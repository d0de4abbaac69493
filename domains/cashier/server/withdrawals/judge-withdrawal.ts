// Whether a withdrawal may be asked for: the account and its holder, the way and its bounds, the market, what is open, what
// stands against money that leaves. A break or an exclusion is not asked (A.3.8).
import { payoutNameKey } from "#members/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Answer, CallContext } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { requestWithdrawal } from "../../contract/index.ts";
import { feeOf, judgeAmount } from "../../core/index.ts";
import type { Terms } from "../methods/method-store.ts";
import type { StoredPayoutMethod } from "../methods/payout-method-store.ts";
import type { CashierDeps } from "../ports.ts";
import { judgeLeaving, type Leaving } from "./judge-leaving.ts";
import { accountOf, type PayoutAccountRow } from "./payout-account-store.ts";
import { payoutRuleOf } from "./payout-rules.ts";
import type { Around } from "./shown-withdrawal.ts";
import { type WithdrawalFacts, withdrawalFacts } from "./withdrawal-facts.ts";

export type Requesting = {
	readonly input: ParsedInputOf<typeof requestWithdrawal>;
	readonly call: CallContext<"member">;
	/** Minor units; nothing for what is finer than the currency. */
	readonly amount: bigint;
	readonly around: Around & { readonly unproven: boolean };
};

export type RequestRefusal = Extract<Answer<typeof requestWithdrawal>, { readonly ok: false }>["error"];

export type Allowed = Leaving & {
	readonly account: PayoutAccountRow;
	readonly method: StoredPayoutMethod;
	readonly terms: Terms;
	readonly facts: WithdrawalFacts;
};

type PaymentMethod = Pick<Allowed, "account" | "method" | "terms">;

/** The member is locked by the caller. */
export async function judgeWithdrawal(
	tx: Tx,
	deps: CashierDeps,
	asked: Requesting,
): Promise<Result<Allowed, RequestRefusal>> {
	const paymentMethod = await paymentMethodOf(tx, deps, asked);
	if (!paymentMethod.ok) return paymentMethod;
	const fault = amountFault(asked, paymentMethod.value.terms);
	if (fault !== undefined) return err(fault);
	if (asked.around.unproven) return err(failure("WITHDRAWAL_UNPROVEN"));
	const { call, amount, input } = asked;
	const { principal, now } = call;
	const facts = await withdrawalFacts(tx, { ...principal, accountId: input.accountId, amount, now });
	const { mostOpen } = await payoutRuleOf(tx, principal.merchant);
	if (facts.repeated) return err(failure("WITHDRAWAL_REPEATED"));
	if (facts.open >= mostOpen) return err(failure("TOO_MANY_WITHDRAWALS"));
	const leaving = await judgeLeaving(tx, deps, { call, paymentMethod: "out", giveUpBonus: input.giveUpBonus });
	return leaving.ok ? ok({ ...paymentMethod.value, facts, ...leaving.value }) : leaving;
}

async function paymentMethodOf(
	tx: Tx,
	{ members }: Pick<CashierDeps, "members">,
	{ input, call, around }: Requesting,
): Promise<Result<PaymentMethod, RequestRefusal>> {
	const { memberId } = call.principal;
	const account = await accountOf(tx, { memberId, id: input.accountId });
	if (account === undefined) return err(failure("PAYOUT_ACCOUNT_NOT_FOUND"));
	const method = around.methods.find(({ code, enabled }) => code === input.method && enabled);
	if (method?.terms === undefined || method.kind !== account.kind) return err(failure("PAYOUT_METHOD_NOT_FOUND"));
	// An operator may have given the member another name since the account was added.
	const locked = (await members.payoutName(tx, memberId)) ?? "";
	if (payoutNameKey(locked) !== payoutNameKey(account.holder)) return err(failure("PAYOUT_NAME_DIFFERS"));
	return ok({ account, method, terms: method.terms });
}

function amountFault({ amount, call }: Requesting, terms: Terms): RequestRefusal | undefined {
	if (judgeAmount(amount, terms).ok) {
		return feeOf(amount, terms.fee) >= amount ? failure("NOTHING_LEFT") : undefined;
	}
	const { currency } = call.principal;
	const [smallest, largest] = [terms.smallest, terms.largest].map((minor) => formatMinor(minor, currency));
	return failure("WITHDRAWAL_OUT_OF_RANGE", { smallest, largest });
}
