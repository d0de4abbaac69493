// A member's accounts to be paid to: added in the name that pay-outs are locked to, removed while nothing is on its way there.
// Each asks for a fresh login, the payment password and a second factor (T07, A.3.6).
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { addPayoutAccount, removePayoutAccount } from "../../contract/index.ts";
import { isAccountNumber, isFresh, mostPayoutAccounts, workedStates } from "../../core/index.ts";
import { lockPayer } from "../deposits/payer-store.ts";
import type { CashierDeps } from "../ports.ts";
import { accountOf, accountsOf, insertAccount, markOf, removeAccount } from "./payout-account-store.ts";
import { payoutRuleOf } from "./payout-rules.ts";
import { showAccount } from "./shown-withdrawal.ts";
import { listOwnWithdrawals } from "./withdrawal-store.ts";

type Call = CallContext<"member">;

/** Whether the caller logged in a short while ago. */
export async function isFreshCall(tx: Tx, { members }: Pick<CashierDeps, "members">, call: Call): Promise<boolean> {
	const { loginMinutes: minutes } = await payoutRuleOf(tx, call.principal.merchant);
	const { loggedInAt } = await members.loginFacts(tx, call);
	return isFresh(loggedInAt, { now: call.now, minutes });
}

/** What costs no code that was sent is looked at first; the proof is asked for before anything is written. */
export function addPayoutAccountRoute(deps: CashierDeps): Route {
	return bind(addPayoutAccount, async (input, call) => {
		const refused = await deps.db.read((tx) => refusal(tx, deps, { input, call }));
		if (refused !== undefined) return err(failure(refused));
		const { paymentPassword, proof } = input;
		const proven = await deps.members.provePayoutWish({ paymentPassword, proof }, call);
		if (!proven.ok) return proven;
		return deps.db.tx((tx) => add(tx, deps, { input, call }));
	});
}

type Adding = { readonly input: ParsedInputOf<typeof addPayoutAccount>; readonly call: Call };

async function refusal(
	tx: Tx,
	deps: CashierDeps,
	{ input, call }: Adding,
): Promise<
	"LOGIN_NOT_FRESH" | "ACCOUNT_NUMBER_INVALID" | "TOO_MANY_PAYOUT_ACCOUNTS" | "PAYOUT_ACCOUNT_KNOWN" | undefined
> {
	if (!(await isFreshCall(tx, deps, call))) return "LOGIN_NOT_FRESH";
	if (!isAccountNumber(input.accountNumber)) return "ACCOUNT_NUMBER_INVALID";
	const there = await accountsOf(tx, call.principal.memberId);
	if (there.length >= mostPayoutAccounts) return "TOO_MANY_PAYOUT_ACCOUNTS";
	const mark = markOf(deps.accountKey, input.kind, input.accountNumber);
	return there.some((one) => one.mark.equals(mark)) ? "PAYOUT_ACCOUNT_KNOWN" : undefined;
}

/** The member is locked: of many at once no more than five come to be. */
async function add(tx: Tx, deps: CashierDeps, { input, call }: Adding): Promise<Answer<typeof addPayoutAccount>> {
	const { memberId, merchant } = call.principal;
	await lockPayer(tx, memberId);
	if ((await accountsOf(tx, memberId)).length >= mostPayoutAccounts) return err(failure("TOO_MANY_PAYOUT_ACCOUNTS"));
	const held = await deps.members.holdPayoutName(tx, { name: input.holder, call });
	if (!held.ok) return held;
	const written = await insertAccount(tx, {
		memberId,
		merchant,
		id: deps.newId(),
		kind: input.kind,
		bank: input.bank,
		holder: held.value,
		number: input.accountNumber,
		key: deps.accountKey,
		now: call.now,
	});
	return written === undefined ? err(failure("PAYOUT_ACCOUNT_KNOWN")) : ok(showAccount(written));
}

export function removePayoutAccountRoute(deps: CashierDeps): Route {
	return bind(removePayoutAccount, async ({ accountId: id, paymentPassword, proof }, call) => {
		const { memberId } = call.principal;
		const refused = await deps.db.read(async (tx) => {
			if (!(await isFreshCall(tx, deps, call))) return "LOGIN_NOT_FRESH";
			return (await accountOf(tx, { memberId, id })) === undefined ? "PAYOUT_ACCOUNT_NOT_FOUND" : undefined;
		});
		if (refused !== undefined) return err(failure(refused));
		const proven = await deps.members.provePayoutWish({ paymentPassword, proof }, call);
		if (!proven.ok) return proven;
		return deps.db.tx(async (tx) => {
			await lockPayer(tx, memberId);
			const open = await listOwnWithdrawals(tx, { memberId, states: workedStates, limit: 100 });
			if (open.some(({ account_id }) => account_id === id)) return err(failure("PAYOUT_ACCOUNT_IN_USE"));
			await removeAccount(tx, { memberId, id, now: call.now });
			return ok({});
		});
	});
}
