// The second step into the back office: the authenticator's code, or a backup code. Failures count with the password's.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { sayOrigin } from "#platform/desk";
import { bind, type CallFacts, networkOf, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { digestOf } from "#platform/kernel/node";
import { staffProve } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { type Counts, countFailure, countsOf, openTally } from "./entry-counts.ts";
import { dropSteps, dropTally, type EntryStep, keepNetwork, lockStep } from "./entry-store.ts";
import { keepBrowser } from "./known-browsers.ts";
import { stepOf } from "./secrets.ts";
import { openSession } from "./sessions.ts";
import { lockStaffOfStep, type StaffRow, spendBackupCode, updateStaff } from "./staff-store.ts";

export function staffProveRoute(office: Office): Route {
	return bind(staffProve, async ({ stepToken, code }, call) =>
		office.db.tx(async (tx) => {
			const open = await openStep(tx, office, { stepToken, call });
			if (!open.ok) return open;
			const { staff, counts } = open.value;
			if (staff.sealed_secret === null) return err(failure("STEP_OVER"));
			if (!(await takeCode(tx, office, { staff, code, now: call.now }))) return refuseCode(tx, { staff, counts, call });
			return ok({ token: await enter(tx, office, { staff, counts, call }) });
		}),
	);
}

/** A login that has shown its password: whose it is, and where its failures count. */
export type OpenStep = { readonly step: EntryStep; readonly staff: StaffRow; readonly counts: Counts };

type StepRefusal = Failure<"STEP_OVER" | "STAFF_LOCKED">;

/** Locks the step, the person and the count of their name. */
export async function openStep(
	tx: Tx,
	{ secrets }: Office,
	{
		stepToken,
		call,
	}: { readonly stepToken: string; readonly call: Pick<CallFacts, "now" | "merchant" | "address" | "browser"> },
): Promise<Result<OpenStep, StepRefusal>> {
	const step = await lockStep(tx, { digest: digestOf(stepToken), now: call.now });
	const staff = step === undefined ? undefined : await lockStaffOfStep(tx, step.staffId);
	if (step === undefined || staff === undefined || staff.disabled || staff.merchant !== call.merchant)
		return err(failure("STEP_OVER"));
	const { merchant, username, id: staffId } = staff;
	const counts = await countsOf(tx, secrets, { merchant, username, staffId, call });
	const open = await openTally(tx, { counts, now: call.now });
	return open.ok ? ok({ step, staff, counts }) : open;
}

async function takeCode(
	tx: Tx,
	{ secrets }: Office,
	{ staff, code, now }: { readonly staff: StaffRow; readonly code: string; readonly now: Date },
): Promise<boolean> {
	const { id, sealed_secret, last_step } = staff;
	const secret = sealed_secret === null ? undefined : secrets.open(id, sealed_secret);
	const step = secret === undefined ? undefined : await stepOf({ secret, code, now, after: Number(last_step) });
	if (step === undefined) return spendBackupCode(tx, { staffId: id, digest: secrets.backupDigest(id, code) });
	await updateStaff(tx, id, { last_step: String(step) });
	return true;
}

type Entering = Pick<OpenStep, "staff" | "counts"> & { readonly call: CallFacts };

/** A wrong code counts as a failure of the login; the one that locks ends what was begun. */
export async function refuseCode(
	tx: Tx,
	{ staff, counts, call }: Entering,
): Promise<Result<never, Failure<"STAFF_REFUSED">>> {
	if (await countFailure(tx, { counts, staff, call })) await dropSteps(tx, staff.id);
	return err(failure("STAFF_REFUSED"));
}

/** Opens the session, forgets what was begun and what failed, and writes it down. */
export async function enter(tx: Tx, { newId, secrets }: Office, { staff, counts, call }: Entering): Promise<string> {
	const { now, address, userAgent } = call;
	await dropSteps(tx, staff.id);
	for (const count of [counts.near, counts.browser]) if (count !== undefined) await dropTally(tx, count);
	await keepNetwork(tx, { staffId: staff.id, network: secrets.networkDigest(staff.id, networkOf(address)), now });
	await keepBrowser(tx, { staffId: staff.id, browser: call.browser, now });
	await updateStaff(tx, staff.id, { last_access_at: now });
	await sayOrigin(tx, call);
	await writeAct(tx, { merchant: staff.merchant, act: "logged in", operator: staff.username, at: now });
	return openSession(tx, newId, { staffId: staff.id, now, address, userAgent });
}
