// Wires the cashier: its calls, its jobs, the news it pushes. Only apps and an operator's program use it.
import type { DeskOffer } from "#platform/desk";
import type { RawRoute, Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { cancelBonusRoute, readBonusDetailsRoute } from "./bonuses/bonus-details.ts";
import { listDepositBonusesRoute } from "./bonuses/list-deposit-bonuses.ts";
import { followChanges } from "./changes.ts";
import { openDepositRoute } from "./deposits/open-deposit.ts";
import {
	cancelDepositRoute,
	declineDepositLimitRoute,
	listDepositsRoute,
	sendDepositProofRoute,
} from "./deposits/own-deposits.ts";
import { readDepositDeskRoute } from "./deposits/read-desk.ts";
import { cashierDesk } from "./desk/cashier-desk.ts";
import type { CashierDeskPorts } from "./desk/ports.ts";
import { acceptFloatDepositRoute, listFloatDepositsRoute, refuseFloatDepositRoute } from "./floats/float-deposits.ts";
import { readFloatDeskRoute } from "./floats/float-desk.ts";
import { transferDownRoute } from "./floats/float-down.ts";
import { transferUplineRoute } from "./floats/float-up.ts";
import { cashierJobs } from "./jobs.ts";
import { providerWebhooks } from "./payments/provider-webhooks.ts";
import type { CashierDeps } from "./ports.ts";
import { followMoves } from "./transfers/transfer-changes.ts";
import { transferWalletRoute } from "./transfers/transfer-move.ts";
import { listTransfersRoute, readConsolidatedFundsRoute, readMerchantWalletRoute } from "./transfers/transfer-read.ts";
import { bringHome, type Homeward, returnWalletsRoute } from "./transfers/transfer-return.ts";
import { redeemVoucherRoute } from "./vouchers/redeem-voucher.ts";
import { addPayoutAccountRoute, removePayoutAccountRoute } from "./withdrawals/own-payout-accounts.ts";
import {
	cancelWithdrawalRoute,
	confirmWithdrawalRoute,
	disputeWithdrawalRoute,
	listWithdrawalsRoute,
} from "./withdrawals/own-withdrawals.ts";
import { readPayoutProofRoute } from "./withdrawals/read-payout-proof.ts";
import { readWithdrawDeskRoute } from "./withdrawals/read-withdraw-desk.ts";
import { requestWithdrawalRoute } from "./withdrawals/request-withdrawal.ts";

export { readDeposits } from "./deposits/read-queue.ts";
export { acceptDeposit, lookAtDeposit, matchLine, refuseDeposit } from "./deposits/work-deposits.ts";
export type { CashierDeskPorts } from "./desk/ports.ts";
export { issueFloat } from "./floats/work-floats.ts";
export { changeMethod, type MethodChange, readMethods } from "./methods/work-methods.ts";
export { migrations } from "./migrations.ts";
export { noVendors } from "./no-vendors.ts";
export { lastActs } from "./operator-act.ts";
export { payoutWebhookPath, webhookPath } from "./payments/provider-webhooks.ts";
export { creditLine, readLines, returnLine } from "./payments/work-lines.ts";
export type { CashierDeps, OperatorDeps, PayoutDeps, VendorPurses } from "./ports.ts";
export { type DepositProviders, depositProviders, type PayoutProviders, payoutProviders } from "./providers/index.ts";
export { lastReconciliations, openFindings, readFindings } from "./reconcile/finding-store.ts";
export { type ReconcileDeps, reconcile } from "./reconcile/reconcile.ts";
export { resolveFinding } from "./reconcile/resolve-finding.ts";
export { seed } from "./seed/seed.ts";
export { isManner, type MannerName, manners } from "./simulator/manners.ts";
export { type PayoutMannerName, payoutMannerNames } from "./simulator/payout-manners.ts";
export {
	fileJournal,
	type ServedSimulator,
	serveSimulator,
	simulatorBase,
	simulatorRoutes,
} from "./simulator/serve-simulator.ts";
export { makeVouchers, readVouchers, withdrawVoucher } from "./vouchers/work-vouchers.ts";

export type CashierModule = {
	readonly routes: readonly Route[];
	/** What providers of payments call, in their own words. */
	readonly rawRoutes: readonly RawRoute[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	/** Brings home what lies at vendors but one: for the games, when something of that one is launched. */
	readonly bringHome: (who: Homeward) => Promise<void>;
	/** What it offers to the operators' desk. */
	readonly desk: (ports: CashierDeskPorts) => DeskOffer;
	readonly close: () => Promise<void>;
};

/** Resolves when it hears of changes; call it after the migrations. */
export async function createCashierModule(deps: CashierDeps): Promise<CashierModule> {
	const stops = [await followChanges(deps.db, deps), await followMoves(deps.db, deps)];
	return {
		routes: [
			readDepositDeskRoute(deps),
			listDepositBonusesRoute(deps),
			readBonusDetailsRoute(deps),
			cancelBonusRoute(deps),
			openDepositRoute(deps),
			listDepositsRoute(deps),
			sendDepositProofRoute(deps),
			cancelDepositRoute(deps),
			declineDepositLimitRoute(deps),
			redeemVoucherRoute(deps),
			transferWalletRoute(deps),
			returnWalletsRoute(deps),
			readMerchantWalletRoute(deps),
			readConsolidatedFundsRoute(deps),
			listTransfersRoute(deps),
			transferDownRoute(deps),
			transferUplineRoute(deps),
			readFloatDeskRoute(deps),
			listFloatDepositsRoute(deps),
			acceptFloatDepositRoute(deps),
			refuseFloatDepositRoute(deps),
			readWithdrawDeskRoute(deps),
			addPayoutAccountRoute(deps),
			removePayoutAccountRoute(deps),
			requestWithdrawalRoute(deps),
			listWithdrawalsRoute(deps),
			readPayoutProofRoute(deps),
			cancelWithdrawalRoute(deps),
			confirmWithdrawalRoute(deps),
			disputeWithdrawalRoute(deps),
		],
		rawRoutes: providerWebhooks(deps),
		...cashierJobs(deps),
		bringHome: (who) => bringHome(deps, who),
		desk: (ports) => cashierDesk({ ...deps, ...ports }),
		close: async () => {
			for (const stop of stops) await stop();
		},
	};
}
