// The first step into the back office: name and password. A wrong name and a wrong password get the same answers in the
// same order and the same time; three failures lock the name for half an hour (GLI-19 B.2.3g, T08).
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallFacts, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { digestOf, newSecret, newTotpSecret, totpAddress } from "#platform/kernel/node";
import { staffLogIn } from "../../contract/index.ts";
import { afterEntryFailure, entryLimits, firstPasswordLapsed, lockedSeconds, staffName } from "../../core/index.ts";
import { sayOrigin } from "../desk.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { insertStep, lockTally, writeTally } from "./entry-store.ts";
import { findStaff, type StaffRow } from "./staff-store.ts";

export function staffLogInRoute(office: Office): Route {
	const { db, passwords, secrets } = office;
	return bind(staffLogIn, async (typed, call) => {
		const name = { merchant: call.merchant, username: staffName(typed.username) };
		const judged = await passwords.inTurn(() =>
			db.tx(async (tx) => {
				const open = await openTally(tx, { digest: secrets.nameDigest(name), now: call.now });
				if (!open.ok) return open;
				const staff = await findStaff(tx, name);
				const right = await passwords.matches(staff?.password_hash, typed.password);
				if (staff !== undefined && right && mayComeIn(staff, call.now))
					return ok(await nextStep(tx, office, { staff, call }));
				await countFailure(tx, { digest: secrets.nameDigest(name), staff, call });
				return err(failure("STAFF_REFUSED"));
			}),
		);
		return judged.ok ? judged.value : err(failure("SERVER_BUSY"));
	});
}

type Locked = Failure<"STAFF_LOCKED">;

/** Locks the name's count; refuses while the name is locked. */
export async function openTally(
	tx: Tx,
	{ digest, now }: { readonly digest: Buffer; readonly now: Date },
): Promise<Result<undefined, Locked>> {
	const seconds = lockedSeconds(await lockTally(tx, digest, now), now);
	return seconds === 0 ? ok(undefined) : err(failure("STAFF_LOCKED", { retryAfterSeconds: seconds }));
}

const mayComeIn = ({ disabled, given_at }: StaffRow, now: Date): boolean =>
	!disabled && (given_at === null || !firstPasswordLapsed(given_at, now));

type Failed = {
	readonly digest: Buffer;
	readonly staff: StaffRow | undefined;
	readonly call: Pick<CallFacts, "now" | "address" | "requestId">;
};

/** One more failure at a name. That somebody who works here was locked out is written down. Answers whether it locks. */
export async function countFailure(tx: Tx, { digest, staff, call }: Failed): Promise<boolean> {
	const { now } = call;
	const tally = afterEntryFailure(await lockTally(tx, digest, now), now);
	await writeTally(tx, digest, tally);
	if (tally.lockedUntil === undefined) return false;
	if (staff !== undefined) {
		await sayOrigin(tx, call);
		const { merchant, username: operator } = staff;
		await writeAct(tx, { merchant, act: "login locked", operator, at: now, after: { until: tally.lockedUntil } });
	}
	return true;
}

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
