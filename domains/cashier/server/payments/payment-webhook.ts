// What a provider tells of a payment, however it is told and however often: its money is credited once, or it is a line
// that waits for an operator. Nothing that was told is thrown away.
import type { Tx } from "#platform/db";
import { err, isUuid, memberId, ok, type Result } from "#platform/kernel";
import { type DepositEnd, endDeposit, expiryAfterProof, judgeArrival, type LineFault } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { credit } from "../deposits/credit.ts";
import { lockOwn, moveEnd, type ShownRow, writeEnd } from "../deposits/deposit-store.ts";
import { openOf } from "../deposits/own-deposits.ts";
import { addFailure } from "../deposits/payer-store.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { ToldBy } from "../pay-outs/payout-tables.ts";
import type { OperatorDeps } from "../ports.ts";
import type { PaymentNews, ProviderMoney } from "../providers/index.ts";
import { findLine, insertLine, type NewLine } from "./line-store.ts";
import { changePayment, findPayment, type PaymentRow } from "./payment-store.ts";

export type Heard = {
	/** The provider's code. */
	readonly provider: string;
	readonly news: PaymentNews;
	readonly toldBy: ToldBy;
	readonly now: Date;
};

/** `known`: it was told before. `failed`: the deposit is refused. `nothing`: there is nothing to do. */
export type Outcome = "credited" | "review" | "known" | "failed" | "nothing";

type Awaited = { readonly payment: PaymentRow; readonly deposit: ShownRow };

/** May be called with the same news any number of times, at once too. */
export function takePaymentNews(deps: OperatorDeps, heard: Heard): Promise<Outcome> {
	return deps.db.tx(async (tx) => {
		const { news } = heard;
		if (news.state === "pending") return "nothing";
		const awaited = await lockAwaited(tx, heard);
		if (news.state === "paid") return take(tx, deps, { ...heard, money: news, awaited });
		return awaited === undefined ? "nothing" : fail(tx, awaited, heard);
	});
}

/** The deposit is locked: of many who tell of it at once, one after the other is heard. */
async function lockAwaited(tx: Tx, { provider, news }: Heard): Promise<Awaited | undefined> {
	if (!isUuid(news.payment)) return undefined;
	const payment = await findPayment(tx, { provider, depositId: news.payment });
	if (payment === undefined) return undefined;
	const name = { memberId: memberId(payment.member_id), id: payment.deposit_id };
	const deposit = await lockOwn(tx, name);
	const locked = await findPayment(tx, { provider, depositId: news.payment });
	return deposit === undefined || locked === undefined ? undefined : { payment: locked, deposit };
}

/** The provider took no money. It may still say otherwise later: then that is a line. */
async function fail(tx: Tx, { payment, deposit }: Awaited, { provider, now }: Heard): Promise<Outcome> {
	const end = payment.state === "review" ? undefined : endDeposit(openOf(deposit), { kind: "refuse" });
	if (end?.ok !== true) return "nothing";
	await writeEnd(tx, deposit, { ...end.value, by: `provider:${provider}`, at: now });
	await changePayment(tx, payment, { state: "over" });
	await addFailure(tx, { memberId: deposit.member_id, at: now, kind: "refused" });
	await announce(tx, deposit);
	return "failed";
}

type Taken = Heard & { readonly money: ProviderMoney; readonly awaited: Awaited | undefined };
type CreditEnd = Extract<DepositEnd, { readonly state: "credited" }>;

async function take(tx: Tx, deps: OperatorDeps, taken: Taken): Promise<Outcome> {
	const judged = await judge(tx, deps, taken);
	const line = lineOf(taken, judged.ok ? undefined : judged.error);
	const written =
		(await findLine(tx, { provider: taken.provider, line: taken.money.line })) === undefined &&
		(await insertLine(tx, line)) !== undefined;
	if (!written) return again(tx, line);
	if (taken.awaited === undefined) return "review";
	if (!judged.ok) return keep(tx, taken.awaited, taken);
	const { payment, deposit } = taken.awaited;
	await changePayment(tx, payment, { state: "over", nextAt: null });
	const by = `provider:${taken.provider}`;
	await credit(tx, deps, { deposit, kind: "provider", account: taken.provider, end: judged.value, by, at: taken.now });
	return "credited";
}

/** What would be credited, or why an operator judges it. */
async function judge(
	tx: Tx,
	{ protection }: OperatorDeps,
	{ awaited, money, now }: Taken,
): Promise<Result<CreditEnd, LineFault>> {
	if (awaited === undefined) return err("unknown");
	const { deposit, payment } = awaited;
	const currency = currencyOf(deposit);
	const { state, merchant } = deposit;
	const asked = { state, currency, amount: BigInt(deposit.amount), otherAmount: payment.other_amount };
	const arrived = judgeArrival(asked, money);
	if (!arrived.ok) return arrived;
	const end = endDeposit(openOf(deposit), { kind: "credit", arrived: arrived.value });
	if (!end.ok || end.value.state !== "credited") return err("amount");
	const member = { memberId: memberId(deposit.member_id), currency, merchant };
	const allowed = await protection.judgeDeposit(tx, { ...member, amount: arrived.value, now });
	return allowed.ok ? ok(end.value) : err("protected");
}

function lineOf({ provider, money, toldBy, now, awaited }: Taken, fault: LineFault | undefined): NewLine {
	const deposit = awaited?.deposit;
	const of = deposit === undefined ? undefined : { memberId: deposit.member_id, depositId: deposit.id };
	return { provider, money, toldBy, heardAt: now, merchant: deposit?.merchant ?? "", of, fault };
}

/** A number that was told before: the same is the same, anything else is a line of its own, and moves nothing. */
async function again(tx: Tx, line: NewLine): Promise<Outcome> {
	const before = await findLine(tx, { provider: line.provider, line: line.money.line });
	const { payment, amount, currency } = line.money;
	const same = before?.payment === payment && before.amount === amount && before.currency === currency;
	if (same) return "known";
	return (await insertLine(tx, { ...line, fault: "changed" })) === undefined ? "known" : "review";
}

/** The deposit waits for whoever judges the line, and is not ended by the clock meanwhile. */
async function keep(tx: Tx, { payment, deposit }: Awaited, { now }: Heard): Promise<Outcome> {
	const waits = deposit.state === "pending";
	await changePayment(tx, payment, { state: waits ? "review" : "over", nextAt: null });
	if (waits) await moveEnd(tx, deposit, expiryAfterProof(deposit.expires_at, now));
	await announce(tx, deposit);
	return "review";
}
