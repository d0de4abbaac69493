// Judges a code that somebody typed. Wrong ones cost the code a try and are counted for their network, over all numbers.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { decideGuess, emptySends, guessWait, networkOf } from "../../core/index.ts";
import type { CodeKeeper, CodeSubject } from "./code-keeper.ts";
import { readCodeRules } from "./code-rules.ts";
import { lockSends, writeSends } from "./code-tallies.ts";

/** `PHONE_TOO_MANY_REQUESTS` carries `{ retryAfterSeconds }`. */
export type CodeFailure = Failure<
	"PHONE_CODE_MISSING" | "PHONE_TOO_MANY_REQUESTS" | "PHONE_CODE_EXPIRED" | "PHONE_CODE_INVALID"
>;

export type TypedCode = {
	readonly subject: CodeSubject;
	readonly code: string | undefined;
	readonly call: Pick<CallFacts, "merchant" | "address" | "now">;
};

/** A good code stays locked, and good, until it is used or the transaction ends. */
export async function checkCode(tx: Tx, codes: CodeKeeper, typed: TypedCode): Promise<Result<undefined, CodeFailure>> {
	const { subject, call } = typed;
	const code = typed.code?.trim() ?? "";
	if (code === "") return err(failure("PHONE_CODE_MISSING"));
	const bucket = codes.bucket(["guesses", call.merchant, networkOf(call.address)]);
	const [tally = emptySends] = await lockSends(tx, [bucket], call.now);
	const wait = guessWait(tally, call.now);
	if (wait > 0) return err(failure("PHONE_TOO_MANY_REQUESTS", { retryAfterSeconds: wait }));
	const verdict = await codes.check(tx, subject, { code, now: call.now });
	if (verdict === "good") return ok(undefined);
	if (verdict === "expired") return err(failure("PHONE_CODE_EXPIRED"));
	const guessed = decideGuess(tally, await readCodeRules(tx, call.merchant), call.now);
	await writeSends(tx, [{ bucket, tally: guessed.after }]);
	if (guessed.wait > 0) return err(failure("PHONE_TOO_MANY_REQUESTS", { retryAfterSeconds: guessed.wait }));
	return err(failure("PHONE_CODE_INVALID"));
}
