// What a code of the app, or a backup code, allows in the security centre: new backup codes, and turning it off.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { renewBackupCodes, stopAuthenticator } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { writeEvent } from "../trail/account-events.ts";
import { tellChange } from "../trail/tell-change.ts";
import { countedProof } from "../ways-in/counted-proof.ts";
import { judges } from "../ways-in/second-ways.ts";

export function renewBackupCodesRoute(deps: UseCaseDeps): Route {
	return bind(renewBackupCodes, ({ proof }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId } = call.principal;
			const proven = await proveByCode(tx, deps, { proof, call });
			if (!proven.ok) return proven;
			const codes = await deps.authenticators.renewBackup(tx, memberId);
			await writeEvent(tx, { memberId, kind: "backup-codes-renewed" }, call);
			return ok({ backupCodes: [...codes] });
		}),
	);
}

export function stopAuthenticatorRoute(deps: UseCaseDeps): Route {
	return bind(stopAuthenticator, ({ proof }, call) =>
		deps.db.tx(async (tx) => {
			const { memberId } = call.principal;
			const proven = await proveByCode(tx, deps, { proof, call });
			if (!proven.ok) return proven;
			await deps.authenticators.remove(tx, memberId);
			await tellChange(tx, deps.courier, { change: "authenticator-off", call });
			return ok({});
		}),
	);
}

async function proveByCode(
	tx: Tx,
	deps: UseCaseDeps,
	{ proof, call }: { readonly proof: string; readonly call: CallContext<"member"> },
) {
	const { memberId } = call.principal;
	if (!(await deps.authenticators.state(tx, memberId)).on) return err(failure("AUTHENTICATOR_OFF"));
	const proving = { ...deps, memberId, target: "", proof, call };
	return countedProof(tx, { memberId, call }, () => judges.authenticator(tx, proving));
}
