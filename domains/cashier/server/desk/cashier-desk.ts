// What the cashier offers to the desk: its calls of staff, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf, within } from "#platform/desk";
import { cashierPermissions } from "../../core/index.ts";
import { cashierChannel } from "../changes.ts";
import { countQueue } from "../deposits/read-queue.ts";
import { readLines } from "../payments/work-lines.ts";
import { eraseOldCodes } from "../vouchers/voucher-codes-store.ts";
import { countWithdrawals } from "../withdrawals/withdrawal-queue.ts";
import { decideDepositRoute, lookAtDepositRoute } from "./decide-deposit.ts";
import { countDepositQueueRoute, listDepositQueueRoute, matchDepositsRoute } from "./list-deposit-queue.ts";
import { listPayoutLinesRoute } from "./list-payout-lines.ts";
import { countWithdrawalQueueRoute, listWithdrawalQueueRoute } from "./list-withdrawal-queue.ts";
import { lookAtWithdrawalRoute } from "./look-at-withdrawal.ts";
import type { CashierDesk } from "./ports.ts";
import {
	addPaymentMethodRoute,
	changePaymentMethodRoute,
	changePayoutTermsRoute,
	listPaymentMethodsRoute,
	revealPaymentMethodAccountRoute,
	setPaymentMethodAccountRoute,
} from "./set-payment-methods.ts";
import { voucherApprovals } from "./voucher-approval.ts";
import { paymentLineRoutes } from "./work-payment-lines.ts";
import { promotionRoutes } from "./work-promotions.ts";
import { voucherRoutes } from "./work-vouchers.ts";
import {
	answerDisputeRoute,
	approveWithdrawalRoute,
	decidePayoutLineRoute,
	decideWithdrawalRoute,
	payWithdrawalRoute,
	revealPayoutAccountRoute,
	sendWithdrawalRoute,
	takeBackPayoutRoute,
} from "./work-withdrawals.ts";

export function cashierDesk(desk: CashierDesk): DeskOffer {
	const vouchers = voucherApprovals(desk);
	return {
		routes: deskRoutes(desk),
		permissions: cashierPermissions,
		waiting: [
			{ queue: "deposits", permission: "cashier.deposits:read", count: countDeposits },
			{
				queue: "withdrawals",
				permission: "cashier.withdrawals:read",
				count: (tx, { merchant }) => countWithdrawals(within(tx), merchant),
			},
			{ queue: "vouchers", permission: "cashier.vouchers:read", count: vouchers.count },
		],
		lapsing: [vouchers, { lapse: (db, now) => db.tx((tx) => eraseOldCodes(tx, now)) }],
		trails: [trailOf("cashier")],
		channels: [cashierChannel],
	};
}

const deskRoutes = (desk: CashierDesk): DeskOffer["routes"] => [
	listDepositQueueRoute(desk),
	countDepositQueueRoute(desk),
	matchDepositsRoute(desk),
	lookAtDepositRoute(desk),
	decideDepositRoute(desk),
	listWithdrawalQueueRoute(desk),
	countWithdrawalQueueRoute(desk),
	lookAtWithdrawalRoute(desk),
	revealPayoutAccountRoute(desk),
	decideWithdrawalRoute(desk),
	approveWithdrawalRoute(desk),
	payWithdrawalRoute(desk),
	answerDisputeRoute(desk),
	sendWithdrawalRoute(desk),
	takeBackPayoutRoute(desk),
	listPayoutLinesRoute(desk),
	decidePayoutLineRoute(desk),
	...paymentLineRoutes(desk),
	listPaymentMethodsRoute(desk),
	changePaymentMethodRoute(desk),
	addPaymentMethodRoute(desk),
	setPaymentMethodAccountRoute(desk),
	revealPaymentMethodAccountRoute(desk),
	changePayoutTermsRoute(desk),
	...promotionRoutes(desk),
	...voucherRoutes(desk),
];

/** Deposits, and the money that a provider told of and nobody could credit. */
const countDeposits: NonNullable<DeskOffer["waiting"]>[number]["count"] = async (tx, { merchant }) => {
	const { count, since } = await countQueue(within(tx), merchant);
	const lines = await readLines(within(tx), { merchant, most: 200 });
	const first = lines[0]?.heard_at;
	const oldest = since === undefined || (first !== undefined && first < since) ? (first ?? since) : since;
	return { count: count + lines.length, since: oldest };
};
