// What a provider tells of a pay-out, however it is told and however often: its withdrawal is settled once, goes back to the
// operators' queue with the money still held, or a line waits for an operator. Nothing that was told is thrown away.
import type { Tx } from "#platform/db";
import { err, type Result } from "#platform/kernel";
import { judgePayout, type PayoutFault, readPayoutKey } from "../../core/index.ts";
import { announceToDesks, announceWithdrawal } from "../changes.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import type { PayoutDeps } from "../ports.ts";
import type { PayoutNews, ProviderPayout } from "../providers/index.ts";
import { changeWithdrawal } from "../withdrawals/change-withdrawal.ts";
import { lockWithdrawal, type WithdrawalRow } from "../withdrawals/withdrawal-store.ts";
import { addStep } from "../withdrawals/withdrawal-trail.ts";
import { findPayoutLine, insertPayoutLine, isQuestioned, type NewPayoutLine } from "./payout-line-store.ts";
import { changePayout, findPayout, isAsked, type PayoutRow } from "./payout-store.ts";
import type { ToldBy } from "./payout-tables.ts";

export type HeardPayout = {
	/** The provider's code. */
	readonly provider: string;
	readonly news: PayoutNews;
	readonly toldBy: ToldBy;
	readonly now: Date;
};

/** `known`: it was told before. `failed`: it waits for its pay-out again. `nothing`: there is nothing to do. */
export type PayoutOutcome = "settled" | "review" | "known" | "failed" | "nothing";

type Awaited = { readonly payout: PayoutRow; readonly withdrawal: WithdrawalRow };
type Deps = Pick<PayoutDeps, "db" | "wallet">;

/** May be called with the same news any number of times, at once too. */
export function takePayoutNews(deps: Deps, heard: HeardPayout): Promise<PayoutOutcome> {
	return deps.db.tx(async (tx) => {
		const { news } = heard;
		if (news.state === "pending") return "nothing";
		const awaited = await lockAwaited(tx, heard);
		if (news.state === "paid") return take(tx, deps, { ...heard, money: news, awaited });
		if (awaited === undefined) return "nothing";
		return failPayout(tx, deps, { ...awaited, reason: news.reason, by: "provider", at: heard.now });
	});
}

/** The withdrawal is locked: of many who tell of it at once, one after the other is heard. */
async function lockAwaited(tx: Tx, { provider, news }: HeardPayout): Promise<Awaited | undefined> {
	const key = readPayoutKey(news.payout);
	if (key === undefined || (await findPayout(tx, { provider, ...key })) === undefined) return undefined;
	const withdrawal = await lockWithdrawal(tx, key.id);
	const payout = await findPayout(tx, { provider, ...key });
	return withdrawal === undefined || payout === undefined ? undefined : { payout, withdrawal };
}

type Failed = Awaited & {
	readonly reason: string;
	/** "provider", or an operator's name. */
	readonly by: string;
	readonly at: Date;
};

/**
 * The provider pays nothing of one whose lock the caller holds. It may still say otherwise later: then that settles it, or is a
 * line. Where a line of the withdrawal is in question, whoever judges that gives it back; that it failed is written down.
 */
export async function failPayout(tx: Tx, deps: Pick<Deps, "wallet">, failed: Failed): Promise<PayoutOutcome> {
	const { payout, withdrawal, reason, by, at } = failed;
	const doubted = payout.state === "review";
	if (doubted ? payout.reason === reason : !isAsked(payout)) return "nothing";
	await changePayout(tx, payout, doubted ? { reason } : { state: "failed", reason, nextAt: null });
	const remark = `${payout.provider}: ${reason}`;
	if (doubted || (await isQuestioned(tx, withdrawal.id))) {
		await addStep(tx, withdrawal, { at, kind: "fail", by, remark });
		await announceWithdrawal(tx, withdrawal);
		return doubted ? "review" : "failed";
	}
	const back = await changeWithdrawal(tx, deps, { withdrawal, act: { kind: "fail" }, by, at, remark });
	return back.ok ? "failed" : "nothing";
}

type Taken = HeardPayout & { readonly money: ProviderPayout; readonly awaited: Awaited | undefined };

async function take(tx: Tx, deps: Deps, taken: Taken): Promise<PayoutOutcome> {
	const judged = judge(taken);
	const line = lineOf(taken, judged.ok ? undefined : judged.error);
	const { provider, money, awaited, now: at } = taken;
	const written =
		(await findPayoutLine(tx, { provider, line: money.line })) === undefined &&
		(await insertPayoutLine(tx, line)) !== undefined;
	if (!written) return again(tx, line);
	if (awaited === undefined) {
		await announceToDesks(tx);
		return "review";
	}
	if (!judged.ok) return keep(tx, deps, { ...taken, awaited, fault: judged.error });
	const { payout, withdrawal } = awaited;
	await changePayout(tx, payout, { state: "paid", nextAt: null });
	const remark = `${provider}: ${money.line}`;
	const change = { withdrawal, act: { kind: "settle" }, by: "provider", at, remark } as const;
	const settled = await changeWithdrawal(tx, deps, change);
	if (!settled.ok) throw new Error(`a pay-out that was judged did not settle: ${settled.error}`);
	return "settled";
}

/** Whether it settles its withdrawal, or why an operator judges it. */
function judge({ awaited, money }: Taken): Result<undefined, PayoutFault> {
	if (awaited === undefined) return err("unknown");
	const { state, amount, fee, tail: account } = awaited.withdrawal;
	const currency = currencyOf(awaited.withdrawal);
	return judgePayout({ state, currency, amount: BigInt(amount) - BigInt(fee), account }, money);
}

function lineOf({ provider, money, toldBy, now, awaited }: Taken, fault: PayoutFault | undefined): NewPayoutLine {
	const merchant = awaited?.withdrawal.merchant ?? "";
	return { provider, money, toldBy, heardAt: now, merchant, of: awaited?.payout, fault };
}

/** A number that was told before: the same is the same, anything else is a line of its own, and moves nothing. */
async function again(tx: Tx, line: NewPayoutLine): Promise<PayoutOutcome> {
	const before = await findPayoutLine(tx, { provider: line.provider, line: line.money.line });
	const { payout, amount, currency, account } = line.money;
	const same =
		before?.payout === payout && before.amount === amount && before.currency === currency && before.account === account;
	if (same) return "known";
	if ((await insertPayoutLine(tx, { ...line, fault: "changed" })) === undefined) return "known";
	await announceToDesks(tx);
	return "review";
}

type Kept = Taken & { readonly awaited: Awaited; readonly fault: PayoutFault };

/** One whose money is still held stays with its provider until an operator has judged the line. */
async function keep(tx: Tx, deps: Deps, { awaited, fault, provider, money, now: at }: Kept): Promise<PayoutOutcome> {
	const { payout, withdrawal } = awaited;
	if (payout.state !== "paid") await changePayout(tx, payout, { state: "review", nextAt: null });
	const remark = `${provider}: ${money.line}, ${fault}`;
	const question = { withdrawal, act: { kind: "question" }, by: "provider", at, remark } as const;
	const asked = await changeWithdrawal(tx, deps, question);
	if (!asked.ok) await announceWithdrawal(tx, withdrawal);
	return "review";
}
