// Makes an account for somebody who works here, with a first password that is shown once and holds for a day.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { addStaff } from "../../contract/index.ts";
import { staffName, staffNameShape } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { mayGive } from "./grants.ts";
import { newFirstPassword } from "./secrets.ts";
import { insertStaff } from "./staff-store.ts";

export function addStaffRoute(office: Office): Route {
	return bind(addStaff, async (input, call) => {
		const username = staffName(input.username);
		if (!staffNameShape.test(username)) return err(failure("STAFF_NAME_INVALID"));
		const password = newFirstPassword(office.chance);
		const hashed = await office.passwords.inTurn(() => office.passwords.hash(password));
		if (!hashed.ok) return err(failure("SERVER_BUSY"));
		return atDesk(office.db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const may = await mayGive(tx, call, { before: [], after: input.roles, known: office.permissions });
			if (!may.ok) return may;
			const { name, roles } = input;
			const row = { merchant, username, name, roles, password_hash: hashed.value, created_at: call.now };
			const staffId = await insertStaff(tx, row);
			if (staffId === undefined) return err(failure("STAFF_NAME_TAKEN"));
			await writeAct(tx, { merchant, act: "staff added", operator, at: call.now, after: { username, name, roles } });
			return ok({ staffId, password });
		});
	});
}
