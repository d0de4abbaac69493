// Ends a first login: the password that was given is replaced by one of the person's own, and the authenticator that was
// shown is on from now. Backup codes are answered this once.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { staffBegin } from "../../contract/index.ts";
import { staffPasswordFault } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { newBackupCodes, stepOf } from "./secrets.ts";
import { enter, type OpenStep, openStep, refuseCode } from "./staff-prove.ts";
import { keepBackupCodes, updateStaff } from "./staff-store.ts";

export function staffBeginRoute(office: Office): Route {
	const { db, passwords } = office;
	return bind(staffBegin, async (typed, call) => {
		const done = await passwords.inTurn(() =>
			db.tx(async (tx) => {
				const open = await openStep(tx, office, { ...typed, call });
				if (!open.ok) return open;
				const { staff } = open.value;
				if (staffPasswordFault({ password: typed.newPassword, username: staff.username }) !== undefined)
					return err(failure("STAFF_PASSWORD_WEAK"));
				if (await passwords.matches(staff.password_hash, typed.newPassword)) return err(failure("STAFF_PASSWORD_WEAK"));
				return begin(tx, office, { ...typed, ...open.value, call });
			}),
		);
		return done.ok ? done.value : err(failure("SERVER_BUSY"));
	});
}

type Beginning = OpenStep & {
	readonly newPassword: string;
	readonly code: string;
	readonly call: CallFacts;
};

async function begin(tx: Tx, office: Office, { step, staff, counts, newPassword, code, call }: Beginning) {
	const { secrets, passwords } = office;
	const sealed = staff.given_at === null ? undefined : step.sealedSecret;
	const secret = sealed === undefined ? undefined : secrets.open(staff.id, sealed);
	if (sealed === undefined || secret === undefined) return err(failure("STEP_OVER"));
	const taken = await stepOf({ secret, code, now: call.now, after: 0 });
	if (taken === undefined) return refuseCode(tx, { staff, counts, call });
	await updateStaff(tx, staff.id, {
		password_hash: await passwords.hash(newPassword),
		given_at: null,
		sealed_secret: sealed,
		last_step: String(taken),
	});
	const backupCodes = [...newBackupCodes(office.chance)];
	const digests = backupCodes.map((one) => secrets.backupDigest(staff.id, one));
	await keepBackupCodes(tx, { staffId: staff.id, digests });
	return ok({ token: await enter(tx, office, { staff, counts, call }), backupCodes });
}
