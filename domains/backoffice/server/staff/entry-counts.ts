// Where failures at a name count, and which of them lock. A browser that the name's holder came in with is judged by its
// own failures; a network by its own, and by those of all others where the holder has never come in.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { sayOrigin } from "#platform/desk";
import { type CallFacts, networkOf } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { afterEntryFailure, type EntryTally, entryLimits, isTroubled, lockedSeconds } from "../../core/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { type Count, isKnownNetwork, lockTally, writeTally } from "./entry-store.ts";
import { isKnownBrowser } from "./known-browsers.ts";
import type { StaffRow } from "./staff-store.ts";

type Locked = Failure<"STAFF_LOCKED">;

/** The counts of an attempt. Failures of a known browser count for its network too, but do not judge it. */
export type Counts = {
	readonly near: Count;
	readonly wide: Count | undefined;
	readonly browser: Count | undefined;
};

export type Tried = {
	readonly merchant: string;
	readonly username: string;
	readonly staffId: string | undefined;
	readonly call: Pick<CallFacts, "address" | "browser" | "now">;
};

export async function countsOf(
	tx: Tx,
	secrets: Office["secrets"],
	{ merchant, username, staffId = "0", call }: Tried,
): Promise<Counts> {
	const network = networkOf(call.address);
	const ofName = secrets.nameDigest({ merchant, username });
	const known = await isKnownNetwork(tx, { staffId, network: secrets.networkDigest(staffId, network) });
	const key = call.browser?.key ?? "";
	const browser = await isKnownBrowser(tx, { staffId, key, now: call.now });
	return {
		near: { digest: secrets.triedDigest({ merchant, username, network }), ofName },
		wide: known || browser ? undefined : { digest: ofName, ofName },
		browser: browser ? { digest: secrets.browserTriedDigest(staffId, key), ofName } : undefined,
	};
}

/** Locks the counts, always in one order; refuses while the name is locked for who asks. Answers whether it failed of late. */
export async function openTally(
	tx: Tx,
	{ counts: { near, wide, browser }, now }: { readonly counts: Counts; readonly now: Date },
): Promise<Result<{ readonly troubled: boolean }, Locked>> {
	const network = await lockTally(tx, near, now);
	const others = wide === undefined ? [] : [await lockTally(tx, wide, now)];
	const judging: readonly EntryTally[] =
		browser === undefined ? [network, ...others] : [await lockTally(tx, browser, now)];
	const seconds = Math.max(...judging.map((tally) => lockedSeconds(tally, now)));
	if (seconds > 0) return err(failure("STAFF_LOCKED", { retryAfterSeconds: seconds }));
	return ok({ troubled: judging.some((tally) => isTroubled(tally, now)) });
}

type Failed = {
	readonly counts: Counts;
	readonly staff: StaffRow | undefined;
	readonly call: Pick<CallFacts, "now" | "address" | "requestId">;
};

/** One more failure at a name. That somebody who works here was locked out is written down. Answers whether it locks. */
export async function countFailure(tx: Tx, { counts, staff, call }: Failed): Promise<boolean> {
	const { now } = call;
	const { near, wide, browser } = counts;
	const network = await countOne(tx, near, { now });
	if (wide !== undefined) await countOne(tx, wide, { now, lockAfter: entryLimits.lockAfterWide });
	const { lockedUntil } = browser === undefined ? network : await countOne(tx, browser, { now });
	if (lockedUntil === undefined) return false;
	if (staff !== undefined) {
		await sayOrigin(tx, call);
		const { merchant, username: operator } = staff;
		await writeAct(tx, { merchant, act: "login locked", operator, at: now, after: { until: lockedUntil } });
	}
	return true;
}

/** A count that is locked stays as it is: a known browser fails beside it. */
async function countOne(
	tx: Tx,
	count: Count,
	{ now, lockAfter }: { readonly now: Date; readonly lockAfter?: number },
): Promise<EntryTally> {
	const before = await lockTally(tx, count, now);
	if (lockedSeconds(before, now) > 0) return before;
	const after = afterEntryFailure(before, now, lockAfter);
	await writeTally(tx, count, after);
	return after;
}
