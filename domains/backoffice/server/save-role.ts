// Makes a role or says anew what one allows. It holds at once for everybody who has it.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { saveRole } from "../contract/index.ts";
import { allowedBy, grantFault } from "../core/index.ts";
import { atDesk } from "./desk.ts";
import type { Office } from "./office.ts";
import { findStaff, lockRoles, upsertRole } from "./staff-store.ts";
import { writeAct } from "./write-act.ts";

/** As many roles as a person can tell apart. */
const mostRoles = 50;

export function saveRoleRoute({ db }: Office): Route {
	return bind(saveRole, ({ code, permissions }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const roles = await lockRoles(tx, merchant);
			const before = roles.find((role) => role.code === code);
			const own = await findStaff(tx, { merchant, username: operator });
			// What one's own role allows is what one may do oneself.
			if (own?.roles.includes(code) === true) return err(failure("OWN_ACCOUNT"));
			const fault = grantFault({
				giver: call.staff,
				before: allowedBy(before === undefined ? [] : [before]),
				after: new Set(permissions),
			});
			if (fault !== undefined) return err(failure(fault));
			if (before === undefined && roles.length >= mostRoles) return err(failure("ROLE_INVALID"));
			await upsertRole(tx, { merchant, code, permissions: [...new Set(permissions)] });
			const was = { role: code, permissions: before?.permissions ?? [] };
			await writeAct(tx, { merchant, act: "role saved", operator, at: call.now, before: was, after: { permissions } });
			return ok({});
		}),
	);
}
