// One withdrawal as an operator sees it: its history, the pictures of both sides, what is left to wager. The look is written
// down, and the number it goes to is not among it.

import { maskedName } from "#members/core";
import type { Database } from "#platform/db";
import { type DeskCall, deskOf, orderOf } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { formatMinor, isCurrencyCode, memberId, ok } from "#platform/kernel";
import { lookAtWithdrawal } from "../../contract/index.ts";
import { payoutProviderFor } from "../pay-outs/send-withdrawal.ts";
import { turnoverOf } from "../turnover-store.ts";
import type { OperatorWithdrawal } from "../withdrawals/shown-withdrawal.ts";
import { paidOutSince } from "../withdrawals/withdrawal-queue.ts";
import { lookAtWithdrawal as look } from "../withdrawals/work-withdrawals.ts";
import { showPayoutLine } from "./list-payout-lines.ts";
import { showWithdrawals } from "./list-withdrawal-queue.ts";
import type { CashierDesk } from "./ports.ts";

export const lookAtWithdrawalRoute = (desk: CashierDesk): Route =>
	bind(lookAtWithdrawal, async ({ reference }, call) => {
		const { db, proofKey, turnover } = desk;
		const seen = await look({ db: deskOf(db, call), proofKey }, orderOf(call, reference));
		if (!seen.ok) return seen;
		const { holder, steps, pictures, handed, lines } = seen.value;
		const provider = payoutProviderFor(desk.payouts, desk.brand.brand(call.staff.merchant));
		const [withdrawal] = await showWithdrawals(db, [seen.value.withdrawal]);
		if (withdrawal === undefined) throw new Error("a withdrawal that is not shown");
		return ok({
			withdrawal,
			holder: maskedName(holder),
			provider: provider === undefined ? null : { code: provider.code, simulated: provider.simulated },
			handed: handed.map(({ provider: code, state, reason, sent_at: sentAt }) => ({
				provider: code,
				state,
				reason,
				sentAt: sentAt.toISOString(),
				simulated: desk.payouts.get(code)?.simulated === true,
			})),
			lines: lines.map((line) => showPayoutLine({ ...line, reference: seen.value.withdrawal.reference })),
			member: await standingOf(desk, { withdrawal: seen.value.withdrawal, call }),
			turnover: await leftToWager({ db, turnover }, seen.value.withdrawal),
			steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
			pictures: pictures.map(({ by, sentAt, picture }) => ({
				by,
				sentAt: sentAt.toISOString(),
				picture: picture.toString("base64"),
			})),
		});
	});

function leftToWager(
	{ db, turnover }: { readonly db: Pick<Database, "read">; readonly turnover: CashierDesk["turnover"] },
	withdrawal: OperatorWithdrawal,
): Promise<{ asked: string; missing: string }> {
	const { currency } = withdrawal;
	if (!isCurrencyCode(currency)) throw new Error("a withdrawal of no currency");
	const of = { memberId: memberId(withdrawal.memberId), currency };
	return db.read(async (tx) => {
		const { asked, missing } = await turnoverOf(tx, { ...of, wagered: await turnover(tx, of) });
		return { asked: formatMinor(asked, currency), missing: formatMinor(missing, currency) };
	});
}

type Whose = { readonly withdrawal: OperatorWithdrawal; readonly call: Pick<DeskCall, "staff" | "now"> };

/** What whoever decides weighs: what the member has, paid in, was paid out and won of late. */
async function standingOf(desk: CashierDesk, { withdrawal, call }: Whose) {
	const { currency } = withdrawal;
	if (!isCurrencyCode(currency)) throw new Error("a withdrawal of no currency");
	const member = memberId(withdrawal.memberId);
	const principal = { memberId: member, merchant: call.staff.merchant, currency };
	const { purses } = await desk.wallet.balance(member, currency);
	const cash = purses.find(({ purse }) => purse === "cash");
	const { protection: held, since } = await desk.standing({ principal, now: call.now });
	const month = held.played.find(({ period }) => period === "month");
	const [out = 0n] = await desk.db.read((tx) => paidOutSince(tx, { memberId: member, currency, since: [since.month] }));
	return {
		balance: formatMinor(cash?.balance ?? 0n, currency),
		held: formatMinor(cash?.held ?? 0n, currency),
		deposited: month?.deposited ?? formatMinor(0n, currency),
		withdrawn: formatMinor(out, currency),
		net: month?.net ?? formatMinor(0n, currency),
	};
}
