// An operator's work on lines of providers that pay out and wait: one counts as the withdrawal's pay-out, or it does not, for
// nothing was paid or it came back. Once each, and written down.
import { type Failure, failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { payoutLineErrors } from "../../contract/index.ts";
import { announceToDesks } from "../changes.ts";
import { writeAct } from "../operator-act.ts";
import type { PayoutDeps } from "../ports.ts";
import { changeWithdrawal } from "../withdrawals/change-withdrawal.ts";
import { lockWithdrawal, type WithdrawalRow } from "../withdrawals/withdrawal-store.ts";
import {
	closePayoutLine,
	isQuestioned,
	listPayoutLines,
	lockPayoutLine,
	type PayoutLineFact,
	type PayoutLineRow,
} from "./payout-line-store.ts";
import { changePayout, isAsked, payoutsOf } from "./payout-store.ts";

const mostListed = 200;

/** What waits for an operator of a brand, the oldest first, at most 200; `after` is the id of the last that was seen. */
export function readPayoutLines(
	db: Pick<Database, "read">,
	of: { readonly merchant: string; readonly after?: string; readonly most: number },
): Promise<readonly PayoutLineFact[]> {
	const { merchant, after = "0", most } = of;
	return db.read((tx) => listPayoutLines(tx, { merchant, after, most: Math.min(most, mostListed) }));
}

export type PayoutLineOrder = {
	readonly merchant: string;
	readonly id: string;
	readonly operator: string;
	readonly now: Date;
	/** Read by whoever looks at it later. */
	readonly why: string;
	/** `settle`: this is the withdrawal's pay-out, as it is. `dismiss`: it was not paid, or it came back. */
	readonly decision: "settle" | "dismiss";
};

export type PayoutLineRefusal = Failure<keyof typeof payoutLineErrors>;
type Deps = Pick<PayoutDeps, "db" | "wallet">;

export function decidePayoutLine(deps: Deps, order: PayoutLineOrder): Promise<Result<undefined, PayoutLineRefusal>> {
	return deps.db.tx(async (tx) => {
		const { withdrawal, line } = await lockBoth(tx, order);
		if (line === undefined) return err(failure("PAYOUT_LINE_NOT_FOUND"));
		if (line.state !== "review") return err(failure("PAYOUT_LINE_CLOSED"));
		const { decision, merchant, operator, now: at, why: reason } = order;
		const before = { line: line.id, provider: line.provider, number: line.line_id, payout: line.payout };
		const said = { amount: line.amount, currency: line.currency, account: line.account, fault: line.fault };
		const state = decision === "settle" ? "settled" : "dismissed";
		const after = { state, reason };
		const end = { at, by: operator, reason } as const;
		if (decision === "settle") {
			const settled = withdrawal !== undefined && (await settle(tx, deps, { ...order, withdrawal, line }));
			if (!settled) return err(failure("PAYOUT_LINE_SETTLES_NOTHING"));
		}
		await closePayoutLine(tx, line.id, { ...end, state });
		if (decision === "dismiss" && withdrawal !== undefined) await giveBack(tx, deps, { ...order, withdrawal, line });
		const act = `payout line ${state}` as const;
		await writeAct(tx, { merchant, act, operator, at, before: { ...before, ...said }, after });
		await announceToDesks(tx);
		return ok(undefined);
	});
}

async function lockBoth(tx: Tx, order: PayoutLineOrder) {
	const line = await lockPayoutLine(tx, order);
	const withdrawal = line?.withdrawal_id == null ? undefined : await lockWithdrawal(tx, line.withdrawal_id);
	return { line, withdrawal };
}

type Judged = PayoutLineOrder & { readonly withdrawal: WithdrawalRow; readonly line: PayoutLineRow };

/** False where nothing is held any more: it was paid another way, or came to its end. */
async function settle(tx: Tx, deps: Deps, { withdrawal, line, operator, now, why }: Judged): Promise<boolean> {
	const act = { kind: "settle" } as const;
	const change = { withdrawal, act, by: operator, at: now, remark: why };
	const settled = await changeWithdrawal(tx, deps, change);
	if (settled.ok && line.attempt !== null) {
		await changePayout(tx, { ...named(line, withdrawal), attempt: line.attempt }, { state: "paid", nextAt: null });
	}
	return settled.ok;
}

const named = (line: PayoutLineRow, { member_id }: WithdrawalRow) => ({
	member_id,
	withdrawal_id: line.withdrawal_id ?? "",
});

/** When nothing else of it is in question and no provider has it, it waits for its pay-out again. */
async function giveBack(tx: Tx, deps: Deps, { withdrawal, line, operator, now, why }: Judged): Promise<void> {
	const handed = await payoutsOf(tx, withdrawal.id);
	const questioned = handed.find(({ attempt, state }) => attempt === line.attempt && state === "review");
	if (questioned !== undefined) await changePayout(tx, questioned, { state: "failed", reason: why, nextAt: null });
	if ((await isQuestioned(tx, withdrawal.id)) || handed.some(isAsked)) return;
	await changeWithdrawal(tx, deps, { withdrawal, act: { kind: "fail" }, by: operator, at: now, remark: why });
}
