// Whoever answers for what goes out looks at a withdrawal, has the number it goes to revealed, decides, pays, answers. The
// cashier's rules decide and write down; of two who press at once one wins.
import {
	approveWithdrawal as approve,
	decidePayoutLine as decideLine,
	type OperatorWithdrawal,
	payWithdrawal as pay,
	payoutProviderFor,
	answerDispute as prove,
	refuseWithdrawal as refuse,
	revealAccount,
	reverseWithdrawal as reverse,
	sendWithdrawal as send,
	takeBackPayout as takeBack,
	type WithdrawalOrder,
	type WithdrawalWorkRefusal,
} from "#cashier/api";
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
import type { Office } from "../office.ts";
import { showWithdrawals } from "./list-withdrawal-queue.ts";

type Done = Result<OperatorWithdrawal, WithdrawalWorkRefusal>;

async function answer(
	{ db }: Pick<Office, "db">,
	done: Done,
): Promise<Result<QueuedWithdrawal, WithdrawalWorkRefusal>> {
	if (!done.ok) return done;
	const [shown] = await showWithdrawals(db, [done.value]);
	if (shown === undefined) throw new Error("a withdrawal that is not shown");
	return ok(shown);
}

/** The cashier's, in transactions that say who asked from where. */
const payoutsOf = (office: Office, call: DeskCall) => ({
	db: deskOf(office.db, call),
	wallet: office.wallet,
	proofKey: office.proofKey,
	accountKey: office.accountKey,
});

export const revealPayoutAccountRoute = (office: Office): Route =>
	bind(revealPayoutAccount, async ({ reference }, call) => {
		const revealed = await revealAccount(payoutsOf(office, call), orderOf(call, reference));
		if (!revealed.ok) return revealed;
		const { holder, bank, number } = revealed.value;
		return ok({ holder, bank, number });
	});

export const decideWithdrawalRoute = (office: Office): Route =>
	bind(decideWithdrawal, async ({ reference, decision }, call) =>
		answer(office, await choose(payoutsOf(office, call), { order: orderOf(call, reference), decision })),
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

export const approveWithdrawalRoute = (office: Office): Route =>
	bind(approveWithdrawal, async ({ reference }, call) => {
		const order = { ...orderOf(call, reference), seenApprovals: 1 };
		return answer(office, await approve(payoutsOf(office, call), order));
	});

export const payWithdrawalRoute = (office: Office): Route =>
	bind(payWithdrawal, async ({ reference, ...proof }, call) =>
		answer(office, await pay(payoutsOf(office, call), { ...orderOf(call, reference), ...proof })),
	);

export const answerDisputeRoute = (office: Office): Route =>
	bind(answerDispute, async ({ reference, ...proof }, call) =>
		answer(office, await prove(payoutsOf(office, call), { ...orderOf(call, reference), ...proof })),
	);

export const sendWithdrawalRoute = (office: Office): Route =>
	bind(sendWithdrawal, async ({ reference }, call) => {
		const { payouts, brand } = office;
		const provider = payoutProviderFor(payouts, brand.brand(call.staff.merchant));
		if (provider === undefined) return err(failure("NO_PAYOUT_PROVIDER"));
		const deps = { ...payoutsOf(office, call), payouts, provider: provider.code };
		return answer(office, await send(deps, orderOf(call, reference)));
	});

export const takeBackPayoutRoute = (office: Office): Route =>
	bind(takeBackPayout, async ({ reference, reason: why }, call) =>
		answer(office, await takeBack(payoutsOf(office, call), { ...orderOf(call, reference), why })),
	);

export const decidePayoutLineRoute = (office: Office): Route =>
	bind(decidePayoutLine, async ({ payoutLineId: id, verdict: decision, reason: why }, call) => {
		const { merchant, name: operator } = call.staff;
		const order = { merchant, operator, id, decision, why, now: call.now };
		const done = await decideLine(payoutsOf(office, call), order);
		return done.ok ? ok({}) : done;
	});
