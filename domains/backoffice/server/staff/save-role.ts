// Makes a role or says anew what one allows. It holds at once for everybody who has it.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok, parseMinor } from "#platform/kernel";
import { saveRole } from "../../contract/index.ts";
import { allowedBy, alonePasses, grantFault } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { aloneOf } from "./alone.ts";
import { findStaff, lockRoles, upsertRole } from "./staff-store.ts";

/** As many roles as a person can tell apart. */
const mostRoles = 50;

export function saveRoleRoute({ db, brand, permissions: known }: Office): Route {
	return bind(saveRole, ({ code, permissions, aloneUpTo }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const alone = aloneUpTo === null ? undefined : parseMinor(aloneUpTo, brand.brand(merchant).currency);
			if (alone?.ok === false) return err(failure("AMOUNT_INVALID"));
			if (!permissions.every((one) => known.has(one))) return err(failure("ROLE_INVALID"));
			const roles = await lockRoles(tx, merchant);
			const before = roles.find((role) => role.code === code);
			const own = await findStaff(tx, { merchant, username: operator });
			// What one's own role allows is what one may do oneself.
			if (own?.roles.includes(code) === true) return err(failure("OWN_ACCOUNT"));
			const fault = grantFault({
				giver: call.staff,
				before: allowedBy(before === undefined ? [] : [before], known),
				after: new Set(permissions),
			});
			if (fault !== undefined) return err(failure(fault));
			const mine = aloneOf(roles.filter((role) => own?.roles.includes(role.code) === true));
			const changes = { before: aloneOf(before === undefined ? [] : [before]), after: alone?.value };
			if (!alonePasses(mine, changes)) return err(failure("BEYOND_OWN"));
			if (before === undefined && roles.length >= mostRoles) return err(failure("ROLE_INVALID"));
			const kept = { permissions: [...new Set(permissions)], alone_up_to: alone?.value.toString() ?? null };
			await upsertRole(tx, { merchant, code, ...kept });
			const was = { role: code, permissions: before?.permissions ?? [], alone_up_to: before?.alone_up_to ?? null };
			await writeAct(tx, { merchant, act: "role saved", operator, at: call.now, before: was, after: kept });
			return ok({});
		}),
	);
}
