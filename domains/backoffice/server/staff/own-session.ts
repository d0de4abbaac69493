// What everybody at the desk may: read who they are, and leave.
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { readMe, staffLogOut } from "../../contract/index.ts";
import { adjustmentApprovals } from "../adjustments/adjustment-approval.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { endSessions } from "./sessions.ts";
import { backupCodesLeft, findStaff } from "./staff-store.ts";

export const readMeRoute = (office: Office): Route =>
	bind(readMe, (_input, { staff, now }) =>
		office.db.read(async (tx) => {
			const { merchant, name: username, staffId, permissions } = staff;
			const row = await findStaff(tx, { merchant, username });
			const { currency } = office.brand.brand(merchant);
			const alone = staff.aloneUpTo;
			const adjusted = await adjustmentApprovals(office).givenAlone(tx, { byId: staffId, currency, now });
			return ok({
				staffId,
				username,
				name: row?.name ?? username,
				merchant,
				currency,
				permissions: [...permissions],
				aloneUpTo: alone === undefined ? null : formatMinor(alone, currency),
				adjustedAlone: formatMinor(adjusted, currency),
				backupCodesLeft: await backupCodesLeft(tx, staffId),
			});
		}),
	);

export const staffLogOutRoute = ({ db }: Office): Route =>
	bind(staffLogOut, (_input, call) =>
		atDesk(db, call, async (tx) => {
			const { staffId, sessionId, merchant, name: operator } = call.staff;
			await endSessions(tx, { staffId, only: sessionId });
			await writeAct(tx, { merchant, act: "logged out", operator, at: call.now });
			return ok({});
		}),
	);
