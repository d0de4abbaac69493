// Wires the back office: its calls, its sessions, the news it pushes. Only apps and an operator's program use it.
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import type { Clock } from "#platform/kernel";
import { decideAdjustmentRoute, takeBackAdjustmentRoute } from "./adjustments/decide-adjustment.ts";
import { countAdjustmentQueueRoute, listAdjustmentsRoute } from "./adjustments/list-adjustments.ts";
import { proposeAdjustmentRoute } from "./adjustments/propose-adjustment.ts";
import { followChanges } from "./changes.ts";
import { backofficeJobs } from "./jobs.ts";
import { createOffice, type Office } from "./office.ts";
import { officeDesk } from "./office-desk.ts";
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
	given: BackofficeDeps & { readonly clock: Clock },
): Promise<BackofficeModule> {
	const office = await createOffice(given);
	const close = await followChanges(office);
	const desks = [officeDesk(office), ...office.desks];
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
			listActsRoute(
				office,
				desks.flatMap(({ trails = [] }) => trails),
			),
			readWaitingRoute(
				office,
				desks.flatMap(({ waiting = [] }) => waiting),
			),
			proposeAdjustmentRoute(office),
			decideAdjustmentRoute(office),
			takeBackAdjustmentRoute(office),
			listAdjustmentsRoute(office),
			countAdjustmentQueueRoute(office),
			readBrandRoute(office),
			editBrandRoute(office),
			...areaRoutes(office),
			...office.desks.flatMap(({ routes }) => routes),
		],
		alwaysOpen: entry.map(({ endpoint }) => endpoint.name),
		sessions: createStaffSessions({ ...office, clock: given.clock }),
		...backofficeJobs(
			office,
			desks.flatMap(({ lapsing = [] }) => lapsing),
		),
		close,
	};
}

const areaRoutes = (office: Office): readonly Route[] => [
	...contentRoutes(office),
	...exchangeRoutes(office),
	...mallRoutes(office),
	...documentRoutes(office),
	...messageRoutes(office),
	...readingRoutes(office),
	readTodayRoute(office),
	readDayReportRoute(office),
	readMemberReportRoute(office),
];
