// Changes an account of somebody who works here: roles, disabled, its lock, its way in. Each is written down with before
// and after, and ends the sessions where what they may do gets less than it was.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, type DeskCall } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { changeStaff } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { dropSteps, unlockName } from "./entry-store.ts";
import { mayGive } from "./grants.ts";
import { forgetBrowsers } from "./known-browsers.ts";
import { newFirstPassword } from "./secrets.ts";
import { endSessions } from "./sessions.ts";
import { keepBackupCodes, lockStaff, type StaffRow, updateStaff } from "./staff-store.ts";

export function changeStaffRoute(office: Office): Route {
	const { db, passwords, chance } = office;
	return bind(changeStaff, async ({ staffId, change }, call) => {
		const password = change.kind === "renew" ? newFirstPassword(chance) : null;
		const hashed = password === null ? ok("") : await passwords.inTurn(() => passwords.hash(password));
		if (!hashed.ok) return err(failure("SERVER_BUSY"));
		return atDesk(db, call, async (tx) => {
			const staff = await lockStaff(tx, { merchant: call.staff.merchant, id: staffId });
			if (staff === undefined) return err(failure("STAFF_NOT_FOUND"));
			const after = change.kind === "roles" ? change.roles : staff.roles;
			const before = change.kind === "roles" ? staff.roles : [];
			const may = await mayGive(tx, call, { staffId, before, after, known: office.permissions });
			if (!may.ok) return may;
			await carryOut(tx, office, { staff, change, call, hash: hashed.value });
			return ok({ password });
		});
	});
}

type Change =
	| { readonly kind: "roles"; readonly roles: readonly string[] }
	| { readonly kind: "disabled"; readonly disabled: boolean }
	| { readonly kind: "unlock" }
	| { readonly kind: "renew" };

type Changing = {
	readonly staff: StaffRow;
	readonly change: Change;
	readonly call: DeskCall;
	/** Of the new first password. */
	readonly hash: string;
};

async function carryOut(tx: Tx, office: Office, { staff, change, call, hash }: Changing): Promise<void> {
	const { username } = staff;
	const about = { merchant: staff.merchant, operator: call.staff.name, at: call.now };
	if (change.kind === "roles") {
		const [before, after] = [{ username, roles: staff.roles }, { roles: change.roles }];
		await updateStaff(tx, staff.id, { roles: [...change.roles] });
		return writeAct(tx, { ...about, act: "staff roles changed", before, after });
	}
	if (change.kind === "disabled") {
		await updateStaff(tx, staff.id, { disabled: change.disabled });
		if (change.disabled) await shutOut(tx, staff.id);
		const [before, after] = [{ username, disabled: staff.disabled }, { disabled: change.disabled }];
		return writeAct(tx, { ...about, act: change.disabled ? "staff disabled" : "staff enabled", before, after });
	}
	await unlockName(tx, office.secrets.nameDigest(staff));
	if (change.kind === "unlock") return writeAct(tx, { ...about, act: "staff unlocked", before: { username } });
	await giveFirstPassword(tx, { id: staff.id, hash, now: call.now });
	return writeAct(tx, { ...about, act: "staff password given", before: { username } });
}

/** The old password, the authenticator, the backup codes and every session end with it. */
export async function giveFirstPassword(
	tx: Tx,
	{ id, hash, now }: { readonly id: string; readonly hash: string; readonly now: Date },
): Promise<void> {
	await updateStaff(tx, id, { password_hash: hash, given_at: now, sealed_secret: null, last_step: "0" });
	await keepBackupCodes(tx, { staffId: id, digests: [] });
	await shutOut(tx, id);
}

async function shutOut(tx: Tx, staffId: string): Promise<void> {
	await dropSteps(tx, staffId);
	await forgetBrowsers(tx, staffId);
	await endSessions(tx, { staffId });
}
