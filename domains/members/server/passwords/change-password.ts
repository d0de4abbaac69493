// Changes a password. Wrong old passwords are counted like failed logins; all other sessions of the member end.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { changePassword } from "../../contract/index.ts";
import { type Attempt, afterFailure, afterSuccess, decideAttempt, decidePasswordChange } from "../../core/index.ts";
import { findById, setPassword } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { bucketOf } from "../secrets.ts";
import { endSessions } from "../sessions/session-store.ts";
import { writeEvent } from "../trail/account-events.ts";
import { lockTallies, writeTallies } from "../ways-in/login-tallies.ts";
import { refusedPassword, wordsOf } from "./refused-password.ts";

type ChangeAnswer = Answer<typeof changePassword>;
type Change = {
	readonly deps: UseCaseDeps;
	readonly input: ParsedInputOf<typeof changePassword>;
	readonly call: CallContext<"member">;
};

export function changePasswordRoute(deps: UseCaseDeps): Route {
	return bind(changePassword, async (input, call) => {
		const rule = deps.brand.brand(call.merchant).fields.password;
		const decided = decidePasswordChange(rule, { ...input, account: call.principal.account });
		if (!decided.ok) {
			const { patternId, minLength: min, maxLength: max } = rule;
			return err(failure(decided.error, decided.error === "PASSWORD_RULE" ? { patternId, min, max } : undefined));
		}
		const own = await deps.db.read((tx) => wordsOf(tx, call.principal.memberId));
		const refused = await refusedPassword(deps, decided.value, own);
		if (refused !== undefined) return err(refused);
		const turn = await deps.passwords.inTurn(() => deps.db.tx((tx) => change(tx, { deps, input, call })));
		if (!turn.ok) return err(failure("SERVER_BUSY"));
		deps.sessions.reread(call.principal.sessionId);
		return turn.value;
	});
}

async function change(tx: Tx, { deps, input, call }: Change): Promise<ChangeAnswer> {
	const { memberId, sessionId } = call.principal;
	const buckets = {
		near: bucketOf("device", [memberId, "change-password"]),
		wide: bucketOf("name", [memberId, "change-password"]),
	};
	const attempt: Attempt = { ...(await lockTallies(tx, buckets, call.now)), knownBrowser: true };
	const gate = decideAttempt(attempt, call.now);
	if (gate.gate === "locked") return err(failure("PASSWORD_LOCKED", { retryAfterSeconds: gate.retryAfterSeconds }));
	const account = await findById(tx, memberId);
	if (account === undefined || !(await deps.passwords.matches(account.passwordHash, input.oldPassword))) {
		await writeTallies(tx, buckets, afterFailure(attempt, call.now));
		await writeEvent(tx, { memberId, kind: "password-refused" }, call);
		return err(failure("WRONG_OLD_PASSWORD"));
	}
	await writeTallies(tx, buckets, afterSuccess(attempt));
	await setPassword(tx, memberId, { hash: await deps.passwords.hash(input.newPassword), changedAt: call.now });
	await endSessions(tx, memberId, { allBut: sessionId });
	await writeEvent(tx, { memberId, kind: "password-changed" }, call);
	return ok({});
}
