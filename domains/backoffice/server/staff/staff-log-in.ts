// The first step into the back office: name and password. A wrong name and a wrong password get the same answers in the
// same order and the same time; three failures lock the name for half an hour, for the network that failed (GLI-19
// B.2.3g, T08).
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { digestOf, newSecret, newTotpSecret, totpAddress } from "#platform/kernel/node";
import { staffLogIn } from "../../contract/index.ts";
import { entryLimits, firstPasswordLapsed, staffName } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { type Counts, countFailure, countsOf, openTally } from "./entry-counts.ts";
import { insertStep } from "./entry-store.ts";
import { findStaff, type StaffRow } from "./staff-store.ts";

export function staffLogInRoute(office: Office): Route {
	const { db, passwords, secrets } = office;
	return bind(staffLogIn, async (typed, call) => {
		const name = { merchant: call.merchant, username: staffName(typed.username) };
		const judged = await passwords.inTurn(() =>
			db.tx(async (tx) => {
				const staff = await findStaff(tx, name);
				const counts = await countsOf(tx, secrets, { ...name, staffId: staff?.id, call });
				const open = await openTally(tx, { counts, now: call.now });
				if (!open.ok) return open;
				const asked = await askForWork(tx, office, { answer: typed.humanVerification, call, counts, ...open.value });
				if (asked !== undefined) return err(asked);
				const right = await passwords.matches(staff?.password_hash, typed.password);
				if (staff !== undefined && right && mayComeIn(staff, call.now))
					return ok(await nextStep(tx, office, { staff, call }));
				await countFailure(tx, { counts, staff, call });
				return err(failure("STAFF_REFUSED"));
			}),
		);
		return judged.ok ? judged.value : err(failure("SERVER_BUSY"));
	});
}

type Asking = {
	readonly answer: string | undefined;
	readonly call: Pick<CallFacts, "now">;
	readonly counts: Counts;
	readonly troubled: boolean;
};

/** After a failure, strangers work before a password is looked at: guessing costs them, whoever they guess at. */
async function askForWork(
	tx: Tx,
	{ human, entryEffort = standardEffort }: Office,
	{ answer, call: { now }, counts, troubled }: Asking,
): Promise<Failure<"STAFF_PROOF_REQUIRED"> | undefined> {
	if (!troubled || counts.browser !== undefined) return undefined;
	if (answer !== undefined && (await human.holds(tx, answer, now))) return undefined;
	return failure("STAFF_PROOF_REQUIRED", await human.ask({ effort: entryEffort, now }));
}

/** About a second of a browser. */
const standardEffort = 2_000;

const mayComeIn = ({ disabled, given_at }: StaffRow, now: Date): boolean =>
	!disabled && (given_at === null || !firstPasswordLapsed(given_at, now));

type Shown = { readonly staff: StaffRow; readonly call: Pick<CallFacts, "now"> };

async function nextStep(tx: Tx, { brand, secrets }: Office, { staff, call }: Shown) {
	const stepToken = newSecret();
	const expiresAt = new Date(call.now.getTime() + entryLimits.stepMinutes * 60_000);
	const step = { digest: digestOf(stepToken), staffId: staff.id, expiresAt };
	if (staff.given_at === null) {
		await insertStep(tx, { ...step, sealedSecret: undefined });
		return { next: "code" as const, stepToken };
	}
	const secret = newTotpSecret();
	await insertStep(tx, { ...step, sealedSecret: secrets.seal(staff.id, secret) });
	const address = totpAddress({
		secret,
		account: staff.username,
		brand: `${brand.brand(staff.merchant).name} Console`,
	});
	return { next: "begin" as const, stepToken, secret, address };
}
