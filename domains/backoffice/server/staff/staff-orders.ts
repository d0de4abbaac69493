// What is done with staff at the machine itself: the way in for a first owner, and for one who has lost theirs.
import type { Database } from "#platform/db";
import { type Chance, err, ok, type Result } from "#platform/kernel";
import { createPasswords, type PasswordCost } from "#platform/kernel/node";
import { staffName, staffNameShape } from "../../core/index.ts";
import { writeAct } from "../write-act.ts";
import { giveFirstPassword } from "./change-staff.ts";
import { newFirstPassword } from "./secrets.ts";
import { findStaff, insertStaff, rolesOf } from "./staff-store.ts";

export type StaffOrder = {
	readonly merchant: string;
	readonly username: string;
	/** Of somebody new; undefined gives somebody who is here a new first password. */
	readonly adds: { readonly name: string; readonly role: string } | undefined;
	/** Whoever does it, as the operating system or the person names them. */
	readonly operator: string;
	readonly now: Date;
};

export type StaffOrderRefusal = "STAFF_NAME_INVALID" | "STAFF_NAME_TAKEN" | "STAFF_NOT_FOUND" | "ROLE_NOT_FOUND";

/** Answers the first password, this once: good for a day. */
export async function carryOutStaffOrder(
	deps: { readonly db: Pick<Database, "tx">; readonly chance: Chance; readonly passwordCost?: PasswordCost },
	order: StaffOrder,
): Promise<Result<{ readonly password: string }, StaffOrderRefusal>> {
	const username = staffName(order.username);
	if (!staffNameShape.test(username)) return err("STAFF_NAME_INVALID");
	const password = newFirstPassword(deps.chance);
	const hash = await (await createPasswords(deps.passwordCost)).hash(password);
	return deps.db.tx(async (tx) => {
		const { merchant, adds, operator, now } = order;
		if (adds === undefined) {
			const staff = await findStaff(tx, { merchant, username });
			if (staff === undefined) return err("STAFF_NOT_FOUND");
			await giveFirstPassword(tx, { id: staff.id, hash, now });
			await writeAct(tx, { merchant, act: "staff password given", operator, at: now, before: { username } });
			return ok({ password });
		}
		const { name, role } = adds;
		if (!(await rolesOf(tx, merchant)).some(({ code }) => code === role)) return err("ROLE_NOT_FOUND");
		const row = { merchant, username, name, roles: [role], password_hash: hash, created_at: now };
		if ((await insertStaff(tx, row)) === undefined) return err("STAFF_NAME_TAKEN");
		await writeAct(tx, { merchant, act: "staff added", operator, at: now, after: { username, name, roles: [role] } });
		return ok({ password });
	});
}
