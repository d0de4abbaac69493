// Wires the back office: its calls, its sessions, the news it pushes. Only apps and an operator's program use it.
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import type { Clock } from "#platform/kernel";
import { addStaffRoute } from "./add-staff.ts";
import { changeStaffRoute } from "./change-staff.ts";
import { followChanges } from "./changes.ts";
import { decideAdjustmentRoute, takeBackAdjustmentRoute } from "./decide-adjustment.ts";
import { decideDepositRoute, lookAtDepositRoute } from "./decide-deposit.ts";
import { editBrandRoute, readBrandRoute } from "./edit-brand.ts";
import { backofficeJobs } from "./jobs.ts";
import { listActsRoute } from "./list-acts.ts";
import { countAdjustmentQueueRoute, listAdjustmentsRoute } from "./list-adjustments.ts";
import { countDepositQueueRoute, listDepositQueueRoute, matchDepositsRoute } from "./list-deposit-queue.ts";
import { listPayoutLinesRoute } from "./list-payout-lines.ts";
import { countWithdrawalQueueRoute, listWithdrawalQueueRoute } from "./list-withdrawal-queue.ts";
import { lookAtWithdrawalRoute } from "./look-at-withdrawal.ts";
import { createOffice, type Office } from "./office.ts";
import { readMeRoute, staffLogOutRoute } from "./own-session.ts";
import type { BackofficeDeps } from "./ports.ts";
import { proposeAdjustmentRoute } from "./propose-adjustment.ts";
import { listRolesRoute, listStaffRoute } from "./read-staff.ts";
import { readingRoutes } from "./reading-desk.ts";
import { saveRoleRoute } from "./save-role.ts";
import { createStaffSessions, type StaffSessions } from "./sessions.ts";
import {
	addWayRoute,
	changePayoutTermsRoute,
	changeWayRoute,
	listWaysRoute,
	revealWayAccountRoute,
	setWayAccountRoute,
} from "./set-ways.ts";
import { staffBeginRoute } from "./staff-begin.ts";
import { staffLogInRoute } from "./staff-log-in.ts";
import { staffProveRoute } from "./staff-prove.ts";
import { catalogueRoutes } from "./work-catalogue.ts";
import { contentRoutes } from "./work-content.ts";
import { giftRoutes } from "./work-gifts.ts";
import { jackpotRoutes } from "./work-jackpots.ts";
import { promotionRoutes } from "./work-promotions.ts";
import { tournamentRoutes } from "./work-tournaments.ts";
import { outsideVendorRoutes } from "./work-vendors.ts";
import { cancelVoucherRoute, listVouchersRoute, makeVouchersRoute } from "./work-vouchers.ts";
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

export { migrations } from "./migrations.ts";
export type { BackofficeDeps } from "./ports.ts";
export { type SeededStaff, seed } from "./seed.ts";
export { carryOutStaffOrder, type StaffOrder, type StaffOrderRefusal } from "./staff-orders.ts";

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
			readBrandRoute(office),
			editBrandRoute(office),
			listWaysRoute(office),
			changeWayRoute(office),
			addWayRoute(office),
			setWayAccountRoute(office),
			revealWayAccountRoute(office),
			changePayoutTermsRoute(office),
			listVouchersRoute(office),
			makeVouchersRoute(office),
			cancelVoucherRoute(office),
			...areaRoutes(office),
		],
		alwaysOpen: entry.map(({ endpoint }) => endpoint.name),
		sessions: createStaffSessions(deps),
		...backofficeJobs(deps),
		close,
	};
}

const areaRoutes = (office: Office): readonly Route[] => [
	...contentRoutes(office),
	...promotionRoutes(office),
	...catalogueRoutes(office),
	...jackpotRoutes(office),
	...tournamentRoutes(office),
	...giftRoutes(office),
	...outsideVendorRoutes(office),
	...readingRoutes(office),
];
