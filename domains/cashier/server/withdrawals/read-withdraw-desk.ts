// The withdrawal page: accounts, ways, what can be asked for, what is left to wager, what is under way.
import { wishOf } from "#brand/core";
import { maskedName } from "#members/core";
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { formatMinor, ok, parseMinor, unwrap } from "#platform/kernel";
import { type PayoutMethod, readWithdrawDesk } from "../../contract/index.ts";
import { isFresh, isWaiting, mostPayoutAccounts, withdrawable, workedStates } from "../../core/index.ts";
import { payoutMethodsOf, type StoredPayoutMethod } from "../methods/payout-method-store.ts";
import type { CashierDeps } from "../ports.ts";
import { shownLeaving } from "./judge-leaving.ts";
import { accountsOf } from "./payout-account-store.ts";
import { type PayoutRule, payoutRuleOf } from "./payout-rules.ts";
import { type Around, showAccount, showWithdrawal } from "./shown-withdrawal.ts";
import { listOwnWithdrawals } from "./withdrawal-store.ts";

type Call = CallContext<"member">;

const mostUnderWay = 20;

export function readWithdrawDeskRoute(deps: CashierDeps): Route {
	return bind(readWithdrawDesk, (_input, call) =>
		deps.db.read(async (tx) => {
			const { memberId, currency } = call.principal;
			const show = (minor: bigint): string => formatMinor(minor, currency);
			const rule = await payoutRuleOf(tx, call.principal.merchant);
			const { methods, cancellable, unproven } = await aroundOf(tx, deps, call);
			const accounts = await accountsOf(tx, memberId);
			const holder = await deps.members.payoutName(tx, memberId);
			const { available } = await deps.wallet.balanceIn(tx, memberId, currency);
			const open = await listOwnWithdrawals(tx, { memberId, states: workedStates, limit: mostUnderWay });
			const leaving = await shownLeaving(tx, deps, { call, paymentMethod: "out" });
			const missing = unwrap(parseMinor(leaving.turnover.missing, currency));
			const waiting = open.filter(({ state }) => isWaiting(state)).length;
			return ok({
				currency,
				accounts: accounts.map(showAccount),
				mostAccounts: mostPayoutAccounts,
				holder: holder === undefined ? null : maskedName(holder),
				methods: methods.flatMap((method) => showMethod(method, show)),
				available: show(available),
				withdrawable: show(withdrawable(available, { unproven, missing, open: waiting, mostOpen: rule.mostOpen })),
				waiting,
				...leaving,
				identityRequired: unproven,
				freshUntil: await freshUntil(tx, deps, { call, rule }),
				open: open.map((row) => showWithdrawal(row, { methods, cancellable })),
				mostOpen: rule.mostOpen,
				confirmMinutes: rule.confirmMinutes,
			});
		}),
	);
}

/** What showing the caller's withdrawals needs: the brand's ways in the caller's language, and what the market says. */
export async function aroundOf(
	tx: Tx,
	{ brand, protection }: Pick<CashierDeps, "brand" | "protection">,
	{ principal, language }: Call,
): Promise<Around & { readonly unproven: boolean }> {
	const { merchant, currency } = principal;
	const wish = wishOf(brand.brand(merchant), language);
	const rules = await protection.withdrawalRules(tx, principal);
	return { ...rules, methods: await payoutMethodsOf(tx, { merchant, currency, wish }) };
}

async function freshUntil(
	tx: Tx,
	{ members }: Pick<CashierDeps, "members">,
	{ call, rule }: { readonly call: Call; readonly rule: PayoutRule },
): Promise<string | null> {
	const { loggedInAt } = await members.loginFacts(tx, call);
	const minutes = rule.loginMinutes;
	if (loggedInAt === undefined || !isFresh(loggedInAt, { now: call.now, minutes })) return null;
	return new Date(loggedInAt.getTime() + minutes * 60_000).toISOString();
}

/** Nothing for one that is closed or does not pay in the currency. */
function showMethod(method: StoredPayoutMethod, show: (minor: bigint) => string): PayoutMethod[] {
	const { terms, code, kind, name, summary, hours } = method;
	if (terms === undefined || !method.enabled) return [];
	return [
		{
			code,
			kind,
			name,
			summary,
			hours,
			smallest: show(terms.smallest),
			largest: show(terms.largest),
			quick: terms.quick.map(show),
			fee: { fixed: show(terms.fee.fixed), percent: (terms.fee.basisPoints / 100).toFixed(2) },
		},
	];
}
