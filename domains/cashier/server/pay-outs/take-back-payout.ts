// An operator's word that a provider paid nothing of what it was handed and has said nothing of: the withdrawal waits for its
// pay-out again. What the provider says later is heard as ever.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { PayoutDeps } from "../ports.ts";
import type { WithdrawalRow } from "../withdrawals/withdrawal-store.ts";
import { decide, type WithdrawalOrder } from "../withdrawals/work-withdrawals.ts";
import { payoutLinesOf } from "./payout-line-store.ts";
import { changePayout, isAsked, type PayoutRow, payoutsOf } from "./payout-store.ts";

/** So long a provider has to say how it went. */
const silentMilliseconds = 3_600_000;

/** `PAYOUT_AWAITED`: it was handed over less than an hour ago, or there is a line of it, which is judged. */
export function takeBackPayout(deps: PayoutDeps, order: WithdrawalOrder & { readonly why: string }) {
	const { why: reason, now } = order;
	return decide(deps, order, {
		act: { kind: "fail" },
		name: "withdrawal taken back",
		remark: reason,
		first: async (tx, row) =>
			row.state === "sent" && (await silentOf(tx, row, now)) === undefined ? failure("PAYOUT_AWAITED") : undefined,
		also: async (tx, row) => {
			const silent = await silentOf(tx, row, now);
			if (silent !== undefined) await changePayout(tx, silent, { state: "failed", reason, nextAt: null });
		},
	});
}

/** The withdrawal is locked by the caller. */
async function silentOf(tx: Tx, { id }: WithdrawalRow, now: Date): Promise<PayoutRow | undefined> {
	const silent = (await payoutsOf(tx, id)).find(isAsked);
	if (silent === undefined || now.getTime() - silent.sent_at.getTime() < silentMilliseconds) return undefined;
	const lines = await payoutLinesOf(tx, id);
	const told = lines.some(({ attempt, state }) => attempt === silent.attempt || state === "review");
	return told ? undefined : silent;
}
