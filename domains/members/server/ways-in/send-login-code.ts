// Sends the code of a login's second proof to the member's proven number or address, by the limits of every code.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err } from "#platform/kernel";
import { sendLoginCode } from "../../contract/index.ts";
import { findById } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { lockLoginProof } from "./login-proofs.ts";
import { waysOf } from "./second-ways.ts";
import { sendSecondCode } from "./send-second-code.ts";

export function sendLoginCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendLoginCode, ({ proofToken: token, way }, call) =>
		deps.db.tx(async (tx) => {
			const waiting = await lockLoginProof(tx, deps.codes, { token, call });
			const account = waiting === undefined ? undefined : await findById(tx, waiting.memberId);
			if (account === undefined) return err(failure("LOGIN_PROOF_EXPIRED"));
			const known = (await waysOf(tx, { ...deps, memberId: account.id })).find((one) => one.way === way);
			if (known === undefined) return err(failure("PHONE_NOT_ENABLED"));
			const { id: memberId, account: name } = account;
			return sendSecondCode(tx, deps, { way, target: known.target, memberId, account: name, call });
		}),
	);
}
