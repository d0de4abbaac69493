// The first step into the back office: name and password. A wrong name and a wrong password get the same answers in the
// same order and the same time; three failures lock the name for half an hour, for the network that failed (GLI-19
// B.2.3g, T08).
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallFacts, networkOf, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { digestOf, newSecret, newTotpSecret, totpAddress } from "#platform/kernel/node";
import { staffLogIn } from "../../contract/index.ts";
import { afterEntryFailure, entryLimits, firstPasswordLapsed, lockedSeconds, staffName } from "../../core/index.ts";
import { sayOrigin } from "../desk.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { type Count, insertStep, isKnownNetwork, lockTally, writeTally } from "./entry-store.ts";
import { findStaff, type StaffRow } from "./staff-store.ts";

export function staffLogInRoute(office: Office): Route {
	const { db, passwords, secrets } = office;
	return bind(staffLogIn, async (typed, call) => {
		const name = { merchant: call.merchant, username: staffName(typed.username) };
		const judged = await passwords.inTurn(() =>
			db.tx(async (tx) => {
				const staff = await findStaff(tx, name);
				const counts = await countsOf(tx, secrets, { ...name, staffId: staff?.id, address: call.address });
				const open = await openTally(tx, { counts, now: call.now });
				if (!open.ok) return open;
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

type Locked = Failure<"STAFF_LOCKED">;

/** Where failures of an attempt count. Those at a place that the name's holder has come in from count there alone. */
export type Counts = { readonly near: Count; readonly wide: Count | undefined };

type Tried = {
	readonly merchant: string;
	readonly username: string;
	readonly staffId: string | undefined;
	readonly address: string;
};

export async function countsOf(
	tx: Tx,
	secrets: Office["secrets"],
	{ merchant, username, staffId = "0", address }: Tried,
): Promise<Counts> {
	const network = networkOf(address);
	const ofName = secrets.nameDigest({ merchant, username });
	const known = await isKnownNetwork(tx, { staffId, network: secrets.networkDigest(staffId, network) });
	return {
		near: { digest: secrets.triedDigest({ merchant, username, network }), ofName },
		wide: known ? undefined : { digest: ofName, ofName },
	};
}

/** Locks the counts, always in one order; refuses while the name is locked for this network. */
export async function openTally(
	tx: Tx,
	{ counts: { near, wide }, now }: { readonly counts: Counts; readonly now: Date },
): Promise<Result<undefined, Locked>> {
	const waits: number[] = [];
	for (const count of [near, ...(wide === undefined ? [] : [wide])])
		waits.push(lockedSeconds(await lockTally(tx, count, now), now));
	const seconds = Math.max(...waits);
	return seconds === 0 ? ok(undefined) : err(failure("STAFF_LOCKED", { retryAfterSeconds: seconds }));
}

const mayComeIn = ({ disabled, given_at }: StaffRow, now: Date): boolean =>
	!disabled && (given_at === null || !firstPasswordLapsed(given_at, now));

type Failed = {
	readonly counts: Counts;
	readonly staff: StaffRow | undefined;
	readonly call: Pick<CallFacts, "now" | "address" | "requestId">;
};

/** One more failure at a name. That somebody who works here was locked out is written down. Answers whether it locks. */
export async function countFailure(tx: Tx, { counts, staff, call }: Failed): Promise<boolean> {
	const { now } = call;
	const { near, wide } = counts;
	const tally = afterEntryFailure(await lockTally(tx, near, now), now);
	await writeTally(tx, near, tally);
	if (wide !== undefined) {
		const all = afterEntryFailure(await lockTally(tx, wide, now), now, entryLimits.lockAfterWide);
		await writeTally(tx, wide, all);
	}
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
