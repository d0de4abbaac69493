// Checks a secret of a member who is logged in, for acts that ask for it once more: the login password, or the payment
// password. Wrong ones are counted like failed logins, apart from those: whoever found an open session guesses three
// times and no more.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts, Principal } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { type Attempt, afterFailure, afterSuccess, decideAttempt } from "../../core/index.ts";
import { type Account, findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { bucketOf } from "../secrets.ts";
import { writeEvent } from "../trail/account-events.ts";
import { lockTallies, writeTallies } from "../ways-in/login-tallies.ts";

/** `PASSWORD_LOCKED` carries `{ retryAfterSeconds }`. */
export type PasswordFailure = Failure<"SERVER_BUSY" | "PASSWORD_LOCKED" | "WRONG_PASSWORD">;
export type PasswordCall = Pick<CallFacts, "merchant" | "address" | "now"> & { readonly principal: Principal };

export async function confirmPassword(
	deps: Pick<UseCaseDeps, "db" | "passwords">,
	password: string,
	call: PasswordCall,
): Promise<Result<undefined, PasswordFailure>> {
	const confirmed = await confirmSecret(deps, { use: "confirm-password", typed: password, call });
	if (confirmed.ok) return confirmed;
	if (confirmed.error.refused === "busy") return err(failure("SERVER_BUSY"));
	if (confirmed.error.refused === "wrong") return err(failure("WRONG_PASSWORD"));
	return err(failure("PASSWORD_LOCKED", { retryAfterSeconds: confirmed.error.retryAfterSeconds }));
}

/** In the words of an act that is proven by it. */
export const proofWords = (refused: PasswordFailure) =>
	refused.code === "WRONG_PASSWORD" ? failure("PROOF_WRONG") : failure(refused.code, refused.value);

const hashOf = {
	"confirm-password": (account: Account) => account.passwordHash,
	"payment-password": (account: Account) => account.paymentPasswordHash,
} as const;

export type SecretTyped = {
	/** Each is counted apart. */
	readonly use: keyof typeof hashOf;
	readonly typed: string;
	readonly call: PasswordCall;
};

export type SecretRefusal =
	| { readonly refused: "busy" }
	| { readonly refused: "wrong" }
	| { readonly refused: "locked"; readonly retryAfterSeconds: number };

export async function confirmSecret(
	{ db, passwords }: Pick<UseCaseDeps, "db" | "passwords">,
	secret: SecretTyped,
): Promise<Result<undefined, SecretRefusal>> {
	const turn = await passwords.inTurn(() => db.tx((tx) => check(tx, passwords, secret)));
	return turn.ok ? turn.value : err({ refused: "busy" });
}

async function check(
	tx: Tx,
	passwords: UseCaseDeps["passwords"],
	{ use, typed, call }: SecretTyped,
): Promise<Result<undefined, SecretRefusal>> {
	const { memberId } = call.principal;
	const buckets = { near: bucketOf("device", [memberId, use]), wide: bucketOf("name", [memberId, use]) };
	const attempt: Attempt = { ...(await lockTallies(tx, buckets, call.now)), knownBrowser: true };
	const gate = decideAttempt(attempt, call.now);
	if (gate.gate === "locked") return err({ refused: "locked", retryAfterSeconds: gate.retryAfterSeconds });
	const account = await findById(tx, memberId);
	if (account === undefined || !(await passwords.matches(hashOf[use](account), typed))) {
		await writeTallies(tx, buckets, afterFailure(attempt, call.now));
		await writeEvent(tx, { memberId, kind: "password-refused" }, call);
		return err({ refused: "wrong" });
	}
	await writeTallies(tx, buckets, afterSuccess(attempt));
	return ok(undefined);
}
