// Judges a second proof and counts the wrong ones, apart from wrong passwords: three from one network lock it for a
// quarter of an hour, however often it begins anew. Proofs of one member wait for each other, so that of many at once
// no more are judged.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, type Result } from "#platform/kernel";
import { type Attempt, afterFailure, afterSuccess, decideAttempt, networkOf } from "../../core/index.ts";
import { bucketOf } from "../secrets.ts";
import { writeEvent } from "../trail/account-events.ts";
import { lockTallies, type TallyBuckets, writeTallies } from "./login-tallies.ts";
import type { WayFailure } from "./second-ways.ts";

/** `PROOF_LOCKED` carries `{ retryAfterSeconds }`. */
export type ProofFailure = WayFailure | Failure<"PROOF_LOCKED">;
type ProvingCall = { readonly memberId: string; readonly call: Pick<CallFacts, "merchant" | "address" | "now"> };

export async function countedProof<Value>(
	tx: Tx,
	{ memberId, call }: ProvingCall,
	judge: () => Promise<Result<Value, WayFailure>>,
): Promise<Result<Value, ProofFailure>> {
	const buckets = bucketsOf({ memberId, call });
	const attempt: Attempt = { ...(await lockTallies(tx, buckets, call.now)), knownBrowser: false };
	const gate = decideAttempt(attempt, call.now);
	if (gate.gate === "locked") {
		await writeEvent(tx, { memberId, kind: "login-locked" }, call);
		return err(failure("PROOF_LOCKED", { retryAfterSeconds: gate.retryAfterSeconds }));
	}
	const judged = await judge();
	if (judged.ok) {
		await writeTallies(tx, buckets, afterSuccess(attempt));
		return judged;
	}
	if (judged.error.code === "SECOND_PROOF_WRONG") await writeTallies(tx, buckets, afterFailure(attempt, call.now));
	await writeEvent(tx, { memberId, kind: "second-proof-refused" }, call);
	return judged;
}

const bucketsOf = ({ memberId, call }: ProvingCall): TallyBuckets => ({
	near: bucketOf("network", [memberId, "second-proof", networkOf(call.address)]),
	wide: bucketOf("name", [memberId, "second-proof"]),
});
