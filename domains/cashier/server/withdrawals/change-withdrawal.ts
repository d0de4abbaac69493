// Carries a withdrawal from one state to the next: the rule decides, the row, the step and the ledger follow in one
// transaction. Keys of the ledger are made of the withdrawal, so that not even a bug above pays one twice.
import type { Tx } from "#platform/db";
import { tell } from "#platform/jobs";
import { formatMinor, memberId, ok, type Result } from "#platform/kernel";
import { commandKey, type WalletApi } from "#wallet/api";
import {
	decideWithdrawal,
	heldStates,
	type OpenWithdrawal,
	type PayoutKind,
	type WithdrawalAct,
	type WithdrawalFault,
	type WithdrawalState,
} from "../../core/index.ts";
import { announceWithdrawal } from "../changes.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { withdrawalPaid } from "../events.ts";
import { payoutRuleOf } from "./payout-rules.ts";
import { type WithdrawalRow, writeWithdrawal } from "./withdrawal-store.ts";
import { addStep } from "./withdrawal-trail.ts";

export const holdKeyOf = (id: string) => commandKey("cashier:withdrawal", id);
const postingKeyOf = (id: string) => commandKey("cashier:payout", id);
const returnKeyOf = (id: string) => commandKey("cashier:payout-back", id);

export type Change = {
	/** Locked by the caller. */
	readonly withdrawal: WithdrawalRow;
	readonly act: WithdrawalAct;
	/** "member", "clock", "provider", or an operator's name. */
	readonly by: string;
	readonly at: Date;
	readonly remark?: string;
};

type Ledger = { readonly wallet: Pick<WalletApi, "postIn" | "captureHold" | "releaseHold"> };

const openOf = (row: WithdrawalRow): OpenWithdrawal => ({
	state: row.state,
	levels: row.levels,
	approvedBy: row.approved_by,
	approvedNames: row.approved_names,
	confirmBy: row.confirm_by ?? undefined,
});

/** What would become of one, which need not be locked: whoever has much to do beforehand asks first. */
export const judgeChange = (row: WithdrawalRow, act: WithdrawalAct): Result<WithdrawalState, WithdrawalFault> =>
	decideWithdrawal(openOf(row), act);

/** Last in its transaction: where money moves, the wallet stays locked until the commit. */
export async function changeWithdrawal(
	tx: Tx,
	{ wallet }: Ledger,
	change: Change,
): Promise<Result<WithdrawalRow, WithdrawalFault>> {
	const { withdrawal, act, by, at, remark = "" } = change;
	const decided = judgeChange(withdrawal, act);
	if (!decided.ok) return decided;
	const state = decided.value;
	const { confirmMinutes } = await payoutRuleOf(tx, withdrawal.merchant);
	const changed = {
		state,
		changed_at: at,
		...(act.kind === "approve"
			? {
					approved_by: [...withdrawal.approved_by, act.operator],
					approved_names: [...withdrawal.approved_names, by],
				}
			: {}),
		confirm_by: state === "paid" ? new Date(at.getTime() + confirmMinutes * 60_000) : null,
		...(isHeld(withdrawal.state) && state === "paid" ? { paid_at: at, posting_key: postingKeyOf(withdrawal.id) } : {}),
		...(state === "disputed" ? { disputes: withdrawal.disputes + 1 } : {}),
		...(state === "reversed" ? { return_key: returnKeyOf(withdrawal.id) } : {}),
		...(isEnd(state) ? { closed_at: at, closed_by: by, reason: remark } : {}),
	};
	await writeWithdrawal(tx, withdrawal, changed);
	await addStep(tx, withdrawal, { at, kind: act.kind, by, remark });
	await announceWithdrawal(tx, withdrawal);
	if (isHeld(withdrawal.state) && state === "paid") await tell(tx, withdrawalPaid, paidFacts(withdrawal));
	await moveMoney(tx, wallet, { withdrawal, to: state });
	return ok({ ...withdrawal, ...changed });
}

function paidFacts(withdrawal: WithdrawalRow) {
	const currency = currencyOf(withdrawal);
	return {
		withdrawalId: withdrawal.id,
		memberId: withdrawal.member_id,
		merchant: withdrawal.merchant,
		currency,
		amount: formatMinor(BigInt(withdrawal.amount), currency),
		fee: formatMinor(BigInt(withdrawal.fee), currency),
	};
}

const isHeld = (state: WithdrawalState): boolean => heldStates.some((held) => held === state);

const ends: readonly WithdrawalState[] = ["received", "reversed", "refused", "cancelled"];
const isEnd = (state: WithdrawalState): boolean => ends.includes(state);

/** Where the house keeps what it paid out, a kind of account each. */
const counterOf = (kind: PayoutKind) => `cashier:payout:${kind}` as const;

async function moveMoney(
	tx: Tx,
	wallet: Ledger["wallet"],
	{ withdrawal, to }: { readonly withdrawal: WithdrawalRow; readonly to: WithdrawalState },
): Promise<void> {
	const { id } = withdrawal;
	const member = { memberId: memberId(withdrawal.member_id) };
	const counter = counterOf(withdrawal.kind);
	if (to === "refused" || to === "cancelled") {
		return must(await wallet.releaseHold(tx, { ...member, key: holdKeyOf(id) }));
	}
	if (to === "paid" && isHeld(withdrawal.state)) {
		const keys = { hold: holdKeyOf(id), key: postingKeyOf(id), group: id };
		return must(await wallet.captureHold(tx, { ...member, ...keys, kind: "withdraw", counter }));
	}
	if (to !== "reversed") return;
	const purse = { ...member, currency: currencyOf(withdrawal), purse: "cash" } as const;
	const keys = { key: returnKeyOf(id), reference: postingKeyOf(id), group: id };
	return must(await wallet.postIn(tx, { ...purse, ...keys, kind: "rollback", delta: 0n, counter }));
}

/** The rule let it pass, so the ledger does, once: anything else is a bug, and nothing of it is written. */
function must(moved: Result<{ readonly replayed: boolean }, { readonly code: string }>): void {
	if (!moved.ok) throw new Error(`the ledger refused a withdrawal: ${moved.error.code}`);
	if (moved.value.replayed) throw new Error("money of a withdrawal moved before");
}
