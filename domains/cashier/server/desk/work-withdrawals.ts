// Whoever answers for what goes out looks at a withdrawal, has the number it goes to revealed, decides, pays, answers. The
// cashier's rules decide and write down; of two who press at once one wins.

import { failure, type InputOf } from "#platform/contract";
import { type DeskCall, deskOf, orderOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import {
	answerDispute,
	approveWithdrawal,
	decidePayoutLine,
	decideWithdrawal,
	payWithdrawal,
	type QueuedWithdrawal,
	revealPayoutAccount,
	sendWithdrawal,
	takeBackPayout,
} from "../../contract/index.ts";
import { payoutProviderFor, sendWithdrawal as send } from "../pay-outs/send-withdrawal.ts";
import { takeBackPayout as takeBack } from "../pay-outs/take-back-payout.ts";
import { decidePayoutLine as decideLine } from "../pay-outs/work-payout-lines.ts";
import type { OperatorWithdrawal } from "../withdrawals/shown-withdrawal.ts";
import {
	approveWithdrawal as approve,
	payWithdrawal as pay,
	answerDispute as prove,
	refuseWithdrawal as refuse,
	revealAccount,
	reverseWithdrawal as reverse,
	type WithdrawalOrder,
	type WithdrawalWorkRefusal,
} from "../withdrawals/work-withdrawals.ts";
import { showWithdrawals } from "./list-withdrawal-queue.ts";
import type { CashierDesk } from "./ports.ts";

type Done = Result<OperatorWithdrawal, WithdrawalWorkRefusal>;

async function answer(
	{ db }: Pick<CashierDesk, "db">,
	done: Done,
): Promise<Result<QueuedWithdrawal, WithdrawalWorkRefusal>> {
	if (!done.ok) return done;
	const [shown] = await showWithdrawals(db, [done.value]);
	if (shown === undefined) throw new Error("a withdrawal that is not shown");
	return ok(shown);
}

/** The cashier's, in transactions that say who asked from where. */
const payoutsOf = (desk: CashierDesk, call: DeskCall) => ({
	db: deskOf(desk.db, call),
	wallet: desk.wallet,
	proofKey: desk.proofKey,
	accountKey: desk.accountKey,
});

export const revealPayoutAccountRoute = (desk: CashierDesk): Route =>
	bind(revealPayoutAccount, async ({ reference }, call) => {
		const revealed = await revealAccount(payoutsOf(desk, call), orderOf(call, reference));
		if (!revealed.ok) return revealed;
		const { holder, bank, number } = revealed.value;
		return ok({ holder, bank, number });
	});

export const decideWithdrawalRoute = (desk: CashierDesk): Route =>
	bind(decideWithdrawal, async ({ reference, decision }, call) =>
		answer(desk, await choose(payoutsOf(desk, call), { order: orderOf(call, reference), decision })),
	);

type Choosing = {
	readonly order: WithdrawalOrder;
	readonly decision: InputOf<typeof decideWithdrawal>["decision"];
};

/** An approval here is the first: the second is asked for by a permission of its own. */
function choose(deps: ReturnType<typeof payoutsOf>, { order, decision }: Choosing): Promise<Done> {
	if (decision.kind === "approve") return approve(deps, { ...order, seenApprovals: 0 });
	return (decision.kind === "refuse" ? refuse : reverse)(deps, { ...order, why: decision.why });
}

export const approveWithdrawalRoute = (desk: CashierDesk): Route =>
	bind(approveWithdrawal, async ({ reference }, call) => {
		const order = { ...orderOf(call, reference), seenApprovals: 1 };
		return answer(desk, await approve(payoutsOf(desk, call), order));
	});

export const payWithdrawalRoute = (desk: CashierDesk): Route =>
	bind(payWithdrawal, async ({ reference, ...proof }, call) =>
		answer(desk, await pay(payoutsOf(desk, call), { ...orderOf(call, reference), ...proof })),
	);

export const answerDisputeRoute = (desk: CashierDesk): Route =>
	bind(answerDispute, async ({ reference, ...proof }, call) =>
		answer(desk, await prove(payoutsOf(desk, call), { ...orderOf(call, reference), ...proof })),
	);

export const sendWithdrawalRoute = (desk: CashierDesk): Route =>
	bind(sendWithdrawal, async ({ reference }, call) => {
		const { payouts, brand } = desk;
		const provider = payoutProviderFor(payouts, brand.brand(call.staff.merchant));
		if (provider === undefined) return err(failure("NO_PAYOUT_PROVIDER"));
		const deps = { ...payoutsOf(desk, call), payouts, provider: provider.code };
		return answer(desk, await send(deps, orderOf(call, reference)));
	});

export const takeBackPayoutRoute = (desk: CashierDesk): Route =>
	bind(takeBackPayout, async ({ reference, reason: why }, call) =>
		answer(desk, await takeBack(payoutsOf(desk, call), { ...orderOf(call, reference), why })),
	);

export const decidePayoutLineRoute = (desk: CashierDesk): Route =>
	bind(decidePayoutLine, async ({ payoutLineId: id, verdict: decision, reason: why }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, id, decision, why, now: call.now };
		const done = await decideLine(payoutsOf(desk, call), order);
		return done.ok ? ok({}) : done;
	});
