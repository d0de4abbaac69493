// Wires the back office: its calls, its sessions, the news it pushes. Only apps and an operator's program use it.
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import type { Clock } from "#platform/kernel";
import { adjustmentApprovals } from "./adjustments/adjustment-approval.ts";
import { decideAdjustmentRoute, takeBackAdjustmentRoute } from "./adjustments/decide-adjustment.ts";
import { countAdjustmentQueueRoute, listAdjustmentsRoute } from "./adjustments/list-adjustments.ts";
import { proposeAdjustmentRoute } from "./adjustments/propose-adjustment.ts";
import { followChanges } from "./changes.ts";
import { fundingApprovals } from "./games/funding-approval.ts";
import { catalogueRoutes } from "./games/work-catalogue.ts";
import { freeSpinsRoutes } from "./games/work-free-spins.ts";
import { jackpotRoutes } from "./games/work-jackpots.ts";
import { tournamentRoutes } from "./games/work-tournaments.ts";
import { outsideVendorRoutes } from "./games/work-vendors.ts";
import { backofficeJobs } from "./jobs.ts";
import { decideDepositRoute, lookAtDepositRoute } from "./money/decide-deposit.ts";
import { countDepositQueueRoute, listDepositQueueRoute, matchDepositsRoute } from "./money/list-deposit-queue.ts";
import { listPayoutLinesRoute } from "./money/list-payout-lines.ts";
import { countWithdrawalQueueRoute, listWithdrawalQueueRoute } from "./money/list-withdrawal-queue.ts";
import { lookAtWithdrawalRoute } from "./money/look-at-withdrawal.ts";
import {
	addPaymentMethodRoute,
	changePaymentMethodRoute,
	changePayoutTermsRoute,
	listPaymentMethodsRoute,
	revealPaymentMethodAccountRoute,
	setPaymentMethodAccountRoute,
} from "./money/set-payment-methods.ts";
import { voucherApprovals } from "./money/voucher-approval.ts";
import { paymentLineRoutes } from "./money/work-payment-lines.ts";
import { promotionRoutes } from "./money/work-promotions.ts";
import { voucherRoutes } from "./money/work-vouchers.ts";
import {
	answerDisputeRoute,
	approveWithdrawalRoute,
	decidePayoutLineRoute,
	decideWithdrawalRoute,
	payWithdrawalRoute,
	revealPayoutAccountRoute,
	sendWithdrawalRoute,
	takeBackPayoutRoute,
} from "./money/work-withdrawals.ts";
import { createOffice, type Office } from "./office.ts";
import type { BackofficeDeps } from "./ports.ts";
import { readWaitingRoute } from "./queues/read-waiting.ts";
import { documentRoutes } from "./queues/work-documents.ts";
import { exchangeRoutes } from "./queues/work-exchanges.ts";
import { mallRoutes } from "./queues/work-mall.ts";
import { messageRoutes } from "./queues/work-messages.ts";
import { listActsRoute } from "./reading/list-acts.ts";
import { readingRoutes } from "./reading/reading-desk.ts";
import { readDayReportRoute, readMemberReportRoute } from "./reports/read-reports.ts";
import { readTodayRoute } from "./reports/read-today.ts";
import { editBrandRoute, readBrandRoute } from "./site/edit-brand.ts";
import { contentRoutes } from "./site/work-content.ts";
import { addStaffRoute } from "./staff/add-staff.ts";
import { changeStaffRoute } from "./staff/change-staff.ts";
import { readMeRoute, staffLogOutRoute } from "./staff/own-session.ts";
import { listRolesRoute, listStaffRoute } from "./staff/read-staff.ts";
import { saveRoleRoute } from "./staff/save-role.ts";
import { createStaffSessions, type StaffSessions } from "./staff/sessions.ts";
import { staffBeginRoute } from "./staff/staff-begin.ts";
import { staffLogInRoute } from "./staff/staff-log-in.ts";
import { staffProveRoute } from "./staff/staff-prove.ts";

export { migrations } from "./migrations.ts";
export type { BackofficeDeps } from "./ports.ts";
export { type SeededStaff, seed } from "./seed.ts";
export { carryOutStaffOrder, type StaffOrderRefusal } from "./staff/staff-orders.ts";

export type BackofficeModule = {
	readonly routes: readonly Route[];
	/** Calls that are answered in maintenance and everywhere, as those of staff are. */
	readonly alwaysOpen: readonly string[];
	readonly sessions: StaffSessions;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly close: () => Promise<void>;
};

/** Resolves when it hears of changes; call it after the migrations. */
export async function createBackofficeModule(
	deps: BackofficeDeps & { readonly clock: Clock },
): Promise<BackofficeModule> {
	const office = await createOffice(deps);
	const close = await followChanges(deps);
	const entry = [staffLogInRoute(office), staffProveRoute(office), staffBeginRoute(office)];
	return {
		routes: [
			...entry,
			readMeRoute(office),
			staffLogOutRoute(office),
			listStaffRoute(office),
			addStaffRoute(office),
			changeStaffRoute(office),
			listRolesRoute(office),
			saveRoleRoute(office),
			listActsRoute(office),
			listDepositQueueRoute(office),
			countDepositQueueRoute(office),
			matchDepositsRoute(office),
			lookAtDepositRoute(office),
			decideDepositRoute(office),
			proposeAdjustmentRoute(office),
			decideAdjustmentRoute(office),
			takeBackAdjustmentRoute(office),
			listAdjustmentsRoute(office),
			countAdjustmentQueueRoute(office),
			listWithdrawalQueueRoute(office),
			countWithdrawalQueueRoute(office),
			lookAtWithdrawalRoute(office),
			revealPayoutAccountRoute(office),
			decideWithdrawalRoute(office),
			approveWithdrawalRoute(office),
			payWithdrawalRoute(office),
			answerDisputeRoute(office),
			sendWithdrawalRoute(office),
			takeBackPayoutRoute(office),
			listPayoutLinesRoute(office),
			decidePayoutLineRoute(office),
			...paymentLineRoutes(office),
			readBrandRoute(office),
			editBrandRoute(office),
			listPaymentMethodsRoute(office),
			changePaymentMethodRoute(office),
			addPaymentMethodRoute(office),
			setPaymentMethodAccountRoute(office),
			revealPaymentMethodAccountRoute(office),
			changePayoutTermsRoute(office),
			...areaRoutes(office),
		],
		alwaysOpen: entry.map(({ endpoint }) => endpoint.name),
		sessions: createStaffSessions(deps),
		...backofficeJobs(deps, [adjustmentApprovals(office), fundingApprovals(office), voucherApprovals(office)]),
		close,
	};
}

const areaRoutes = (office: Office): readonly Route[] => [
	...contentRoutes(office),
	...promotionRoutes(office),
	...voucherRoutes(office),
	...catalogueRoutes(office),
	...jackpotRoutes(office),
	...tournamentRoutes(office),
	...freeSpinsRoutes(office),
	...outsideVendorRoutes(office),
	...exchangeRoutes(office),
	...mallRoutes(office),
	...documentRoutes(office),
	...messageRoutes(office),
	readWaitingRoute(office),
	...readingRoutes(office),
	readTodayRoute(office),
	readDayReportRoute(office),
	readMemberReportRoute(office),
];
