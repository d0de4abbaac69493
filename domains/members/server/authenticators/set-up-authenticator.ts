// Sets an authenticator up: a secret behind the password, and on with its first code.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { totpAddress } from "#platform/kernel/node";
import { confirmAuthenticator, startAuthenticator } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPassword, proofWords } from "../passwords/confirm-password.ts";
import { tellChange } from "../trail/tell-change.ts";
import { countedProof } from "../ways-in/counted-proof.ts";

export function startAuthenticatorRoute(deps: UseCaseDeps): Route {
	return bind(startAuthenticator, async ({ password }, call) => {
		const { memberId, account } = call.principal;
		const { on } = await deps.db.read((tx) => deps.authenticators.state(tx, memberId));
		if (on) return err(failure("AUTHENTICATOR_ON"));
		const confirmed = await confirmPassword(deps, password, call);
		if (!confirmed.ok) return err(proofWords(confirmed.error));
		const secret = await deps.db.tx((tx) => deps.authenticators.begin(tx, { memberId, now: call.now }));
		if (secret === undefined) return err(failure("AUTHENTICATOR_ON"));
		return ok({ secret, uri: totpAddress({ secret, account, brand: deps.brand.brand(call.merchant).name }) });
	});
}

export function confirmAuthenticatorRoute(deps: UseCaseDeps): Route {
	return bind(confirmAuthenticator, ({ code }, call) => {
		const { memberId } = call.principal;
		return deps.db.tx(async (tx) => {
			// Before anything is counted: a right answer where nothing is guarded must not forgive wrong ones.
			if (!(await deps.authenticators.awaitsFirst(tx, { memberId, now: call.now })))
				return err(failure("AUTHENTICATOR_NOT_BEGUN"));
			const codes = await countedProof(tx, { memberId, call }, async () => {
				const confirmed = await deps.authenticators.confirm(tx, { memberId, code, now: call.now });
				return confirmed === undefined ? err(failure("SECOND_PROOF_WRONG")) : ok(confirmed);
			});
			if (!codes.ok) return codes;
			await tellChange(tx, deps.courier, { change: "authenticator-on", call });
			return ok({ backupCodes: [...codes.value] });
		});
	});
}
