// Whether somebody may give these roles: judged by what the roles say now, which are locked until it is given.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { DeskCall } from "#platform/desk";
import { err, ok, type Result } from "#platform/kernel";
import { allowedBy, alonePasses, grantFault } from "../../core/index.ts";
import { aloneOf, aloneOfStaff } from "./alone.ts";
import { lockRoles, type RoleRow } from "./staff-store.ts";

export type GrantRefusal = Failure<"OWN_ACCOUNT" | "BEYOND_OWN" | "ROLE_NOT_FOUND">;

export async function mayGive(
	tx: Tx,
	{ staff }: Pick<DeskCall, "staff">,
	given: {
		readonly staffId?: string;
		readonly before: readonly string[];
		readonly after: readonly string[];
		/** All that may be allowed. */
		readonly known: ReadonlySet<string>;
	},
): Promise<Result<undefined, GrantRefusal>> {
	const roles = await lockRoles(tx, staff.merchant);
	const named = (codes: readonly string[]): RoleRow[] => roles.filter(({ code }) => codes.includes(code));
	if (new Set(given.after).size !== named(given.after).length) return err(failure("ROLE_NOT_FOUND"));
	const fault = grantFault({
		giver: staff,
		staffId: given.staffId,
		before: allowedBy(named(given.before), given.known),
		after: allowedBy(named(given.after), given.known),
	});
	if (fault !== undefined) return err(failure(fault));
	const own = await aloneOfStaff(tx, staff);
	const passes = alonePasses(own, { before: aloneOf(named(given.before)), after: aloneOf(named(given.after)) });
	return passes ? ok(undefined) : err(failure("BEYOND_OWN"));
}
