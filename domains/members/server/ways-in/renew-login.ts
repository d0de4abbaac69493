// Makes a login fresh again in place: the same secrets as a login, counted and locked like those that acts of who is logged in
// ask for. The session stays; only the time that a fresh login counts from moves.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { renewLogin } from "../../contract/index.ts";
import { hasLapsed } from "../../core/index.ts";
import { findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { renewSession } from "../sessions/session-store.ts";
import { writeEvent } from "../trail/account-events.ts";
import { countedProof } from "./counted-proof.ts";
import { judges } from "./second-ways.ts";

export function renewLoginRoute(deps: UseCaseDeps): Route {
	return bind(renewLogin, async ({ password, proof = "" }, call) => {
		const confirmed = await confirmPassword(deps, password, call);
		if (!confirmed.ok) return confirmed;
		return deps.db.tx((tx) => renew(tx, deps, { proof, call }));
	});
}

type Renewing = { readonly proof: string; readonly call: CallContext<"member"> };

async function renew(tx: Tx, deps: UseCaseDeps, { proof, call }: Renewing): Promise<Answer<typeof renewLogin>> {
	const { memberId, sessionId } = call.principal;
	const account = await findById(tx, memberId);
	// A password that was handed out and has had its time opens nothing any more.
	if (account === undefined || lapsed(account, call.now)) return err(failure("WRONG_PASSWORD"));
	if ((await deps.authenticators.state(tx, memberId)).on) {
		const proving = { ...deps, memberId, target: "", proof, call };
		const proven = await countedProof(tx, { memberId, call }, () => judges.authenticator(tx, proving));
		if (!proven.ok) return proven;
	}
	await renewSession(tx, { memberId, sessionId, now: call.now });
	await writeEvent(tx, { memberId, kind: "login-renewed" }, call);
	return ok({});
}

const lapsed = (account: NonNullable<Awaited<ReturnType<typeof findById>>>, now: Date): boolean =>
	hasLapsed({ isDefault: account.passwordIsDefault, changedAt: account.passwordChangedAt }, now);
