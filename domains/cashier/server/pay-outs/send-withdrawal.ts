// Hands an approved withdrawal to a provider that pays out for the house. What was handed over stays with the provider until
// it says how it went: an answer that is lost pays nothing twice, and nobody pays it by hand meanwhile.
import { failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import type { PayoutDeps } from "../ports.ts";
import type { PayoutProvider, PayoutProviders } from "../providers/index.ts";
import { accountFor, openNumber } from "../withdrawals/payout-account-store.ts";
import { type OperatorWithdrawal, operatorWithdrawal } from "../withdrawals/shown-withdrawal.ts";
import { lockWithdrawal } from "../withdrawals/withdrawal-store.ts";
import { decide, type WithdrawalOrder, type WithdrawalWorkRefusal } from "../withdrawals/work-withdrawals.ts";
import { type AskPayoutDeps, startPayout } from "./ask-payout.ts";
import { insertPayout } from "./payout-store.ts";

/** Who pays out for a brand: the first that pays real money, and for play money one that is simulated, never the other. */
export function payoutProviderFor(
	payouts: PayoutProviders,
	{ playMoney }: { readonly playMoney: boolean },
): PayoutProvider | undefined {
	return [...payouts.values()].find(({ simulated }) => simulated === playMoney);
}

/** One that the provider refuses at once waits for its pay-out again, with the reason. */
export async function sendWithdrawal(
	deps: PayoutDeps & AskPayoutDeps & { readonly provider: string },
	order: WithdrawalOrder,
): Promise<Result<OperatorWithdrawal, WithdrawalWorkRefusal>> {
	const { provider } = deps;
	const { now } = order;
	const sent = await decide(deps, order, {
		act: { kind: "send" },
		name: "withdrawal sent",
		remark: provider,
		first: async (tx, row) => {
			const number = openNumber(deps.accountKey, await accountFor(tx, row));
			return number === undefined ? failure("NOT_OPENED") : undefined;
		},
		also: (tx, row) => insertPayout(tx, { ...row, provider, now }),
	});
	if (!sent.ok) return sent;
	const { withdrawalId } = sent.value;
	await startPayout(deps, withdrawalId, now);
	const row = await deps.db.tx((tx) => lockWithdrawal(tx, withdrawalId));
	return row === undefined ? err(failure("WITHDRAWAL_NOT_FOUND")) : ok(operatorWithdrawal(row));
}
