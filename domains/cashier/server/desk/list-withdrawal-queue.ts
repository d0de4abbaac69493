// The queue of withdrawals by state and days, and how many wait.

import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Database } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { countWithdrawalQueue, listWithdrawalQueue, type QueuedWithdrawal } from "../../contract/index.ts";
import { countWithdrawalStates } from "../count-states.ts";
import type { OperatorWithdrawal } from "../withdrawals/shown-withdrawal.ts";
import { countWithdrawals, readWithdrawals } from "../withdrawals/withdrawal-queue.ts";
import type { CashierDesk } from "./ports.ts";
import { queueOf } from "./queue-page.ts";

export const listWithdrawalQueueRoute = ({ db }: CashierDesk): Route =>
	bind(listWithdrawalQueue, async ({ state = "pending", ...page }, { staff: { merchant } }) => {
		const queue = queueOf(page);
		if (queue === undefined) return err(failure("INVALID_CURSOR"));
		const { withdrawals, next } = await readWithdrawals(db, { ...queue, merchant, state });
		const shown = { withdrawals: await showWithdrawals(db, withdrawals), next };
		if (page.cursor !== undefined) return ok(shown);
		return ok({ ...shown, counts: await countWithdrawalStates(db, merchant) });
	});

export const countWithdrawalQueueRoute = ({ db }: CashierDesk): Route =>
	bind(countWithdrawalQueue, async (_input, { staff: { merchant } }) => {
		const { count, since } = await countWithdrawals(db, merchant);
		return ok({ count, since: since?.toISOString() ?? null });
	});

/** As whoever works them sees them, with the names of members: one question for all of them. */
export async function showWithdrawals(
	db: Pick<Database, "read">,
	withdrawals: readonly OperatorWithdrawal[],
): Promise<QueuedWithdrawal[]> {
	const names = await db.read((tx) =>
		accountNames(
			tx,
			withdrawals.map(({ memberId }) => memberId),
		),
	);
	return withdrawals.map((one) => ({
		reference: one.reference,
		memberId: one.memberId,
		account: names.get(one.memberId) ?? "",
		state: one.state,
		currency: one.currency,
		amount: one.amount,
		fee: one.fee,
		arrives: one.arrives,
		bank: one.bank,
		number: one.number,
		reasons: [...one.reasons],
		levels: one.levels,
		approvedBy: [...one.approvedBy],
		disputes: one.disputes,
		reason: one.reason,
		askedAt: one.askedAt.toISOString(),
		changedAt: one.changedAt.toISOString(),
		confirmBy: one.confirmBy?.toISOString() ?? null,
	}));
}
