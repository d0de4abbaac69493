// Checks the password of a member who is logged in, for acts that ask for it once more. Wrong ones are counted like
// failed logins, apart from those: whoever found an open session guesses three times and no more.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts, Principal } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { type Attempt, afterFailure, afterSuccess, decideAttempt } from "../core/index.ts";
import { writeEvent } from "./account-events.ts";
import { findById } from "./account-store.ts";
import type { UseCaseDeps } from "./deps.ts";
import { lockTallies, writeTallies } from "./login-tallies.ts";
import { bucketOf } from "./secrets.ts";

/** `PASSWORD_LOCKED` carries `{ retryAfterSeconds }`. */
export type PasswordFailure = Failure<"SERVER_BUSY" | "PASSWORD_LOCKED" | "WRONG_PASSWORD">;
export type PasswordCall = Pick<CallFacts, "merchant" | "address" | "now"> & { readonly principal: Principal };
type Confirmed = Result<undefined, PasswordFailure>;

export async function confirmPassword(
	deps: Pick<UseCaseDeps, "db" | "passwords">,
	password: string,
	call: PasswordCall,
): Promise<Confirmed> {
	const turn = await deps.passwords.inTurn(() =>
		deps.db.tx((tx) => check(tx, { passwords: deps.passwords, password, call })),
	);
	return turn.ok ? turn.value : err(failure("SERVER_BUSY"));
}

/** In the words of an act that is proven by it. */
export const proofWords = (refused: PasswordFailure) =>
	refused.code === "WRONG_PASSWORD" ? failure("PROOF_WRONG") : failure(refused.code, refused.value);

type Check = {
	readonly passwords: UseCaseDeps["passwords"];
	readonly password: string;
	readonly call: PasswordCall;
};

async function check(tx: Tx, { passwords, password, call }: Check): Promise<Confirmed> {
	const { memberId } = call.principal;
	const buckets = {
		near: bucketOf("device", [memberId, "confirm-password"]),
		wide: bucketOf("name", [memberId, "confirm-password"]),
	};
	const attempt: Attempt = { ...(await lockTallies(tx, buckets, call.now)), knownBrowser: true };
	const gate = decideAttempt(attempt, call.now);
	if (gate.gate === "locked") return err(failure("PASSWORD_LOCKED", { retryAfterSeconds: gate.retryAfterSeconds }));
	const account = await findById(tx, memberId);
	if (account === undefined || !(await passwords.matches(account.passwordHash, password))) {
		await writeTallies(tx, buckets, afterFailure(attempt, call.now));
		await writeEvent(tx, { memberId, kind: "password-refused" }, call);
		return err(failure("WRONG_PASSWORD"));
	}
	await writeTallies(tx, buckets, afterSuccess(attempt));
	return ok(undefined);
}
